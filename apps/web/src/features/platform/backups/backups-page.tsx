import type { Backup, BackupReport } from '@app/contract/platform/backups.contract';
import { Alert, Card, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../foundation/format.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useBackups } from './backups.api.ts';
import {
  backupsLabels as labels,
  momentText,
  outcomeText,
  sizeText,
  stateOf,
  trialText,
} from './backups.labels.ts';

type Kept = Extract<BackupReport, { kind: 'kept' }>;

/** What is kept against losing everything, and whether it was seen to come back. */
export function BackupsPage() {
  return (
    <>
      <PageHeader title={labels.title} explanation={labels.explanation} />
      <LoadBlock query={useBackups()} skeleton={<Skeleton height={240} radius="lg" />}>
        {(report) =>
          report.kind === 'kept' ? (
            <KeptBackups report={report} />
          ) : (
            <Alert icon={<IconInfoCircle size={20} />}>{labels[report.kind]}</Alert>
          )
        }
      </LoadBlock>
    </>
  );
}

function KeptBackups({ report }: { report: Kept }) {
  return (
    <Stack gap="lg">
      <Condition report={report} />
      <Stack gap="sm">
        <Title order={2} size="h4">
          {labels.list}
        </Title>
        <List backups={report.backups} />
      </Stack>
    </Stack>
  );
}

const looks = {
  good: { tone: 'positive', icon: <IconCheck size={14} /> },
  exposed: { tone: 'warning', icon: <IconAlertTriangle size={14} /> },
  late: { tone: 'negative', icon: <IconAlertTriangle size={14} /> },
} as const;

function Condition({ report }: { report: Kept }) {
  const { place, isEncrypted, lastTrial } = report;
  const state = stateOf(report);
  return (
    <Card component="section" aria-label={labels.title}>
      <Stack gap="md">
        <div>
          <StatusBadge {...looks[state]}>{labels.states[state]}</StatusBadge>
        </div>
        <Warnings report={report} />
        <Fact name={labels.trial}>
          <Text>{lastTrial ? trialText(lastTrial) : labels.noTrial}</Text>
          {lastTrial && (
            <Text size="sm" c={isWhole(lastTrial) ? 'dimmed' : 'red'}>
              {outcomeText(lastTrial)}
            </Text>
          )}
        </Fact>
        <Fact name={labels.place}>
          <Text style={{ overflowWrap: 'anywhere' }}>{place}</Text>
          {isEncrypted && (
            <Text size="sm" c="dimmed">
              {labels.encrypted}
            </Text>
          )}
        </Fact>
        <Text size="sm" c="dimmed">
          {labels.between}
        </Text>
      </Stack>
    </Card>
  );
}

function isWhole({ differing, failure }: NonNullable<Kept['lastTrial']>): boolean {
  return failure === null && differing.length === 0;
}

/** What has to be done, before what is known. */
function Warnings({ report: { isLate, isBesideData, isEncrypted } }: { report: Kept }) {
  return (
    <>
      {isLate && <Warning color="red" title={labels.late} text={labels.lateHelp} />}
      {isBesideData && (
        <Warning color="yellow" title={labels.besideData} text={labels.besideDataHelp} />
      )}
      {!isEncrypted && <Warning color="yellow" title={labels.open} text={labels.openHelp} />}
    </>
  );
}

type WarningProps = { color: 'red' | 'yellow'; title: string; text: string };

function Warning({ color, title, text }: WarningProps) {
  return (
    <Alert color={color} icon={<IconAlertTriangle size={20} />} title={title}>
      {text}
    </Alert>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      {children}
    </div>
  );
}

const columns: Column<Backup>[] = [
  {
    id: 'when',
    header: labels.columns.when,
    cell: ({ startedAt }) => <span className="tabular">{momentText(startedAt)}</span>,
  },
  {
    id: 'size',
    header: labels.columns.size,
    width: 140,
    onCard: 'second-line',
    cell: ({ bytes }) => sizeText(bytes),
  },
  {
    id: 'files',
    header: labels.columns.files,
    width: 140,
    cell: ({ files }) => formatNumber(files),
  },
];

function List({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0) {
    return (
      <Paper withBorder>
        <EmptyState picture="documents" sentence={labels.empty} />
      </Paper>
    );
  }
  return (
    <TableOrCards
      label={labels.list}
      columns={columns}
      rows={backups}
      keyOf={({ startedAt }) => startedAt}
      nameOf={({ startedAt }) => momentText(startedAt)}
    />
  );
}
