/** Moments travel as text, because what is announced waits in the queue. */
export type BillingEvents = {
  'subscription.activated': { planName: string };
  'subscription.renewed': { amountCents: number; periodEnd: string };
  /** `until`: access lasts to the end of what was paid, or is over already. */
  'subscription.canceled': { until: string | null; subscriptionId: string };
  'payment.failed': { amountCents: number; nextAttemptAt: string | null };
};
