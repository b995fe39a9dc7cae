import type { CompanySubscription } from '@app/contract/billing/subscription.contract';
import { isOperator } from '@app/domain/identity/platform-role';
import { Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMay, useSession } from '../../foundation/sign-in/session.tsx';
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
      <NextStep isSubscribed={subscription.isSubscribed} />
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

/** Whoever runs the platform has nothing to subscribe to. */
function NextStep({ isSubscribed }: Pick<CompanySubscription, 'isSubscribed'>) {
  const { platformRole } = useSession();
  if (isSubscribed) return <ManageSubscriptionButton />;
  if (isOperator(platformRole)) return null;
  return <LinkButton to="/plan-selection">{subscriptionLabels.subscribe}</LinkButton>;
}
