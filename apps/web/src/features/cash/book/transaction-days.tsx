import type { Transaction } from '@app/contract/cash/money.contract';
import type { TransactionDay } from '@app/contract/cash/transactions.contract';
import { Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useToday } from '../../../foundation/company-clock.ts';
import { useIsPhone } from '../../../foundation/hooks/use-is-phone.ts';
import { dayHeadingText } from '../../../ui/lists/day-heading.labels.ts';
import type { RowGroup } from '../../../ui/lists/table-column.ts';
import { dayTotalLabel, dayTotalText } from './transactions.labels.ts';
import { owedIn, type TransactionsView } from './transactions-view.ts';

/** The rows of a day below its name and what it comes to. */
export function useTransactionDays(
  view: TransactionsView,
  days: readonly TransactionDay[],
): (transaction: Transaction) => RowGroup {
  const today = useToday();
  const length = useIsPhone() ? 'short' : 'long';
  const counting = owedIn(view) ? 'owed' : 'balance';
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day])), [days]);
  return useCallback(
    ({ date }) => {
      const day = byDate.get(date);
      return {
        key: date,
        title: dayHeadingText(date, today, length),
        trailing: day && (
          <Text span inherit className="tabular" title={dayTotalLabel[counting]}>
            {dayTotalText(day, counting)}
          </Text>
        ),
      };
    },
    [byDate, today, length, counting],
  );
}
