import { Button, Group, Paper } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { wholeMonthText } from '../../../ui/lists/month-bar.labels.ts';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import { NotAllowed } from '../../../ui/not-allowed.tsx';
import { financialLabels } from '../drawer/cash.labels.ts';
import { transactionLabels as labels } from './transactions.labels.ts';
import {
  isNarrowedWithin,
  monthIn,
  ofAllTime,
  type TransactionsView,
  transactionFilters,
} from './transactions-view.ts';

type NoTransactionsProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
  onCreate: (() => void) | undefined;
};

/** Nothing fits, nothing was written in the month, or nothing at all: each with its way on. */
export function NoTransactions({ view, onView, onCreate }: NoTransactionsProps) {
  const month = monthIn(view, useToday());
  const isFound = isNarrowedWithin(view);
  if (month === null && !isFound) return <Empty sentence={labels.empty} onCreate={onCreate} />;
  const allTime = month !== null && (
    <Button variant="default" onClick={() => onView(ofAllTime(view))}>
      {labels.seeAllTime}
    </Button>
  );
  if (month !== null && !isFound) {
    const sentence = labels.emptyMonth(wholeMonthText(month));
    return <Empty sentence={sentence} onCreate={onCreate} beside={allTime} />;
  }
  return (
    <NothingFound
      sentence={labels.nothingFound}
      beside={allTime}
      onClear={() => onView(transactionFilters.withoutAll(view))}
    />
  );
}

type EmptyProps = Pick<NoTransactionsProps, 'onCreate'> & { sentence: string; beside?: ReactNode };

/** Whoever may write gets the next step; whoever may not, only the fact. */
function Empty({ sentence, onCreate, beside }: EmptyProps) {
  return (
    <Paper withBorder>
      <EmptyState
        picture="money"
        sentence={sentence}
        action={
          <Group gap="sm" justify="center">
            {beside}
            {onCreate && (
              <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
                {financialLabels.create}
              </Button>
            )}
          </Group>
        }
      />
    </Paper>
  );
}

export function TransactionsNotAllowed() {
  return (
    <NotAllowed
      page={labels.title}
      sentence={labels.notAllowed}
      action={<LinkButton to="/dashboard/financial">{labels.back}</LinkButton>}
    />
  );
}
