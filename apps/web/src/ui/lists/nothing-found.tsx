import { Button, Group, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state.tsx';

type NothingFoundProps = {
  sentence: string;
  onClear: () => void;
  clearLabel?: string;
  /** Another way to find it. */
  beside?: ReactNode;
};

/** In the place of a list of which search and filters leave nothing. */
export function NothingFound(props: NothingFoundProps) {
  const { sentence, onClear, clearLabel = 'Limpar busca e filtros', beside } = props;
  return (
    <Paper withBorder>
      <EmptyState
        picture="search"
        sentence={sentence}
        action={
          <Group gap="sm" justify="center">
            {beside}
            <Button variant="default" onClick={onClear}>
              {clearLabel}
            </Button>
          </Group>
        }
      />
    </Paper>
  );
}
