import { mayUse } from '@app/domain/billing/access';
import { type GiftCardTerms, USUAL_TERMS } from '@app/domain/prepaid/order';
import { cents } from '@app/domain/shared/money';
import { and, eq, gt } from 'drizzle-orm';
import { alphabetical } from '../../../foundation/database/folded-text.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readAccess } from '../../billing/access.queries.ts';
import { type CompanyRow, findCompany } from '../../company/company.queries.ts';
import { type PackageView, withServices } from '../packages/packages.queries.ts';
import { packages } from '../packages/packages.table.ts';
import { FIRST_TERMS, prepaidShops } from './shops.table.ts';

export type Shop = {
  company: CompanyRow;
  packages: PackageView[];
  giftCards: GiftCardTerms;
};

/** What the company of this transaction sells by its link; null when that is nothing. */
export async function findShop(scope: CompanyScope, now: Temporal.Instant): Promise<Shop | null> {
  const company = await findCompany(scope);
  if (!company || !(await maySellOnline(scope, company, now))) return null;
  const sold = await listSoldOnline(scope);
  const giftCards = await readGiftCardTerms(scope);
  if (sold.length === 0 && !giftCards.sells) return null;
  return { company, packages: sold, giftCards };
}

/** Whether it could: nobody can pay a company that has no PIX key. */
async function maySellOnline(
  scope: CompanyScope,
  company: CompanyRow,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!company.active || company.pixKeyType === null || company.pixKey === '') return false;
  return mayUse('financial', await readAccess(scope, company, now), now);
}

/** Packages that cost nothing are not ordered: there is no payment to wait for. */
export async function listSoldOnline(scope: CompanyScope): Promise<PackageView[]> {
  const { active, sellsOnline, price } = packages;
  const rows = await scope
    .select()
    .from(packages)
    .where(and(eq(active, true), eq(sellsOnline, true), gt(price, cents(0))))
    .orderBy(price, ...alphabetical(packages));
  const views = await withServices(scope, rows);
  return views.filter(({ services }) => services.length > 0);
}

type StoredTerms = GiftCardTerms & { version: number };

export async function readGiftCardTerms(scope: CompanyScope): Promise<StoredTerms> {
  const [said] = await scope.select().from(prepaidShops);
  if (!said) return { ...USUAL_TERMS, version: FIRST_TERMS };
  const { sellsGiftCards: sells, least, most, validDays, version } = said;
  return { sells, least, most, validDays, version };
}
