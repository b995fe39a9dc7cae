import type { OfferedPlan } from '@app/contract/billing/plans.contract';
import { Badge, Button, Card, Text, Title } from '@mantine/core';
import { PlanFeatures } from './plan-features.tsx';
import classes from './plan-selection-page.module.css';
import { planLabels, priceText, subscribeText } from './plans.labels.ts';

type PlanCardProps = {
  plan: OfferedPlan;
  /** Missing for whoever may only look. */
  onSubscribe: (() => void) | undefined;
  state: 'ready' | 'opening' | 'waiting';
};

export function PlanCard({ plan, onSubscribe, state }: PlanCardProps) {
  return (
    <Card component="li" className={classes.card} data-popular={plan.isMostPopular || undefined}>
      {plan.isMostPopular && (
        <Badge className={classes.popular} variant="filled" size="lg">
          {planLabels.mostPopular}
        </Badge>
      )}
      <div>
        <Title order={2}>{plan.name}</Title>
        {plan.description && (
          <Text c="dimmed" mt={4}>
            {plan.description}
          </Text>
        )}
        <p className={`${classes.price} tabular`}>
          <Text span fw={600} fz="xl">
            {priceText(plan.priceCents)}
          </Text>
          <Text span c="dimmed">
            {planLabels.perMonth}
          </Text>
        </p>
      </div>
      <div className={classes.features}>
        <PlanFeatures features={plan.features} layout="list" />
      </div>
      {onSubscribe && (
        <Button
          fullWidth
          size="md"
          mih={44}
          loading={state === 'opening'}
          disabled={state === 'waiting'}
          onClick={onSubscribe}
        >
          {subscribeText(plan.name)}
        </Button>
      )}
    </Card>
  );
}
