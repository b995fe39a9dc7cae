import type { ReactNode } from 'react';
import type { Filtering } from '../lists/filter-chips.tsx';
import { FilterPanel } from '../lists/filter-panel.tsx';
import { SavableFilterChips } from '../lists/saved-filter-chips.tsx';

/** What of a list of kept things is left out, and where that is chosen. */
export type ThingsFilter<Kept> = {
  panel: ReactNode;
  /** What is in use, and the sets that somebody named. */
  chips: ReactNode;
  isInUse: boolean;
  shows: (thing: Kept) => boolean;
  clear: () => void;
};

type ThingsFiltering<Kept, View> = Filtering<View> & {
  /** Which list it is; each keeps its own named sets. */
  list: string;
  shows: (thing: Kept) => boolean;
};

export function thingsFilter<Kept, View extends object>(
  props: ThingsFiltering<Kept, View>,
): ThingsFilter<Kept> {
  const { list, shows, ...filtering } = props;
  const { filters, view, onView } = filtering;
  return {
    panel: <FilterPanel {...filtering} />,
    chips: <SavableFilterChips list={list} {...filtering} />,
    isInUse: filters.countIn(view) > 0,
    shows,
    clear: () => onView(filters.withoutChosen(view)),
  };
}
