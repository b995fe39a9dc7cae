import type { CompanySubscription } from '@app/contract/billing/subscription.contract';
import { badgeOf } from '@app/domain/billing/banner';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import { useNow } from '../../foundation/hooks/use-now.ts';
import { useSession } from '../../foundation/sign-in/session.tsx';
import { PlanFeatures } from './plan-features.tsx';
import { usePlans } from './plans.api.ts';
import { priceText } from './plans.labels.ts';
import {
  exclusionsText,
  firstChargeText,
  inclusionsOf,
  subscriptionLabels,
  untilText,
} from './subscription.labels.ts';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionBadge } from './subscription-badge.tsx';
import { datesOf } from './subscription-dates.ts';

type SubscriptionCardProps = { subscription: CompanySubscription };

/** Which plan, what it costs, until when it lasts, and what can be done about it. */
export function SubscriptionCard({ subscription }: SubscriptionCardProps) {
  const timezone = useSession().company?.timezone ?? 'UTC';
  const badge = badgeOf(datesOf(subscription), useNow());
  const firstCharge = firstChargeText(subscription, timezone);

  return (
    <Card component="section" aria-label={subscriptionLabels.title}>
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={2}>{subscription.plan?.name ?? subscriptionLabels.noPlan}</Title>
            {subscription.plan && <Price priceCents={subscription.plan.priceCents} />}
            <Text c="dimmed" mt={4}>
              {untilText(subscription, badge, timezone)}
            </Text>
            {firstCharge && <Text mt={4}>{firstCharge}</Text>}
          </div>
          <SubscriptionBadge badge={badge} timezone={timezone} />
        </Group>
        {subscription.plan && <Inclusions plan={subscription.plan} />}
        <SubscriptionActions subscription={subscription} />
      </Stack>
    </Card>
  );
}

function Price({ priceCents }: { priceCents: number }) {
  return (
    <Text className="tabular" mt={4}>
      <Text span fw={600} size="xl">
        {priceText(priceCents)}
      </Text>{' '}
      <Text span c="dimmed">
        {subscriptionLabels.perMonth}
      </Text>
    </Text>
  );
}

function Inclusions({ plan }: { plan: NonNullable<CompanySubscription['plan']> }) {
  const offered = usePlans().data?.find(({ id }) => id === plan.id);
  const exclusions = exclusionsText(plan);
  return (
    <div>
      <Title order={3} mb="xs">
        {subscriptionLabels.included}
      </Title>
      <PlanFeatures features={inclusionsOf(plan, offered?.features ?? [])} layout="columns" />
      {exclusions && (
        <Text c="dimmed" mt="sm">
          {exclusions}
        </Text>
      )}
    </div>
  );
}
