import { readStatus } from '@app/domain/billing/access';
import type { PaymentStatus } from '@app/domain/billing/payment';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type Page, pageOf } from '../../../foundation/database/pages.ts';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import type { PaymentEnvironment } from '../../../foundation/payments/payment-environment.ts';
import { companyNameOf, isOfCompanyNamed } from '../../company/company-names.queries.ts';
import { hasSubscribedPlan } from '../billing-accounts.queries.ts';
import { billingPayments } from '../billing-payments.table.ts';
import { findPayer } from '../payers.queries.ts';
import { findPlan } from '../plans.queries.ts';

export type PaymentPlace = { at: Temporal.Instant; invoiceId: string };
export type PaymentFilters = {
  search: string;
  status?: PaymentStatus | undefined;
  environment?: PaymentEnvironment | undefined;
};
type PaymentSearch = PaymentFilters & { after: PaymentPlace | null; limit: number };

/** Newest first, each with the plan that was billed, as far as that was written down. */
export async function listPayments(
  scope: OperatorScope,
  { search, status, environment, after, limit }: PaymentSearch,
): Promise<Page<PaymentLine>> {
  const rows = await paymentsWhere(
    scope,
    and(
      status && eq(billingPayments.status, status),
      environment && eq(billingPayments.environment, environment),
      search === '' ? undefined : isOfCompanyNamed(billingPayments.companyId, search),
      before(after),
    ),
  ).limit(limit + 1);
  return pageOf(rows, limit);
}

const NEWEST = 24;

export type PayingCompanyFacts = NonNullable<Awaited<ReturnType<typeof findPayingCompany>>>;

/** Who pays, and what she paid lately; null when the company is gone. */
export async function findPayingCompany(
  scope: OperatorScope,
  id: string,
  environment: PaymentEnvironment | null,
) {
  const payer = await findPayer(scope, id);
  if (!payer) return null;
  const plan = payer.planId ? await findPlan(scope, payer.planId) : null;
  const payments = await paymentsWhere(scope, eq(billingPayments.companyId, id)).limit(NEWEST);
  return {
    ...payer,
    status: readStatus(payer.status),
    planName: plan?.name ?? null,
    isPlanSubscribed: await hasSubscribedPlan(scope, id, environment),
    payments,
  };
}

const columns = {
  invoiceId: billingPayments.stripeInvoiceId,
  environment: billingPayments.environment,
  companyId: billingPayments.companyId,
  companyName: sql<string>`coalesce(${companyNameOf(billingPayments.companyId)}, '')`,
  planName: billingPayments.planName,
  amountCents: billingPayments.amountCents,
  status: billingPayments.status,
  at: billingPayments.at,
  invoiceUrl: billingPayments.hostedInvoiceUrl,
};

export type PaymentLine = Awaited<ReturnType<typeof paymentsWhere>>[number];

function paymentsWhere(scope: OperatorScope, condition: SQL | undefined) {
  return scope
    .select(columns)
    .from(billingPayments)
    .where(condition)
    .orderBy(desc(billingPayments.at), desc(billingPayments.stripeInvoiceId));
}

function before(place: PaymentPlace | null): SQL | undefined {
  if (place === null) return undefined;
  const { at, invoiceId } = place;
  return sql`(${billingPayments.at}, ${billingPayments.stripeInvoiceId})
    < (${at.toString()}::timestamptz, ${invoiceId})`;
}
