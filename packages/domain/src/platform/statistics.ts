import { type Cents, cents } from '../shared/money.ts';

type PricedPlan = { id: string; price: Cents };
type Subscribers = { planId: string; subscribers: number };

/** What the subscriptions that are active now bring in a month. */
export function estimatedRevenue(
  plans: readonly PricedPlan[],
  subscribers: readonly Subscribers[],
): Cents {
  const prices = new Map(plans.map(({ id, price }) => [id, price]));
  return cents(
    subscribers.reduce((sum, each) => sum + (prices.get(each.planId) ?? 0) * each.subscribers, 0),
  );
}
