import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { professionalLabels } from './professionals.labels.ts';

/** Whoever may create gets the next step; whoever may not, only the fact. */
export function ProfessionalsEmpty({ onCreate }: { onCreate?: (() => void) | undefined }) {
  if (!onCreate) return <EmptyState sentence={professionalLabels.emptyForReaders} />;
  return (
    <EmptyState
      sentence={professionalLabels.empty}
      action={
        <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
          {professionalLabels.createFirst}
        </Button>
      }
    />
  );
}
