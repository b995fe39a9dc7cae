import { Button, Paper } from '@mantine/core';
import { EmptyState } from '../empty-state.tsx';

type NothingFoundProps = {
  sentence: string;
  onClear: () => void;
  clearLabel?: string;
};

/** In the place of a list of which search and filters leave nothing. */
export function NothingFound(props: NothingFoundProps) {
  const { sentence, onClear, clearLabel = 'Limpar busca e filtros' } = props;
  return (
    <Paper withBorder>
      <EmptyState
        picture="search"
        sentence={sentence}
        action={
          <Button variant="default" onClick={onClear}>
            {clearLabel}
          </Button>
        }
      />
    </Paper>
  );
}
