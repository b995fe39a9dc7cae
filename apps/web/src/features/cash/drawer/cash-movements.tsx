import type { Transaction } from '@app/contract/cash/money.contract';
import { Paper, Title } from '@mantine/core';
import { useMemo } from 'react';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { TransactionActions } from '../book/transaction-actions.view.ts';
import { TransactionRows } from '../book/transaction-rows.tsx';
import { drawerColumns } from '../book/transactions-columns.tsx';

type CashMovementsProps = {
  title: string;
  movements: readonly Transaction[];
  emptyText: string;
  actions: TransactionActions;
};

/** What went through a drawer, newest first. */
export function CashMovements({ title, movements, emptyText, actions }: CashMovementsProps) {
  const timezone = useTimezone();
  const columns = useMemo(() => drawerColumns(timezone), [timezone]);
  return (
    <section aria-label={title}>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {movements.length === 0 ? (
        <Paper withBorder>
          <EmptyState picture="money" sentence={emptyText} />
        </Paper>
      ) : (
        <TransactionRows
          label={title}
          columns={columns}
          transactions={movements}
          actions={actions}
        />
      )}
    </section>
  );
}
