import { CLIENT_STATUSES } from '@app/domain/clients/client';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { SortMenu } from '../../../ui/lists/sort-menu.tsx';
import { type useClients, useClientTags } from '../clients.api.ts';
import {
  clientsLabels,
  filterLabels,
  monthNames,
  statusText,
  totalText,
} from '../clients.labels.ts';
import { orderOf, sortOf, useClientColumns, useShowsCards } from './clients-columns.tsx';
import { type ClientsView, clientFilters } from './clients-view.ts';

const statuses = CLIENT_STATUSES.map((value) => ({ value, label: statusText[value] }));
const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

type ClientsToolbarProps = {
  view: ClientsView;
  onView: (view: ClientsView) => void;
  clients: ReturnType<typeof useClients>;
};

/** Search, filters, order and how many there are. */
export function ClientsToolbar({ view, onView, clients }: ClientsToolbarProps) {
  const columns = useClientColumns(view);
  const total = clients.data?.totals;
  // Where the server did not say it, what went wrong stands below.
  const loading = clients.isError ? null : clientsLabels.loading;
  return (
    <FilterBar
      filters={clientFilters}
      view={view}
      onView={onView}
      fields={useFields(view)}
      searchLabel={clientsLabels.search}
      savedAs="clients"
      count={total ? totalText(total) : loading}
    >
      {useShowsCards() && (
        <SortMenu
          columns={columns}
          sort={sortOf(view.order)}
          onSort={(column) => onView(clientFilters.change(view, { order: orderOf(column) }))}
        />
      )}
    </FilterBar>
  );
}

function useFields({ tag }: ClientsView): FilterField<keyof ClientsView>[] {
  const known = useClientTags().data ?? [];
  const tags = tag && !known.includes(tag) ? [...known, tag] : known;
  const { anyStatus, anyMonth, anyTag, ...labels } = filterLabels;
  return [
    { name: 'status', label: labels.status, placeholder: anyStatus, choices: statuses },
    { name: 'birthdayMonth', label: labels.birthdayMonth, placeholder: anyMonth, choices: months },
    {
      name: 'registeredFrom',
      label: labels.registeredFrom,
      notAfter: 'registeredTo',
      isHalf: true,
    },
    { name: 'registeredTo', label: labels.registeredTo, notBefore: 'registeredFrom', isHalf: true },
    {
      name: 'tag',
      label: labels.tag,
      placeholder: anyTag,
      choices: tags.map((value) => ({ value, label: value })),
      isSearchable: true,
    },
  ];
}
