import type { CompanySubscription } from '@app/contract/billing/subscription.contract';
import { badgeOf, URGENT_TRIAL_DAYS } from '@app/domain/billing/banner';
import { Alert, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconClock, IconInfoCircle } from '@tabler/icons-react';
import { useNow } from '../../foundation/hooks/use-now.ts';
import { LoadBlock } from '../../ui/load-block.tsx';
import { PaymentsList } from './payments-list.tsx';
import { usePlans } from './plans.api.ts';
import { useSubscription } from './subscription.api.ts';
import { nudgeTitle, subscriptionLabels } from './subscription.labels.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { datesOf } from './subscription-dates.ts';

export default function SubscriptionTab() {
  const subscription = useSubscription();
  const plans = usePlans();
  return (
    <LoadBlock query={subscription} alongside={[plans]} skeleton={<TabSkeleton />}>
      {(current) => (
        <Stack gap="lg">
          <TrialNudge subscription={current} />
          <SubscriptionCard subscription={current} />
          {current.isSimulated && <SimulatedNote />}
          <PaymentsList payments={current.payments} />
        </Stack>
      )}
    </LoadBlock>
  );
}

/** Only for whoever would lose access: those who subscribed already need no reminder. */
function TrialNudge({ subscription }: { subscription: CompanySubscription }) {
  const badge = badgeOf(datesOf(subscription), useNow());
  if (subscription.isSubscribed || badge.kind !== 'trial') return null;
  if (badge.daysLeft > URGENT_TRIAL_DAYS) return null;
  return (
    <Alert color="red" icon={<IconClock />} title={nudgeTitle(badge.daysLeft)}>
      {subscriptionLabels.nudge}
    </Alert>
  );
}

function SimulatedNote() {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start" c="var(--warn-text)">
      <IconInfoCircle size={18} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
      <Text>{subscriptionLabels.simulated}</Text>
    </Group>
  );
}

function TabSkeleton() {
  return (
    <Stack gap="lg">
      <Card>
        <Skeleton height={20} width="40%" />
        <Skeleton height={28} width="60%" mt="md" />
        <Skeleton height={40} width={200} mt="lg" />
      </Card>
      <Skeleton height={180} radius="lg" />
    </Stack>
  );
}
