import type { CashSession } from '@app/contract/cash/sessions.contract';
import { Group, Paper, Skeleton, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { formatDay, formatInstant, moneyText } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportFileButton } from '../../../ui/lists/export-file-button.tsx';
import type { Column } from '../../../ui/lists/table-column.ts';
import { TableOrCards } from '../../../ui/lists/table-or-cards.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { MoreOfList } from '../../../ui/more-button.tsx';
import { usePastSessions, usePastSessionsFile } from './cash.api.ts';
import { historyLabels as labels } from './cash.labels.ts';
import classes from './cash.module.css';
import { CashSessionDrawer } from './cash-session-drawer.tsx';
import { countedPlaces } from './counted-places.ts';
import { Difference } from './difference.tsx';

/** The drawers that were closed last; each opens with its count. */
export function CashHistory() {
  const query = usePastSessions();
  const file = usePastSessionsFile();
  const seesBook = useMay('transactions.view');
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section aria-label={labels.title} className="below-load">
      <Group justify="space-between" mb="sm">
        <Title order={2}>{labels.title}</Title>
        {seesBook && query.data && query.data.length > 0 && (
          <ExportFileButton list={labels.title} download={file} asked={undefined} />
        )}
      </Group>
      <LoadBlock query={query} skeleton={<Skeleton height={320} radius="lg" />}>
        {(sessions) =>
          sessions.length === 0 ? (
            <Paper withBorder>
              <EmptyState picture="money" sentence={labels.none} />
            </Paper>
          ) : (
            <Sessions sessions={sessions} onOpen={({ id }) => setOpened(id)} />
          )
        }
      </LoadBlock>
      <MoreOfList query={query} />
      <CashSessionDrawer id={opened} onClose={() => setOpened(null)} />
    </section>
  );
}

type SessionsProps = {
  sessions: readonly CashSession[];
  onOpen: (session: CashSession) => void;
};

function Sessions({ sessions, onOpen }: SessionsProps) {
  const timezone = useTimezone();
  const columns = useMemo(() => columnsIn(timezone), [timezone]);
  return (
    <TableOrCards
      label={labels.title}
      columns={columns}
      rows={sessions}
      keyOf={({ id }) => id}
      nameOf={(session) => periodText(session, timezone)}
      onOpen={onOpen}
    />
  );
}

function columnsIn(timezone: string): readonly Column<CashSession>[] {
  return [
    {
      id: 'period',
      header: labels.period,
      cell: (session) => (
        <span className={`${classes.wholeName} tabular`}>{periodText(session, timezone)}</span>
      ),
    },
    {
      id: 'closedBy',
      header: labels.closedBy,
      width: 124,
      cell: ({ closedByName }) => closedByName ?? '—',
    },
    {
      id: 'expected',
      header: labels.drawerExpected,
      align: 'end',
      width: 136,
      cell: (session) => <Amount amountCents={countedPlaces(session).drawer.expectedCents} />,
    },
    {
      id: 'counted',
      header: labels.drawerCounted,
      align: 'end',
      width: 136,
      cell: (session) => <Amount amountCents={countedPlaces(session).drawer.countedCents} />,
    },
    {
      id: 'difference',
      header: labels.drawerDifference,
      align: 'end',
      width: 164,
      cell: (session) => <Difference cents={countedPlaces(session).drawer.differenceCents} />,
    },
    {
      id: 'elsewhere',
      header: labels.elsewhere,
      align: 'end',
      width: 164,
      cell: (session) => <Elsewhere session={session} />,
    },
  ];
}

/** What lies at the bank, and whether it is what should be there. */
function Elsewhere({ session }: { session: CashSession }) {
  const { elsewhere } = countedPlaces(session);
  if (!elsewhere) return '—';
  return (
    <>
      <Amount amountCents={elsewhere.countedCents} />
      {elsewhere.differenceCents !== 0 && (
        <>
          <br />
          <Difference cents={elsewhere.differenceCents} />
        </>
      )}
    </>
  );
}

function Amount({ amountCents }: { amountCents: number }) {
  return <span className="tabular">{moneyText(amountCents)}</span>;
}

function periodText({ openedAt, closedAt }: CashSession, timezone: string): string {
  const opened = formatInstant(openedAt, timezone);
  if (closedAt === null) return opened;
  const closed = formatInstant(closedAt, timezone);
  const day = `${formatDay(openedAt, timezone)} `;
  return `${opened} até ${closed.startsWith(day) ? closed.slice(day.length) : closed}`;
}
