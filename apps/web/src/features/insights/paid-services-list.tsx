import { Button, Paper } from '@mantine/core';
import { errorText } from '../../foundation/error-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EndlessList } from '../../ui/endless-list.tsx';
import { LoadBlock } from '../../ui/load-block.tsx';
import { NothingFoundPicture } from '../../ui/pictures.tsx';
import type { usePaidServices } from './paid-services.api.ts';
import { paidServicesLabels as labels } from './paid-services.labels.ts';
import { PaidServicesRows } from './paid-services-rows.tsx';

type PaidServicesListProps = {
  query: ReturnType<typeof usePaidServices>;
  /** Where filters besides the period leave something out. */
  onClear: (() => void) | undefined;
};

export function PaidServicesList({ query, onClear }: PaidServicesListProps) {
  return (
    <LoadBlock
      query={query}
      skeleton={<PaidServicesRows services={undefined} />}
      explain={errorText}
    >
      {({ services, pageSizes, pagesBefore }) =>
        services.length === 0 ? (
          <Nothing onClear={onClear} />
        ) : (
          <EndlessList
            walk={query}
            pageSizes={pageSizes}
            pagesBefore={pagesBefore}
            moreLabel={labels.loadMore}
            failureText={labels.failedToLoadMore}
          >
            <PaidServicesRows services={services} />
          </EndlessList>
        )
      }
    </LoadBlock>
  );
}

function Nothing({ onClear }: Pick<PaidServicesListProps, 'onClear'>) {
  return (
    <Paper withBorder>
      {onClear ? (
        <EmptyState
          picture={<NothingFoundPicture />}
          sentence={labels.nothingFound}
          action={
            <Button variant="default" onClick={onClear}>
              {labels.clear}
            </Button>
          }
        />
      ) : (
        <EmptyState sentence={labels.empty} />
      )}
    </Paper>
  );
}
