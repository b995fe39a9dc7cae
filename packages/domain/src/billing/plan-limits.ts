import { isInTrial, type SubscriptionDates } from './access.ts';
import type { CompanySubscription } from './subscription-projection.ts';

type Trial = Pick<SubscriptionDates, 'trialEndsAt'>;

/** Whether one more professional fits the plan; none named means as many as you like. */
export function mayHireMore(
  count: number,
  maxProfessionals: number | null,
  subscription: Trial,
  now: Temporal.Instant,
): boolean {
  if (isInTrial(subscription, now)) return true;
  return maxProfessionals === null || count < maxProfessionals;
}

/** Whether one more appointment fits the calendar month; 0 means as many as you like. */
export function mayBookMore(
  countInMonth: number,
  maxAppointmentsMonthly: number,
  subscription: Trial,
  now: Temporal.Instant,
): boolean {
  if (isInTrial(subscription, now)) return true;
  return maxAppointmentsMonthly === 0 || countInMonth < maxAppointmentsMonthly;
}

type Limits = { maxProfessionals: number | null; maxAppointmentsMonthly: number };

/** Whether a plan takes as many professionals and appointments as one likes. */
export function isUnlimited({ maxProfessionals, maxAppointmentsMonthly }: Limits): boolean {
  return maxProfessionals === null && maxAppointmentsMonthly === 0;
}

/** Of whoever runs the platform: open for good, by no trial and no plan, so no plan limits it. */
export function isAdministrative(company: Omit<CompanySubscription, 'currentPeriodEnd'>): boolean {
  if (company.status !== 'active' || company.trialEndsAt !== null) return false;
  return company.planId === null && company.subscriptionId === null;
}
