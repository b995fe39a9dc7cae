import { Paper } from '@mantine/core';
import { EmptyState } from '../../ui/empty-state.tsx';

/** The server's sentence about days that cannot be looked at together. */
export function PeriodRefused({ children }: { children: string }) {
  return (
    <Paper withBorder role="alert">
      <EmptyState picture="search" sentence={children} />
    </Paper>
  );
}
