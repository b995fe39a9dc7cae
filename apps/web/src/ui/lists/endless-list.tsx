import { useIntersection } from '@mantine/hooks';
import { type ReactNode, type RefCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useHeightBefore } from '../dialogs/use-height-before.ts';
import { LoadBlock } from '../load-block.tsx';
import { MoreButton } from '../more-button.tsx';
import classes from './endless-list.module.css';

/** What of a long list is at hand. */
type Walked<Item> = {
  items: readonly Item[];
  /** How many rows each of the pages at hand has. */
  pageSizes: readonly number[];
  /** How many pages before them were let go. */
  pagesBefore: number;
};

/** The part of `useWalk` that matters for walking through a list. */
export type Walk<Item> = {
  data: Walked<Item> | undefined;
  error: unknown;
  isError: boolean;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  isFetching: boolean;
  /** What is at hand answers an older question. */
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  isFetchPreviousPageError: boolean;
  fetchNextPage: () => unknown;
  fetchPreviousPage: () => unknown;
  refetch: () => unknown;
};

type EndlessListProps<Item> = {
  walk: Walk<Item>;
  /** What exactly could not be loaded, when the screen has words for it. */
  explain?: (error: unknown) => string;
  /** Where there is nothing to show. */
  empty: ReactNode;
  /**
   * A table or a list: its rows are the children of a `tbody` or `ul`. Without items it is in their
   * shape, so that nothing jumps when they come.
   */
  children: (items: readonly Item[] | undefined) => ReactNode;
};

/** A long list of which only a few pages are in the document, and what is far away leaves a gap. */
export function EndlessList<Item>({ walk, explain, empty, children }: EndlessListProps<Item>) {
  return (
    <LoadBlock query={walk} skeleton={children(undefined)} {...(explain && { explain })}>
      {(walked) =>
        walked.items.length === 0 ? (
          empty
        ) : (
          <Pages walk={walk} walked={walked}>
            {children(walked.items)}
          </Pages>
        )
      }
    </LoadBlock>
  );
}

type PagesProps<Item> = { walk: Walk<Item>; walked: Walked<Item>; children: ReactNode };

function Pages<Item>({ walk, walked, children }: PagesProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  const heightBefore = useHeightBefore(list, walked.pageSizes, walked.pagesBefore);
  const isIdle = !walk.isFetching;
  const before = useReached(
    walk.hasPreviousPage && isIdle && !walk.isFetchPreviousPageError,
    walk.fetchPreviousPage,
  );
  const after = useReached(
    walk.hasNextPage && isIdle && !walk.isFetchNextPageError,
    walk.fetchNextPage,
  );

  // One thing to whatever sets it apart from its neighbours: what is empty at its ends takes no room.
  return (
    <div>
      <div ref={before} style={{ height: heightBefore }} aria-hidden />
      {walk.isFetchPreviousPageError && (
        <MoreButton onMore={walk.fetchPreviousPage} isLoading={walk.isFetching} isFailed />
      )}
      <div ref={list} className={classes.list} aria-busy={walk.isPlaceholderData}>
        {children}
      </div>
      <div ref={after}>
        {walk.hasNextPage && (
          <MoreButton
            onMore={walk.fetchNextPage}
            isLoading={walk.isFetchingNextPage}
            isFailed={walk.isFetchNextPageError}
          />
        )}
      </div>
    </div>
  );
}

/** Calls for more as long as it is wanted and its place is on the screen or nearly so. */
function useReached(isWanted: boolean, call: () => unknown): RefCallback<HTMLDivElement> {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '800px 0px' });
  const isNear = entry?.isIntersecting ?? false;
  const callNow = useEffectEvent(call);
  useEffect(() => {
    if (isNear && isWanted) callNow();
  }, [isNear, isWanted]);
  return ref;
}
