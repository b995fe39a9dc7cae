import type { CompanySubscription } from '@app/contract/billing/subscription.contract';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMay } from '../../foundation/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ManageSubscriptionButton } from './manage-subscription-button.tsx';
import { useSyncSubscription } from './subscription.api.ts';
import { subscriptionLabels } from './subscription.labels.ts';

type SubscriptionActionsProps = { subscription: CompanySubscription };

export function SubscriptionActions({ subscription }: SubscriptionActionsProps) {
  const { sync, isPending } = useSyncSubscription();
  if (!useMay('subscription.manage')) return <Text>{subscriptionLabels.ownerOnly}</Text>;
  return (
    <Group gap="sm">
      {subscription.isSubscribed ? (
        <ManageSubscriptionButton />
      ) : (
        <LinkButton to="/plan-selection">{subscriptionLabels.subscribe}</LinkButton>
      )}
      <Button
        variant="default"
        leftSection={<IconRefresh size={18} />}
        loading={isPending}
        onClick={sync}
      >
        {subscriptionLabels.sync}
      </Button>
    </Group>
  );
}
