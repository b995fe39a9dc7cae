import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useOpenPortal } from './subscription.api.ts';
import { subscriptionLabels } from './subscription.labels.ts';

export function ManageSubscriptionButton() {
  const { openPortal, isPending } = useOpenPortal();
  return (
    <Button leftSection={<IconExternalLink size={18} />} loading={isPending} onClick={openPortal}>
      {subscriptionLabels.manage}
    </Button>
  );
}
