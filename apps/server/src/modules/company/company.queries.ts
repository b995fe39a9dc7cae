import { and, eq } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope, OperatorScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';
import { companySlugs } from './company-slugs.table.ts';

export type CompanyRow = typeof companies.$inferSelect;

/** The company of this transaction; the policy shows no other. */
export async function readCompany(scope: CompanyScope): Promise<CompanyRow> {
  const company = await findCompany(scope);
  if (!company) throw new Error('The company of this transaction is gone');
  return company;
}

/** The same, for whoever has an answer when it is gone. */
export async function findCompany(scope: CompanyScope): Promise<CompanyRow | null> {
  const [company] = await ownCompany(scope).execute();
  return company ?? null;
}

const ownCompany = preparedQuery('own_company', (database) => database.select().from(companies));

/** Whose address this is, or was. */
export async function findAddressOwner(
  scope: CompanyScope | OperatorScope,
  slug: string,
): Promise<string | null> {
  const [address] = await scope
    .select({ companyId: companySlugs.companyId })
    .from(companySlugs)
    .where(eq(companySlugs.slug, slug));
  return address?.companyId ?? null;
}

/** The address that whoever has or had this one has now; null once the company is closed. */
export async function findOpenSlug(scope: OperatorScope, slug: string): Promise<string | null> {
  const [company] = await scope
    .select({ slug: companies.slug })
    .from(companySlugs)
    .innerJoin(companies, eq(companies.id, companySlugs.companyId))
    .where(and(eq(companySlugs.slug, slug), eq(companies.active, true)));
  return company?.slug ?? null;
}
