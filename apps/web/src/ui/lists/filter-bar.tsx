import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { FilterChips, type Filtering } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { PausedSearchBox } from './paused-search-box.tsx';
import { SavableFilterChips } from './saved-filter-chips.tsx';

type Searched = { search?: string | undefined };

type FilterBarProps<View> = Filtering<View> & {
  searchLabel: string;
  /** Between search and filters, such as the order of cards. */
  children?: ReactNode;
  /** How many rows there are. */
  count?: ReactNode;
  /** Which list it is, where somebody may name sets of filters and come back to them. */
  savedAs?: string;
};

/** Search and filters of a list, and below them what is in use. */
export function FilterBar<View extends Searched>(props: FilterBarProps<View>) {
  const { searchLabel, children, count, savedAs, ...filtering } = props;
  return (
    <>
      <div className={classes.bar}>
        <FilterSearch label={searchLabel} {...filtering} />
        {children}
        <FilterPanel {...filtering} />
        {count !== undefined && (
          <Text role="status" size="xs" c="dimmed" className={`${classes.count} tabular`}>
            {count}
          </Text>
        )}
      </div>
      {savedAs ? (
        <SavableFilterChips list={savedAs} {...filtering} />
      ) : (
        <FilterChips {...filtering} />
      )}
    </>
  );
}

type FilterSearchProps<View> = Pick<Filtering<View>, 'filters' | 'view' | 'onView'> & {
  label: string;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
};

export function FilterSearch<View extends Searched>(props: FilterSearchProps<View>) {
  const { filters, view, onView, ...words } = props;
  return (
    <PausedSearchBox
      {...words}
      longest={filters.longestSearch}
      search={view.search ?? ''}
      onSearch={(search) => onView(filters.change(view, { search }))}
    />
  );
}
