import type { DueReturn } from '@app/contract/scheduling/appointments.contract';
import { isCalled } from '@app/domain/scheduling/return-call';
import { returnWeek } from '@app/domain/scheduling/return-visit';
import { Paper, Skeleton } from '@mantine/core';
import { Fragment } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { errorText } from '../../../foundation/error-text.ts';
import { useFocusKept } from '../../../foundation/hooks/use-focus-kept.ts';
import { useMay } from '../../../foundation/sign-in/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { fileAction } from '../../../ui/lists/file-action.tsx';
import { placedRows } from '../../../ui/lists/row-groups.ts';
import { NextStep } from '../../../ui/next-step.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ClientsGate } from '../../clients/list/clients-gate.tsx';
import { BackToClients } from '../../clients/record/back-to-clients.tsx';
import { DueRow, type ReturnCall, type UseCalls } from './due-row.tsx';
import { useReturns, useReturnsFile } from './returns.api.ts';
import { returnsLabels as labels } from './returns.labels.ts';
import classes from './returns.module.css';

type ReturnsPageProps = { useCalls: UseCalls };

export function ReturnsPage({ useCalls }: ReturnsPageProps) {
  return (
    <ClientsGate permission="appointments.view" refusal={labels.notAllowed}>
      <BackToClients />
      <Header />
      <Returns useCalls={useCalls} />
    </ClientsGate>
  );
}

function Header() {
  const mayExport = useMay('clients.export');
  const file = fileAction({
    label: labels.exportCsv,
    failureTitle: labels.failedToExport,
    download: useReturnsFile(),
    asked: undefined,
  });
  return (
    <PageHeader
      title={labels.title}
      explanation={labels.explanation}
      secondary={mayExport ? file : undefined}
    />
  );
}

function Returns({ useCalls }: ReturnsPageProps) {
  const empty = (
    <Paper withBorder>
      <EmptyState
        picture="people"
        sentence={labels.empty}
        action={
          <NextStep permission="services.manage">
            <LinkButton to="/dashboard/services">{labels.toServices}</LinkButton>
          </NextStep>
        }
      />
    </Paper>
  );
  return (
    <EndlessList walk={useReturns()} explain={errorText} empty={empty}>
      {(due) =>
        due ? <InGroups due={due} useCalls={useCalls} /> : <Skeleton height={240} radius="lg" />
      }
    </EndlessList>
  );
}

type InGroupsProps = ReturnsPageProps & { due: readonly DueReturn[] };

const IN_ORDER = [labels.now, labels.late, labels.called];

/**
 * Who is late is not lost, and stands below whoever thinks of coming anyway; who was called lately stands
 * below both, so that nobody calls her twice. All are rows of one list: it is measured as a whole when pages
 * of it go and come back.
 */
function InGroups({ due, useCalls }: InGroupsProps) {
  const today = useToday();
  const focusKept = useFocusKept<HTMLUListElement>();
  const calls = useCalls(due.map(({ clientId }) => clientId));
  const titleOf = ({ clientId, dueDate, lastDate }: DueReturn) => {
    const call = calls.byClient.get(clientId);
    if (call && isCalled(momentsOf(call), { lastDate: Temporal.PlainDate.from(lastDate), today }))
      return labels.called;
    return Temporal.PlainDate.compare(dueDate, returnWeek(today)) < 0 ? labels.late : labels.now;
  };
  const byTitle = Map.groupBy(due, titleOf);
  const inOrder = IN_ORDER.flatMap((title) => byTitle.get(title) ?? []);
  const groupOf = (one: DueReturn) => ({ key: titleOf(one), title: titleOf(one) });
  return (
    <ul ref={focusKept} className={classes.list} aria-label={labels.list}>
      {placedRows(inOrder, groupOf).map(({ row, group }) => (
        <Fragment key={row.clientId}>
          {group && (
            <li data-group className={classes.group}>
              <h2 className={classes.title}>{group.title}</h2>
            </li>
          )}
          <DueRow due={row} calls={calls} />
        </Fragment>
      ))}
    </ul>
  );
}

function momentsOf({ day, standing }: ReturnCall) {
  return { day: Temporal.PlainDate.from(day), standing };
}
