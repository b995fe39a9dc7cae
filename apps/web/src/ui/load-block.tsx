import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { LoadFailed } from '../foundation/errors.tsx';
import { hasFailed } from '../foundation/failure.ts';
import { PageTitle } from './page-title.tsx';

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
  /**
   * What else is shown in it: it comes together, and pushes nothing away that stands there already. What
   * failed once is tried again, and nobody waits for that.
   */
  alongside?: readonly { isLoading: boolean; failureCount: number }[];
  /** In the shape of what comes, so that nothing jumps. */
  skeleton: ReactNode;
  /** What exactly could not be loaded, when the screen has words for it. */
  explain?: (error: unknown) => string;
  /** Of a screen that is named by its data: until that is there, and where it never comes. */
  title?: string;
  children: (data: Data) => ReactNode;
};

/** Data as soon as there is any, even while newer is on its way; before that, its shape or its failure. */
export function LoadBlock<Data>(props: LoadBlockProps<Data>) {
  const { query, alongside = [], skeleton, explain, title, children } = props;
  const isWhole = !alongside.some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  if (query.data !== undefined && isWhole) return children(query.data);
  if (hasFailed(query)) {
    return (
      <>
        {title && <PageTitle>{title}</PageTitle>}
        <LoadFailed
          details={explain?.(query.error)}
          onRetry={query.refetch}
          retrying={query.isFetching}
        />
      </>
    );
  }
  return (
    <div aria-busy="true" data-loading>
      {title && <PageTitle>{title}</PageTitle>}
      <VisuallyHidden role="status">Carregando…</VisuallyHidden>
      {skeleton}
    </div>
  );
}
