import { eq } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';

/** What a company's record says about its subscription. The status is as somebody stored it. */
export type SubscriptionColumns = {
  status: string;
  trialEndsAt: Temporal.Instant | null;
  currentPeriodEnd: Temporal.Instant | null;
  planId: string | null;
  subscriptionId: string | null;
};

export type PayingColumns = SubscriptionColumns & {
  id: string;
  name: string;
  email: string;
  phone: string;
  documentType: 'cpf' | 'cnpj';
  document: string;
};

const columns = {
  id: companies.id,
  name: companies.name,
  email: companies.email,
  phone: companies.phone,
  documentType: companies.documentType,
  document: companies.document,
  status: companies.subscriptionStatus,
  trialEndsAt: companies.trialEndsAt,
  currentPeriodEnd: companies.subscriptionCurrentPeriodEnd,
  planId: companies.subscriptionPlanId,
  subscriptionId: companies.subscriptionStripeId,
};

/** A company as whoever sends the bills sees it. */
export async function findPayingColumns(
  scope: OperatorScope,
  companyId: string,
): Promise<PayingColumns | null> {
  const [company] = await withId(scope, companyId);
  return company ?? null;
}

/** The same for whoever changes it: until then nobody else does. */
export async function lockPayingColumns(
  scope: OperatorScope,
  companyId: string,
): Promise<PayingColumns | null> {
  const [company] = await withId(scope, companyId).for('no key update');
  return company ?? null;
}

/** What the own company's record says. */
export async function readOwnColumns(scope: CompanyScope): Promise<SubscriptionColumns> {
  const [company] = await scope.select(columns).from(companies);
  if (!company) throw new Error('A company does not find its own record');
  return company;
}

function withId(scope: OperatorScope, companyId: string) {
  return scope.select(columns).from(companies).where(eq(companies.id, companyId));
}
