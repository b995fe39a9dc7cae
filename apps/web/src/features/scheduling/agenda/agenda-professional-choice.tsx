import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { agendaLabels } from './agenda.labels.ts';
import classes from './agenda.module.css';

type AgendaProfessionalChoiceProps = {
  professionals: readonly AgendaColumn[];
  value: string;
  onChoose: (id: string) => void;
};

/** Whose agenda is shown, where there is room for one. */
export function AgendaProfessionalChoice(props: AgendaProfessionalChoiceProps) {
  const { professionals, value, onChoose } = props;
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a wipe may choose one that is out of sight.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [value]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" className={classes.people} aria-label={agendaLabels.professional}>
      {professionals.map((professional) => (
        <UnstyledButton
          key={professional.id}
          ref={professional.id === value ? chosen : null}
          className={classes.person}
          aria-pressed={professional.id === value}
          onClick={() => onChoose(professional.id)}
        >
          <ProfessionalAvatar professional={professional} size={28} />
          <span className={classes.name}>{professional.name}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
