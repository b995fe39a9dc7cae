import type { PaidService, PaidServiceSums } from '@app/contract/insights/paid-services.contract';
import type { ReportPeriod } from '@app/contract/insights/period.contract';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
} from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { saveFile } from '../../foundation/save-file.ts';

const rowsOfAPage = 50;
/** So many stay; farther ones are asked for again when somebody scrolls back. */
const pagesKept = 5;

/** Where a page begins, and all pages before it: a list of cursors can also be walked back. */
type Place = { cursors: readonly string[]; sums: PaidServiceSums | null };
const start: Place = { cursors: [], sums: null };

/** A few pages of the list around what is being looked at. */
export function usePaidServices(asked: ReportPeriod) {
  const { paidServices } = useApi().insights;
  return useInfiniteQuery(
    paidServices.infiniteOptions({
      input: ({ cursors }: Place) => ({ ...asked, limit: rowsOfAPage, cursor: cursors.at(-1) }),
      initialPageParam: start,
      getNextPageParam: ({ nextCursor, sums }, _pages, place) =>
        nextCursor
          ? { cursors: [...place.cursors, nextCursor], sums: sums ?? place.sums }
          : undefined,
      getPreviousPageParam: (_page, _pages, place) =>
        place.cursors.length > 0
          ? { cursors: place.cursors.slice(0, -1), sums: place.sums }
          : undefined,
      maxPages: pagesKept,
      placeholderData: keepPreviousData,
      structuralSharing: false,
      select: loadedOf,
    }),
  );
}

type ListedPage = { items: readonly PaidService[]; sums: PaidServiceSums | null };

function loadedOf({ pages, pageParams }: InfiniteData<ListedPage, Place>) {
  return {
    services: pages.flatMap((page) => page.items),
    pageSizes: pages.map((page) => page.items.length),
    pagesBefore: pageParams[0]?.cursors.length ?? 0,
    sums: pages[0]?.sums ?? pageParams[0]?.sums ?? null,
  };
}

export function useExportPaidServices() {
  const { exportPaidServices } = useApi().insights;
  return useMutation(exportPaidServices.mutationOptions({ onSuccess: saveFile }));
}
