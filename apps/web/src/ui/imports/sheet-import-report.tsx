import type { RowOutcome } from '@app/domain/shared/sheet-import';
import { Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCirclePlus, IconCircleX, IconRefresh } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { StatusBadge } from '../status-badge.tsx';
import type { SheetReport } from './sheet-import.api.ts';
import {
  countsText,
  nothingToDoText,
  outcomeLabels,
  rowText,
  type SheetWords,
  sheetLabels,
} from './sheet-import.labels.ts';
import classes from './sheet-import.module.css';

type SheetImportReportProps = {
  report: Pick<SheetReport<string>, 'rows' | 'counts'>;
  words: Pick<SheetWords<string>, 'noun' | 'known'>;
};

/** What becomes of each row of the file, what is wrong first. */
export function SheetImportReport({ report: { rows, counts }, words }: SheetImportReportProps) {
  const problemsFirst = [...rows].sort((left, right) => rankOf(left) - rankOf(right));
  return (
    <>
      <div role="status">
        <Text fw={600}>{countsText(counts)}</Text>
        <Text c="dimmed" size="xs">
          {counts.new + counts.update > 0 ? words.known : nothingToDoText(words.noun)}
        </Text>
      </div>
      <Stack component="ul" gap="xs" className={classes.rows} aria-label={sheetLabels.report}>
        {problemsFirst.map((row) => (
          <ReportRow key={row.rowNumber} row={row} />
        ))}
      </Stack>
    </>
  );
}

type Row = SheetReport<string>['rows'][number];

function rankOf({ outcome }: Row): number {
  return outcome === 'invalid' ? 0 : 1;
}

function ReportRow({ row: { rowNumber, name, outcome, remarks } }: { row: Row }) {
  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div className={classes.words}>
          <Text fw={600}>{name || sheetLabels.nameless}</Text>
          <Text c="dimmed" size="xs">
            {[rowText(rowNumber), ...remarks].join(' · ')}
          </Text>
        </div>
        <StatusBadge {...looks[outcome]}>{outcomeLabels[outcome]}</StatusBadge>
      </Group>
    </li>
  );
}

const looks: Record<RowOutcome, Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'>> = {
  new: { tone: 'positive', icon: <IconCirclePlus size={14} /> },
  update: { tone: 'warning', icon: <IconRefresh size={14} /> },
  same: { tone: 'neutral', icon: <IconCircleCheck size={14} /> },
  invalid: { tone: 'negative', icon: <IconCircleX size={14} /> },
};
