import { Paper } from '@mantine/core';
import { errorText } from '../../../foundation/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { NothingFound } from '../../../ui/lists/nothing-found.tsx';
import type { usePaidServices } from './paid-services.api.ts';
import { paidServicesLabels as labels } from './paid-services.labels.ts';
import { PaidServicesRows } from './paid-services-rows.tsx';

type PaidServicesListProps = {
  query: ReturnType<typeof usePaidServices>;
  /** Where filters besides the period leave something out. */
  onClear: (() => void) | undefined;
};

export function PaidServicesList({ query, onClear }: PaidServicesListProps) {
  const empty = onClear ? (
    <NothingFound sentence={labels.nothingFound} onClear={onClear} clearLabel={labels.clear} />
  ) : (
    <Paper withBorder>
      <EmptyState picture="money" sentence={labels.empty} />
    </Paper>
  );
  return (
    <EndlessList walk={query} explain={errorText} empty={empty}>
      {(items) => <PaidServicesRows services={items} />}
    </EndlessList>
  );
}
