import type { ClientsTotal } from '@app/contract/clients/clients.contract';
import { Text } from '@mantine/core';
import { SortMenu } from '../../ui/sort-menu.tsx';
import { clientsLabels, totalText } from './clients.labels.ts';
import { orderOf, sortOf, useClientColumns, useShowsCards } from './clients-columns.tsx';
import { ClientsFilterChips } from './clients-filter-chips.tsx';
import { ClientsFilters } from './clients-filters.tsx';
import classes from './clients-page.module.css';
import { ClientsSearch } from './clients-search.tsx';
import type { ClientsView } from './clients-view.api.ts';

type ClientsToolbarProps = {
  view: ClientsView;
  onView: (view: ClientsView) => void;
  /** `null` until the server said it. */
  total: ClientsTotal | null;
  /** The server did not say it: what went wrong stands below. */
  isFailed: boolean;
};

/** Search, filters, order and how many there are. */
export function ClientsToolbar({ view, onView, total, isFailed }: ClientsToolbarProps) {
  const showsCards = useShowsCards();
  const columns = useClientColumns();
  return (
    <>
      <div className={classes.toolbar}>
        <ClientsSearch
          search={view.search ?? ''}
          onSearch={(search) => onView({ ...view, search: search || undefined })}
        />
        {showsCards && (
          <SortMenu
            columns={columns}
            sort={sortOf(view.order)}
            onSort={(column) => onView({ ...view, order: orderOf(column) })}
          />
        )}
        <ClientsFilters view={view} onView={onView} />
        <Text role="status" size="xs" c="dimmed" className={`${classes.count} tabular`}>
          {total === null ? !isFailed && clientsLabels.loading : totalText(total)}
        </Text>
      </div>
      <ClientsFilterChips view={view} onView={onView} />
    </>
  );
}
