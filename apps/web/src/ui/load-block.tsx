import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailed } from '../foundation/errors.tsx';

/** The part of a query that matters for what is on the screen. */
type Loading<Data> = {
  data: Data | undefined;
  isError: boolean;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadBlockProps<Data> = {
  query: Loading<Data>;
  /** In the shape of what comes, so that nothing jumps. */
  skeleton: ReactNode;
  /** What exactly could not be loaded, when the screen has words for it. */
  explain?: (error: unknown) => string;
  children: (data: Data) => ReactNode;
};

/** Data as soon as there is any, even while newer is on its way; before that, its shape or its failure. */
export function LoadBlock<Data>({ query, skeleton, explain, children }: LoadBlockProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    return (
      <LoadFailed
        details={explain?.(query.error)}
        onRetry={query.refetch}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <div aria-busy="true" data-loading>
      <VisuallyHidden role="status">Carregando…</VisuallyHidden>
      {skeleton}
    </div>
  );
}
