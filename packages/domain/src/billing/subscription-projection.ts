import { isInTrial, type SubscriptionStatus } from './access.ts';
import { type ProviderSubscription, stateOf } from './subscription-state.ts';

/** What a company's own record says about its subscription. */
export type CompanySubscription = {
  status: SubscriptionStatus;
  trialEndsAt: Temporal.Instant | null;
  currentPeriodEnd: Temporal.Instant | null;
  planId: string | null;
  subscriptionId: string | null;
};

/** What it should say, now that the payment provider has said this. */
export function projected(
  company: CompanySubscription,
  provider: (ProviderSubscription & { planId: string | null }) | null,
  now: Temporal.Instant,
): CompanySubscription {
  if (!provider) return withoutSubscription(company, now);
  const known = { ...company, planId: provider.planId ?? company.planId };
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
