import type { ProcedureUtils } from '@orpc/tanstack-query';
import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { CallContext } from '../api.tsx';

const rowsOfAPage = 50;
/** So many stay; farther ones are asked for again when somebody scrolls back. */
const pagesKept = 5;

/** A page as the contract describes it, whatever stands in it. */
export type ListedPage = {
  items: unknown[];
  nextCursor: string | null;
  totals?: unknown;
  days?: unknown[];
};
type DaysOf<Page> = Page extends { days: (infer Day)[] } ? Day : never;
type TotalsOf<Page> = Page extends { totals: infer Totals } ? NonNullable<Totals> : never;
type List<Input, Page, Failure> = ProcedureUtils<CallContext, Input, Page, Failure>;
type Filters<Input> = Omit<Input, 'cursor' | 'limit'>;

/** Where a page begins, and all pages before it: a list of cursors can also be walked back. */
type Place<Page> = { cursors: readonly string[]; totals: TotalsOf<Page> | null };

/** A few pages of a long list around what is being looked at; `EndlessList` shows them. */
export function useWalk<Input, Page extends ListedPage, Failure>(
  list: List<Input, Page, Failure>,
  filters: Filters<Input>,
) {
  const start: Place<Page> = { cursors: [], totals: null };
  return useInfiniteQuery(
    list.infiniteOptions({
      input: ({ cursors }: Place<Page>) => inputOf<Input>(filters, rowsOfAPage, cursors.at(-1)),
      initialPageParam: start,
      getNextPageParam: (page, _pages, place) =>
        page.nextCursor
          ? { cursors: [...place.cursors, page.nextCursor], totals: totalsOf(page) ?? place.totals }
          : undefined,
      getPreviousPageParam: (_page, _pages, { cursors, totals }) =>
        cursors.length > 0 ? { cursors: cursors.slice(0, -1), totals } : undefined,
      maxPages: pagesKept,
      placeholderData: keepPreviousData,
      // It compares by position, and would copy every row as soon as a page is let go.
      structuralSharing: false,
      select: walkedOf<Page>,
    }),
  );
}

function walkedOf<Page extends ListedPage>({ pages, pageParams }: InfiniteData<Page, Place<Page>>) {
  const [first] = pages;
  return {
    items: itemsOf(pages),
    /** How many rows each page has, and how many pages before them were let go. */
    pageSizes: pages.map(({ items }) => items.length),
    pagesBefore: pageParams[0]?.cursors.length ?? 0,
    /** What each day comes to, where the list goes by days; one on two pages is said twice. */
    days: pages.flatMap(daysOf),
    /** Of the whole list; said with its first page, and kept when that is let go. */
    totals: (first && totalsOf(first)) ?? pageParams[0]?.totals ?? null,
  };
}

type More<Input> = { filters: Filters<Input>; limit: number; staleTime?: number; gcTime?: number };

/** A list that grows each time somebody asks for more; what was shown stays. */
export function useMore<Input, Page extends ListedPage, Failure>(
  list: List<Input, Page, Failure>,
  { filters, limit, ...cached }: More<Input>,
) {
  return useInfiniteQuery(
    list.infiniteOptions({
      input: (cursor: string | undefined) => inputOf<Input>(filters, limit, cursor),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      select: ({ pages }) => itemsOf(pages),
      ...cached,
    }),
  );
}

function inputOf<Input>(filters: Filters<Input>, limit: number, cursor: string | undefined): Input {
  // Filters, limit and cursor are all that a list that comes in pages is asked.
  return { ...filters, limit, cursor } as Input;
}

function itemsOf<Page extends ListedPage>(pages: readonly Page[]): Page['items'][number][] {
  return pages.flatMap(({ items }) => items);
}

function daysOf<Page extends ListedPage>({ days = [] }: Page): DaysOf<Page>[] {
  // Only a list that goes by days has any, and then its type says which.
  return days as DaysOf<Page>[];
}

function totalsOf<Page extends ListedPage>({ totals }: Page): TotalsOf<Page> | null {
  // Only a list with totals has any, and then its type says which.
  return (totals ?? null) as TotalsOf<Page> | null;
}
