import { UnstyledButton } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ProfessionalAvatar } from '../../team/professionals/professional-avatar.tsx';
import { useAgenda, useShownProfessional } from './agenda.api.ts';
import { agendaLabels } from './agenda.labels.ts';
import classes from './agenda.module.css';

/** Whose agenda is shown, where there is room for one: a finger away from the next. */
export function AgendaPeopleStrip({ date }: { date: string }) {
  const professionals = useAgenda(date).data?.professionals ?? [];
  const { one, choose } = useShownProfessional(professionals);
  const chosen = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the one who was left may be out of sight.
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [one?.id]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <div role="group" className={classes.people} aria-label={agendaLabels.professional}>
      {professionals.length > 1 &&
        professionals.map((professional) => (
          <UnstyledButton
            key={professional.id}
            ref={professional.id === one?.id ? chosen : null}
            className={classes.person}
            aria-pressed={professional.id === one?.id}
            onClick={() => choose(professional.id)}
          >
            <ProfessionalAvatar professional={professional} size={32} />
            <span className={classes.personName}>{professional.name}</span>
          </UnstyledButton>
        ))}
    </div>
  );
}
