import type {
  payment as paymentSchema,
  subscriptionSchema,
} from '@app/contract/billing/subscription.contract';
import type { Answer } from '@app/contract/shared/schemas';
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
const SUPER_ADMIN: Answer<typeof subscriptionSchema>['plan'] = {
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
): Answer<typeof subscriptionSchema> {
  const dates: SubscriptionDates = kind === 'administrator' ? FULL_ACCESS : company;
  return {
    ...dates,
    hasAccess: hasAccess(dates, now),
    isSubscribed: isLive(account?.providerStatus ?? null),
    plan: kind === 'administrator' ? SUPER_ADMIN : plan && presentPlan(plan),
    payments: payments.map(presentPayment),
    isSimulated: environment === 'sim',
  };
}

function presentPlan(plan: PlanRow): Answer<typeof subscriptionSchema>['plan'] {
  return {
    ...plan,
    priceCents: plan.priceMonthlyCents,
    closedModules: closedModulesIn(plan.permissions),
  };
}

function presentPayment(payment: BillingPaymentRow): Answer<typeof paymentSchema> {
  return { ...payment, id: payment.stripeInvoiceId, invoiceUrl: payment.hostedInvoiceUrl };
}
