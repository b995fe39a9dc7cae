import { isInTrial, type SubscriptionStatus } from './access.ts';
import { isLive, type ProviderSubscription, stateOf } from './subscription-state.ts';

/** What a company's own record says about its subscription. */
export type CompanySubscription = {
  status: SubscriptionStatus;
  trialEndsAt: Temporal.Instant | null;
  currentPeriodEnd: Temporal.Instant | null;
  planId: string | null;
  subscriptionId: string | null;
};

/** What the provider said, with the plan that has its price. */
type PlannedSubscription = ProviderSubscription & { planId: string | null };

/** Whether the plan comes with a subscription that goes on: none that is chosen here would last. */
export function isPlanSubscribed(provider: PlannedSubscription | null): boolean {
  return provider !== null && provider.planId !== null && isLive(provider.status);
}

/** What it should say, now that the payment provider has said this. */
export function projected(
  company: CompanySubscription,
  provider: PlannedSubscription | null,
  now: Temporal.Instant,
): CompanySubscription {
  if (!provider) return withoutSubscription(company, now);
  const known = { ...company, planId: planOf(company, provider) };
  const state = stateOf(provider);
  if (!state) return { ...known, subscriptionId: provider.id };
  return {
    ...known,
    subscriptionId: provider.id,
    status: unlessSuspended(company, state.status),
    currentPeriodEnd: state.paidThrough,
    trialEndsAt:
      provider.status === 'trialing' ? (provider.trialEnd ?? known.trialEndsAt) : known.trialEndsAt,
  };
}

/** What an administrator chose after the subscription ended stays, a plan as well as none. */
function planOf(company: CompanySubscription, provider: PlannedSubscription): string | null {
  if (isPlanSubscribed(provider)) return provider.planId;
  if (company.subscriptionId === provider.id) return company.planId;
  return company.planId ?? provider.planId;
}

/** Whoever never subscribed is left alone: an administrator may have opened the doors by hand. */
function withoutSubscription(
  company: CompanySubscription,
  now: Temporal.Instant,
): CompanySubscription {
  if (company.subscriptionId === null) return company;
  return {
    ...company,
    status: unlessSuspended(company, isInTrial(company, now) ? 'trial' : 'inactive'),
    currentPeriodEnd: null,
    planId: null,
    subscriptionId: null,
  };
}

/** Only an administrator suspends, and only an administrator takes it back. */
function unlessSuspended(
  { status }: CompanySubscription,
  next: SubscriptionStatus,
): SubscriptionStatus {
  return status === 'suspended' ? status : next;
}
