import type { ClientImport } from '@app/contract/clients/client-imports.contract';
import { ROW_OUTCOMES, type RowOutcome } from '@app/domain/clients/client-import';
import { UnstyledButton } from '@mantine/core';
import { IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../foundation/format.ts';
import { outcomeLabels, reportLabels } from './client-import.labels.ts';
import { outcomeLooks } from './client-import-badge.tsx';
import classes from './client-import-report.module.css';

type ClientImportCountsProps = {
  imported: ClientImport;
  chosen: RowOutcome | null;
  onChoose: (outcome: RowOutcome | null) => void;
};

/** Each number leads to its rows. */
export function ClientImportCounts({ imported, chosen, onChoose }: ClientImportCountsProps) {
  const { counts, totalRows } = imported;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and nothing is sent here.
    <div role="group" aria-label={reportLabels.filter} className={classes.counts}>
      <Count
        label={reportLabels.all}
        count={totalRows}
        icon={<IconList size={18} />}
        color="gray"
        pressed={chosen === null}
        onPress={() => onChoose(null)}
      />
      {ROW_OUTCOMES.map((outcome) => {
        const { color, icon: Sign } = outcomeLooks[outcome];
        return (
          <Count
            key={outcome}
            label={outcomeLabels[outcome].many}
            count={counts[outcome]}
            icon={<Sign size={18} />}
            color={color}
            pressed={chosen === outcome}
            onPress={() => onChoose(chosen === outcome ? null : outcome)}
          />
        );
      })}
    </div>
  );
}

type CountProps = {
  label: string;
  count: number;
  icon: ReactNode;
  color: string;
  pressed: boolean;
  onPress: () => void;
};

function Count({ label, count, icon, color, pressed, onPress }: CountProps) {
  const iconColor = `var(--mantine-color-${color}-light-color)`;
  return (
    <UnstyledButton
      className={classes.count}
      aria-pressed={pressed}
      disabled={count === 0}
      onClick={onPress}
    >
      <span className={classes.countLabel}>
        <span style={{ color: iconColor }}>{icon}</span>
        {label}
      </span>{' '}
      <span className={classes.figure}>{formatNumber(count)}</span>
    </UnstyledButton>
  );
}
