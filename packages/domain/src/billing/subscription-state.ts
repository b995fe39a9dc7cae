import type { SubscriptionStatus } from './access.ts';

/** While a payment is late, work goes on for this long after what was paid. */
const PAST_DUE_GRACE_DAYS = 7;

/** A subscription as the payment provider describes it, in our own words. */
export type ProviderSubscription = {
  id: string;
  /** The provider's word; new ones may appear at any time. */
  status: string;
  priceId: string | null;
  periodStart: Temporal.Instant;
  periodEnd: Temporal.Instant;
  trialEnd: Temporal.Instant | null;
  /** When it will end, if that is known. */
  cancelAt: Temporal.Instant | null;
  endedAt: Temporal.Instant | null;
  cancelReason: string | null;
  latestInvoiceStatus: string | null;
};

type SubscriptionState = {
  status: Exclude<SubscriptionStatus, 'suspended'>;
  /** Until when the service is paid, grace included. The provider's own period runs ahead of it. */
  paidThrough: Temporal.Instant | null;
};

/** The provider's words for what does not go on. */
export const ENDED_STATUSES = ['canceled', 'incomplete', 'incomplete_expired'];
const IN_FORCE = ['trialing', 'active'];
const UNPAID_ENDS = ['payment_failed', 'payment_disputed'];

/** It goes on at the provider and can be managed there: no second one may begin beside it. */
export function isLive(providerStatus: string | null): boolean {
  return providerStatus !== null && !ENDED_STATUSES.includes(providerStatus);
}

/** Paid, or in the provider's trial. */
export function isInForce(providerStatus: string | null): boolean {
  return IN_FORCE.includes(providerStatus ?? '');
}

/** Ours for theirs. Null for a status that nobody here knows: then the last known one stays. */
export function stateOf(subscription: ProviderSubscription): SubscriptionState | null {
  const { status, periodStart, periodEnd, trialEnd, cancelAt } = subscription;
  switch (status) {
    case 'trialing':
    case 'active':
      if (cancelAt) return { status: 'canceled', paidThrough: cancelAt };
      if (status === 'active') return { status, paidThrough: periodEnd };
      return { status: 'trial', paidThrough: trialEnd ?? periodEnd };
    case 'past_due':
      return { status, paidThrough: periodStart.add({ hours: 24 * PAST_DUE_GRACE_DAYS }) };
    case 'unpaid':
    case 'paused':
      return { status: 'past_due', paidThrough: periodStart };
    case 'canceled':
      return { status, paidThrough: wasPaid(subscription) ? periodEnd : periodStart };
    case 'incomplete':
    case 'incomplete_expired':
      return { status: 'inactive', paidThrough: null };
    default:
      return null;
  }
}

/** Whoever leaves keeps what was paid; whoever was sent away for not paying keeps nothing. */
function wasPaid({ cancelReason, latestInvoiceStatus }: ProviderSubscription): boolean {
  return latestInvoiceStatus === 'paid' && !UNPAID_ENDS.includes(cancelReason ?? '');
}

/** Of all that a company ever had, newest first: the one that counts, and whether others go on too. */
export function chooseSubscription<One extends Pick<ProviderSubscription, 'status'>>(
  newestFirst: readonly One[],
): { chosen: One | null; others: One[] } {
  const live = newestFirst.filter(({ status }) => isLive(status));
  return { chosen: live[0] ?? newestFirst[0] ?? null, others: live.slice(1) };
}
