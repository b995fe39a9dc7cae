import { errorText } from '../../../foundation/error-text.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import type { TransactionActions } from './transaction-actions.view.ts';
import { TransactionRows } from './transaction-rows.tsx';
import type { useTransactions } from './transactions.api.ts';
import { transactionLabels as labels } from './transactions.labels.ts';
import { bookColumns } from './transactions-columns.tsx';
import { TransactionsEmpty } from './transactions-empty.tsx';
import { type TransactionsView, transactionFilters } from './transactions-view.ts';

type TransactionsListProps = {
  query: ReturnType<typeof useTransactions>;
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
  actions: TransactionActions;
  onCreate: (() => void) | undefined;
};

export function TransactionsList(props: TransactionsListProps) {
  const { query, view, onView, actions, onCreate } = props;
  const rows = { label: labels.title, columns: bookColumns, actions };
  const empty = transactionFilters.isNarrowed(view) ? (
    <NothingFound
      sentence={labels.nothingFound}
      onClear={() => onView(transactionFilters.withoutAll(view))}
    />
  ) : (
    <TransactionsEmpty onCreate={onCreate} />
  );
  return (
    <EndlessList walk={query} explain={errorText} empty={empty}>
      {(items) => <TransactionRows {...rows} transactions={items} />}
    </EndlessList>
  );
}
