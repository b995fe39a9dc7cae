import { PausedSearchBox } from '../../ui/paused-search-box.tsx';
import { transactionLabels as labels } from './transactions.labels.ts';
import classes from './transactions.module.css';
import { TransactionsFilterChips } from './transactions-filter-chips.tsx';
import { TransactionsFilters } from './transactions-filters.tsx';
import { LONGEST_SEARCH, type TransactionsView } from './transactions-view.api.ts';

type TransactionsToolbarProps = {
  view: TransactionsView;
  onView: (view: TransactionsView) => void;
};

export function TransactionsToolbar({ view, onView }: TransactionsToolbarProps) {
  return (
    <>
      <div className={classes.toolbar}>
        <PausedSearchBox
          label={labels.search}
          longest={LONGEST_SEARCH}
          search={view.search ?? ''}
          onSearch={(search) => onView({ ...view, search: search || undefined })}
        />
        <TransactionsFilters view={view} onView={onView} />
      </div>
      <TransactionsFilterChips view={view} onView={onView} />
    </>
  );
}
