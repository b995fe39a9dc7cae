import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { couponLabels } from './coupons.labels.ts';

/** Whoever may create gets the next step; whoever may not, only the fact. */
export function CouponsEmpty({ onCreate }: { onCreate?: (() => void) | undefined }) {
  if (!onCreate) return <EmptyState sentence={couponLabels.empty} />;
  return (
    <EmptyState
      sentence={couponLabels.empty}
      action={
        <Button leftSection={<IconPlus size={18} />} onClick={onCreate}>
          {couponLabels.createFirst}
        </Button>
      }
    />
  );
}
