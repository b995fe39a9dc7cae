import { errorText } from '../../../foundation/error-text.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import type { TransactionActions } from './transaction-actions.view.ts';
import { useTransactionDays } from './transaction-days.tsx';
import { TransactionRows } from './transaction-rows.tsx';
import type { useTransactions } from './transactions.api.ts';
import { transactionLabels as labels } from './transactions.labels.ts';
import { bookColumns } from './transactions-columns.tsx';
import { NoTransactions } from './transactions-empty.tsx';
import type { TransactionsView } from './transactions-view.ts';

type TransactionsListProps = {
  query: ReturnType<typeof useTransactions>;
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
  actions: TransactionActions;
  onCreate: (() => void) | undefined;
};

export function TransactionsList(props: TransactionsListProps) {
  const { query, view, onView, actions, onCreate } = props;
  const groupOf = useTransactionDays(view, query.data?.days ?? none);
  const rows = { label: labels.title, columns: bookColumns, actions, groupOf };
  return (
    <EndlessList
      walk={query}
      explain={errorText}
      empty={<NoTransactions view={view} onView={onView} onCreate={onCreate} />}
    >
      {(items) => <TransactionRows {...rows} transactions={items} />}
    </EndlessList>
  );
}

const none: readonly never[] = [];
