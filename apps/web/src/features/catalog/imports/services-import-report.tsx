import type { ServicesImportReport as Report } from '@app/contract/catalog/services-import.contract';
import type { ServiceRowOutcome } from '@app/domain/catalog/service-import';
import { Group, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconCirclePlus, IconCircleX, IconRefresh } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import {
  countsText,
  importLabels as labels,
  outcomeLabels,
  rowText,
} from './services-import.labels.ts';
import classes from './services-import.module.css';

/** What becomes of each row of the file, what is wrong first. */
export function ServicesImportReport({ report: { rows, counts } }: { report: Report }) {
  const problemsFirst = [...rows].sort((left, right) => rankOf(left) - rankOf(right));
  return (
    <>
      <div role="status">
        <Text fw={600}>{countsText(counts)}</Text>
        <Text c="dimmed" size="xs">
          {counts.new + counts.update > 0
            ? `${labels.known} ${labels.canUndo}`
            : labels.nothingToDo}
        </Text>
      </div>
      <Stack component="ul" gap="xs" className={classes.rows} aria-label={labels.report}>
        {problemsFirst.map((row) => (
          <ReportRow key={row.rowNumber} row={row} />
        ))}
      </Stack>
    </>
  );
}

type Row = Report['rows'][number];

function rankOf({ outcome }: Row): number {
  return outcome === 'invalid' ? 0 : 1;
}

function ReportRow({ row: { rowNumber, name, outcome, remarks } }: { row: Row }) {
  return (
    <li className={classes.row}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div className={classes.words}>
          <Text fw={600}>{name || labels.nameless}</Text>
          <Text c="dimmed" size="xs">
            {[rowText(rowNumber), ...remarks].join(' · ')}
          </Text>
        </div>
        <StatusBadge {...looks[outcome]}>{outcomeLabels[outcome]}</StatusBadge>
      </Group>
    </li>
  );
}

const looks: Record<
  ServiceRowOutcome,
  Pick<ComponentProps<typeof StatusBadge>, 'tone' | 'icon'>
> = {
  new: { tone: 'positive', icon: <IconCirclePlus size={14} /> },
  update: { tone: 'warning', icon: <IconRefresh size={14} /> },
  same: { tone: 'neutral', icon: <IconCircleCheck size={14} /> },
  invalid: { tone: 'negative', icon: <IconCircleX size={14} /> },
};
