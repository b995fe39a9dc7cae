import { companySlug } from '@app/domain/company/company-slug';
import type { DocumentType } from '@app/domain/shared/documents';
import { eq } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';

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
};

/** A company begins now, and with a number in its slug when that is taken. Answers its id. */
export async function createCompany(
  scope: OperatorScope,
  company: NewCompany,
  now: Temporal.Instant,
): Promise<string> {
  for (let number = 1; ; number++) {
    const slug = companySlug(company.slug ?? company.name, number);
    const [created] = await scope
      .insert(companies)
      .values({ ...company, slug, trialStartedAt: company.trialEndsAt && now })
      .onConflictDoNothing({ target: companies.slug })
      .returning({ id: companies.id });
    if (created) return created.id;
  }
}

export async function findCompanyBySlug(
  scope: OperatorScope,
  slug: string,
): Promise<string | null> {
  const [company] = await scope
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.slug, slug));
  return company?.id ?? null;
}
