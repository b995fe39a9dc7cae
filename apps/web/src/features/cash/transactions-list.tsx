import { errorText } from '../../foundation/error-text.ts';
import { EndlessList } from '../../ui/endless-list.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import type { TransactionActions } from './transaction-actions.api.ts';
import { TransactionRows } from './transaction-rows.tsx';
import type { useTransactions } from './transactions.api.ts';
import { transactionLabels as labels } from './transactions.labels.ts';
import { bookColumns } from './transactions-columns.tsx';
import { NothingFound, TransactionsEmpty } from './transactions-empty.tsx';
import { isNarrowed, type TransactionsView } from './transactions-view.api.ts';

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
  return (
    <LoadBlock
      query={query}
      skeleton={<TransactionRows {...rows} transactions={undefined} />}
      explain={errorText}
    >
      {(loaded) => {
        if (loaded.transactions.length === 0) {
          if (isNarrowed(view)) return <NothingFound onClear={() => onView({})} />;
          return <TransactionsEmpty onCreate={onCreate} />;
        }
        return (
          <EndlessList
            walk={query}
            pageSizes={loaded.pageSizes}
            pagesBefore={loaded.pagesBefore}
            moreLabel={labels.loadMore}
            failureText={labels.failedToLoadMore}
          >
            <TransactionRows {...rows} transactions={loaded.transactions} />
          </EndlessList>
        );
      }}
    </LoadBlock>
  );
}
