import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { serviceLabels } from './services.labels.ts';

/** Whoever may create gets the next step; whoever may not, only the fact. */
export function ServicesEmpty({ onCreate }: { onCreate?: (() => void) | undefined }) {
  if (!onCreate) return <EmptyState sentence={serviceLabels.emptyForReaders} />;
  return (
    <EmptyState
      sentence={serviceLabels.empty}
      action={
        <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
          {serviceLabels.createFirst}
        </Button>
      }
    />
  );
}
