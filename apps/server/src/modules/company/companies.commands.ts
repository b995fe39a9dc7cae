import { companySlug } from '@app/domain/company/company-slug';
import { DEFAULT_CATEGORIES } from '@app/domain/company/financial-category';
import { DEFAULT_PAYMENT_METHODS } from '@app/domain/company/payment-method';
import type { DocumentType } from '@app/domain/shared/documents';
import { sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';
import { companySlugs } from './company-slugs.table.ts';
import { financialCategories } from './financial-categories.table.ts';
import { paymentMethods } from './payment-methods.table.ts';

export type NewCompany = {
  name: string;
  /** Made from the name when nobody says it. */
  slug?: string;
  email: string;
  phone: string;
  documentType: DocumentType;
  document: string;
  documentNumber: string;
  timezone: string;
  trialEndsAt: Temporal.Instant | null;
  /** Of a company that is open without a trial. */
  subscriptionStatus?: 'active';
} & Partial<MoreDetails>;

/** What whoever founds it herself fills in later. */
type MoreDetails = Pick<
  typeof companies.$inferInsert,
  | 'tradeName'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'privacyContact'
  | 'subscriptionPlanId'
  | 'customStatusId'
>;

/**
 * A company begins now, with what every company starts with, and with a number in its slug when that
 * is taken. Answers its id.
 */
export async function createCompany(
  scope: OperatorScope,
  company: NewCompany,
  now: Temporal.Instant,
): Promise<string> {
  const { companyId, slug } = await claimFirstSlug(scope, company.slug ?? company.name);
  await scope
    .insert(companies)
    .values({ ...company, id: companyId, slug, trialStartedAt: company.trialEndsAt && now });
  await storeWhatAllHave(scope, companyId);
  return companyId;
}

/** What every company starts with. */
export async function storeWhatAllHave(
  scope: CompanyScope | OperatorScope,
  companyId: string,
): Promise<void> {
  await scope
    .insert(paymentMethods)
    .values(DEFAULT_PAYMENT_METHODS.map((method) => ({ companyId, ...method })));
  await scope
    .insert(financialCategories)
    .values(DEFAULT_CATEGORIES.map((category) => ({ companyId, ...category })));
}

/** The address names the company before it exists; both are there when the transaction ends. */
async function claimFirstSlug(
  scope: OperatorScope,
  name: string,
): Promise<{ companyId: string; slug: string }> {
  for (let number = 1; ; number++) {
    const [claimed] = await scope
      .insert(companySlugs)
      .values({ slug: companySlug(name, number), companyId: sql`uuidv7()` })
      .onConflictDoNothing()
      .returning({ companyId: companySlugs.companyId, slug: companySlugs.slug });
    if (claimed) return claimed;
  }
}
