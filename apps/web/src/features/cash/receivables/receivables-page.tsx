import type { ReceivablesAgenda } from '@app/contract/cash/receivables.contract';
import { Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { useToday } from '../../../foundation/company-clock.ts';
import { hasFailed, isRefusedWith } from '../../../foundation/failure.ts';
import { moneyText } from '../../../foundation/format.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { AllowedScreen } from '../../../ui/allowed-screen.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Figure } from '../../../ui/figures/figure.tsx';
import { FigureList } from '../../../ui/figures/figure-list.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { LoadBlock } from '../../../ui/load-block.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { BackToFinancial } from '../back-to-financial.tsx';
import { ReceivableDays } from './receivable-days.tsx';
import { useHasNoFees, useReceivables, useReceivablesFile } from './receivables.api.ts';
import { receivablesLabels as labels, waitingText } from './receivables.labels.ts';
import { ReceivablesFilters } from './receivables-filters.tsx';
import { monthAt, type ReceivablesView, receivablesPeriodOf } from './receivables-view.ts';

type ReceivablesPageProps = { view: ReceivablesView; onView: (view: ReceivablesView) => void };

/** What card machines still pay, by the day on which they do. */
export function ReceivablesPage(props: ReceivablesPageProps) {
  return (
    <>
      <BackToFinancial />
      <AllowedScreen permission="transactions.view" labels={labels}>
        <Shown {...props} />
      </AllowedScreen>
    </>
  );
}

function Shown({ view, onView }: ReceivablesPageProps) {
  const period = receivablesPeriodOf(view, useToday());
  const { paymentMethodId } = view;
  const asked = { ...period, ...(paymentMethodId && { paymentMethodId }) };
  const query = useReceivables(asked);
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useReceivablesFile(),
    asked,
  });
  return (
    <Stack gap="lg">
      <PageHeader title={labels.title} explanation={labels.explanation} more={[file]} />
      {!hasFailed(query) && <Due due={query.data?.due ?? null} />}
      <ReceivablesFilters view={view} period={period} onView={onView} />
      {query.data && <Waiting waiting={query.data.waiting} view={view} onView={onView} />}
      {isRefusedWith('PERIOD_TOO_LONG', query.error) ? (
        <Paper withBorder role="alert">
          <EmptyState picture="search" sentence={query.error.message} />
        </Paper>
      ) : (
        <LoadBlock query={query} skeleton={<Skeleton height={320} radius="lg" />}>
          {(agenda) => <Agenda agenda={agenda} paymentMethodId={paymentMethodId} />}
        </LoadBlock>
      )}
    </Stack>
  );
}

type WaitingProps = ReceivablesPageProps & { waiting: ReceivablesAgenda['waiting'] };

/** What is over and was left behind in an earlier month is out of sight here. */
function Waiting({ waiting: { days, firstDate }, view, onView }: WaitingProps) {
  if (firstDate === null) return null;
  const { fromDate, toDate } = monthAt(Temporal.PlainDate.from(firstDate), 0);
  return (
    <Group gap="sm">
      <Text size="sm">{waitingText(days)}</Text>
      <Button
        variant="default"
        size="sm"
        onClick={() => onView({ ...view, from: fromDate, to: toDate })}
      >
        {labels.seeWaiting}
      </Button>
    </Group>
  );
}

function Due({ due }: { due: ReceivablesAgenda['due'] | null }) {
  const text = (amountCents: number | undefined) =>
    amountCents === undefined ? null : moneyText(amountCents);
  return (
    <FigureList look="cards" label={labels.figures}>
      <Figure label={labels.today} value={text(due?.todayCents)} help={labels.dueHelp} />
      <Figure label={labels.week} value={text(due?.weekCents)} help={labels.dueHelp} />
      <Figure label={labels.month} value={text(due?.monthCents)} help={labels.dueHelp} isWide />
    </FigureList>
  );
}

type AgendaProps = { agenda: ReceivablesAgenda; paymentMethodId: string | undefined };

function Agenda({ agenda: { days, totals }, paymentMethodId }: AgendaProps) {
  if (days.length === 0) return <Nothing />;
  return (
    <>
      <FigureList look="line" label={labels.totals}>
        <Figure label={labels.gross} value={moneyText(totals.grossCents)} />
        <Figure label={labels.fees} value={moneyText(totals.feeCents)} />
        <Figure label={labels.net} value={moneyText(totals.netCents)} />
        <Figure label={labels.received} value={moneyText(totals.receivedCents)} />
      </FigureList>
      <ReceivableDays days={days} paymentMethodId={paymentMethodId} />
    </>
  );
}

/** Where nobody said yet what the machine does, whoever may is led to where it is said. */
function Nothing() {
  const mayManage = useMay('company.manage');
  const hasNoFees = useHasNoFees(mayManage);
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={hasNoFees ? labels.noFees : labels.empty}
        action={
          hasNoFees ? (
            <LinkButton to="/dashboard/settings" search={{ tab: 'financial' }}>
              {labels.openSettings}
            </LinkButton>
          ) : undefined
        }
      />
    </Paper>
  );
}
