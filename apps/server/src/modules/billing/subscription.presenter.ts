import type {
  CompanySubscription,
  SubscriptionPayment,
} from '@app/contract/billing/subscription.contract';
import {
  closedModulesIn,
  FULL_ACCESS,
  hasAccess,
  type SubscriptionDates,
} from '@app/domain/billing/access';
import { isLive } from '@app/domain/billing/subscription-state';
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import type { BillingPaymentRow } from './billing-accounts.queries.ts';
import type { PlanRow } from './plans.queries.ts';
import type { SubscriptionFacts } from './subscription.queries.ts';

type Viewer = {
  kind: 'member' | 'administrator';
  environment: PaymentEnvironment | null;
  now: Temporal.Instant;
};

/** Administrators have a plan of their own, without any limit. */
const SUPER_ADMIN: CompanySubscription['plan'] = {
  id: null,
  name: 'Super Admin',
  priceCents: 0,
  maxProfessionals: null,
  maxAppointmentsMonthly: 0,
  closedModules: [],
};

export function presentSubscription(
  { company, plan, account, payments }: SubscriptionFacts,
  { kind, environment, now }: Viewer,
): CompanySubscription {
  const dates: SubscriptionDates = kind === 'administrator' ? FULL_ACCESS : company;
  return {
    status: dates.status,
    trialEndsAt: dates.trialEndsAt?.toString() ?? null,
    currentPeriodEnd: dates.currentPeriodEnd?.toString() ?? null,
    hasAccess: hasAccess(dates, now),
    isSubscribed: isLive(account?.providerStatus ?? null),
    plan: kind === 'administrator' ? SUPER_ADMIN : plan && presentPlan(plan),
    payments: payments.map(presentPayment),
    isSimulated: environment === 'sim',
  };
}

function presentPlan(plan: PlanRow): CompanySubscription['plan'] {
  return {
    id: plan.id,
    name: plan.name,
    priceCents: plan.priceMonthlyCents,
    maxProfessionals: plan.maxProfessionals,
    maxAppointmentsMonthly: plan.maxAppointmentsMonthly,
    closedModules: closedModulesIn(plan.permissions),
  };
}

function presentPayment(payment: BillingPaymentRow): SubscriptionPayment {
  return {
    id: payment.stripeInvoiceId,
    amountCents: payment.amountCents,
    status: payment.status,
    at: payment.at.toString(),
    periodStart: payment.periodStart?.toString() ?? null,
    periodEnd: payment.periodEnd?.toString() ?? null,
    invoiceUrl: payment.hostedInvoiceUrl,
  };
}
