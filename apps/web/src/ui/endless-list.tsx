import { Button, Center, Stack, Text } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { type ReactNode, type RefCallback, useEffect, useEffectEvent, useRef } from 'react';
import classes from './endless-list.module.css';
import { useHeightBefore } from './use-height-before.ts';

/** The part of an endless query that matters for walking through it. */
export type Walk = {
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
};

type EndlessListProps = {
  walk: Walk;
  /** How many rows each of the pages at hand has. */
  pageSizes: readonly number[];
  /** How many pages before them were let go. */
  pagesBefore: number;
  moreLabel: string;
  failureText: string;
  /** A table or a list: its rows are the children of a `tbody` or `ul`. */
  children: ReactNode;
};

/** A long list of which only a few pages are in the document, and what is far away leaves a gap. */
export function EndlessList(props: EndlessListProps) {
  const { walk, pageSizes, pagesBefore } = props;
  const list = useRef<HTMLDivElement>(null);
  const heightBefore = useHeightBefore(list, pageSizes, pagesBefore);
  const isIdle = !walk.isFetching;
  const before = useReached(
    walk.hasPreviousPage && isIdle && !walk.isFetchPreviousPageError,
    walk.fetchPreviousPage,
  );
  const after = useReached(
    walk.hasNextPage && isIdle && !walk.isFetchNextPageError,
    walk.fetchNextPage,
  );

  return (
    <>
      <div ref={before} style={{ height: heightBefore }} aria-hidden />
      {walk.isFetchPreviousPageError && (
        <More {...props} failed onMore={walk.fetchPreviousPage} isLoading={walk.isFetching} />
      )}
      <div ref={list} className={classes.list} data-outdated={walk.isPlaceholderData || undefined}>
        {props.children}
      </div>
      <div ref={after}>
        {walk.hasNextPage && (
          <More
            {...props}
            failed={walk.isFetchNextPageError}
            onMore={walk.fetchNextPage}
            isLoading={walk.isFetchingNextPage}
          />
        )}
      </div>
    </>
  );
}

type MoreProps = Pick<EndlessListProps, 'moreLabel' | 'failureText'> & {
  failed: boolean;
  isLoading: boolean;
  onMore: () => unknown;
};

function More({ moreLabel, failureText, failed, isLoading, onMore }: MoreProps) {
  return (
    <Center py="md">
      <Stack align="center" gap="xs">
        {failed && <Text role="alert">{failureText}</Text>}
        <Button variant="default" loading={isLoading} onClick={() => onMore()}>
          {moreLabel}
        </Button>
      </Stack>
    </Center>
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
