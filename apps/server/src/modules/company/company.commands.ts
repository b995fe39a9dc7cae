import type { BookingPolicy } from '@app/domain/company/booking-policy';
import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import type { PackageCommission } from '@app/domain/company/money-rules';
import type { PixKeyType } from '@app/domain/company/pix-key';
import type { DocumentType } from '@app/domain/shared/documents';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { companies } from './companies.table.ts';
import { type CompanyRow, findAddressOwner } from './company.queries.ts';
import { lockOwnCompany } from './company-lookup.queries.ts';
import { companySlugs } from './company-slugs.table.ts';

export type CompanyDetails = {
  name: string;
  tradeName: string;
  documentType: DocumentType;
  document: string;
  documentNumber: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  timezone: string;
  privacyContact: string;
};

/** Replaces the company as it was when the form was opened; a newer one is left alone. */
export async function updateCompany(
  scope: CompanyScope,
  version: number,
  details: CompanyDetails,
): Promise<Result<CompanyRow, 'not-found' | 'changed-meanwhile'>> {
  const changed = await replaceVersion(scope, version, details);
  if (changed) return accept(changed);
  return refuse((await scope.$count(companies)) ? 'changed-meanwhile' : 'not-found');
}

/**
 * An address belongs to whoever had it first, for good; its owner may go back to it. So that nobody
 * takes them all, a company has only so many.
 */
export async function changeSlug(
  scope: CompanyScope,
  slug: string,
): Promise<Result<string, 'taken' | 'too-many'>> {
  const { companyId } = scope;
  await lockOwnCompany(scope);
  const owner = await findAddressOwner(scope, slug);
  const had = await scope.$count(companySlugs, eq(companySlugs.companyId, companyId));
  if (owner === null && had >= COMPANY_LIMITS.slugs) return refuse('too-many');
  await scope.insert(companySlugs).values({ slug, companyId }).onConflictDoNothing();
  if ((await findAddressOwner(scope, slug)) !== companyId) return refuse('taken');
  await change(scope, { slug });
  return accept(slug);
}

/** Answers the address that nobody uses any more. */
export async function changeLogo(
  scope: CompanyScope,
  logoUrl: string | null,
): Promise<string | null> {
  const [before] = await scope
    .select({ logoUrl: companies.logoUrl })
    .from(companies)
    .for('no key update');
  await change(scope, { logoUrl });
  return before?.logoUrl ?? null;
}

/** Answers the address that nobody uses any more. */
export async function changeCover(
  scope: CompanyScope,
  coverUrl: string | null,
): Promise<string | null> {
  const [before] = await scope
    .select({ coverUrl: companies.coverUrl })
    .from(companies)
    .for('no key update');
  await change(scope, { coverUrl });
  return before?.coverUrl ?? null;
}

/** Null is the colour of the house. */
export function changeColor(scope: CompanyScope, color: string | null): Promise<void> {
  return change(scope, { color });
}

/** Unless there is another one meanwhile. */
export async function forgetLogo(scope: CompanyScope, logoUrl: string): Promise<void> {
  await scope.update(companies).set({ logoUrl: null }).where(eq(companies.logoUrl, logoUrl));
}

/** Says whether it is on now. Where nobody can be booked yet, it will be as soon as somebody can. */
export async function openPublicBooking(scope: CompanyScope): Promise<boolean> {
  const [company] = await scope
    .update(companies)
    .set({
      publicBookingRefused: false,
      publicBookingEnabled: sql`${companies.hasSomebodyToBook}`,
      publicBookingWasOpen: sql`${companies.publicBookingWasOpen} or ${companies.hasSomebodyToBook}`,
    })
    .returning({ isOpen: companies.publicBookingEnabled });
  return company?.isOpen ?? false;
}

/** Said before anybody can be booked, it keeps booking off when somebody comes. */
export function closePublicBooking(scope: CompanyScope): Promise<void> {
  return change(scope, { publicBookingEnabled: false, publicBookingRefused: true });
}

export function putAwayFirstSteps(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  return change(scope, { firstStepsPutAwayAt: now });
}

/** Replaces the rules as they were when their form was opened, like the company itself. */
export async function changePolicy(
  scope: CompanyScope,
  version: number,
  policy: BookingPolicy,
): Promise<Result<number, 'changed-meanwhile'>> {
  const changed = await replaceVersion(scope, version, policy);
  return changed ? accept(changed.version) : refuse('changed-meanwhile');
}

/** One of the rules alone, from elsewhere: whoever has their form open learns of it. */
export async function changeAutoConfirm(
  scope: CompanyScope,
  autoConfirmAfterInSeconds: number | null,
): Promise<void> {
  await change(scope, { autoConfirmAfterInSeconds, version: sql`${companies.version} + 1` });
}

/** Whoever closes the drawer counts first and learns afterwards what should be there. */
export function hideExpected(scope: CompanyScope): Promise<void> {
  return change(scope, { blindCount: true });
}

export function showExpected(scope: CompanyScope): Promise<void> {
  return change(scope, { blindCount: false });
}

export type MoneyRules = { accountLimit: Cents; packageCommission: PackageCommission };

/** How far clients may owe, and who earns of a package; as they were when their form was opened. */
export async function changeMoneyRules(
  scope: CompanyScope,
  version: number,
  rules: MoneyRules,
): Promise<Result<number, 'changed-meanwhile'>> {
  const changed = await replaceVersion(scope, version, rules);
  return changed ? accept(changed.version) : refuse('changed-meanwhile');
}

/** Commissions are of what is left when the card machine has kept its part. */
export function bearFeesInCommissions(scope: CompanyScope): Promise<void> {
  return change(scope, { commissionAfterFees: true });
}

export function keepFeesFromCommissions(scope: CompanyScope): Promise<void> {
  return change(scope, { commissionAfterFees: false });
}

/** Visitors of the booking page read how the company is rated. */
export function showRating(scope: CompanyScope): Promise<void> {
  return change(scope, { showReviews: true });
}

export function keepRating(scope: CompanyScope): Promise<void> {
  return change(scope, { showReviews: false });
}

export function changePixKey(
  scope: CompanyScope,
  { type, key }: { type: PixKeyType; key: string },
): Promise<void> {
  return change(scope, { pixKeyType: type, pixKey: key });
}

export function removePixKey(scope: CompanyScope): Promise<void> {
  return change(scope, { pixKeyType: null, pixKey: '' });
}

async function replaceVersion(
  scope: CompanyScope,
  version: number,
  values: CompanyDetails | BookingPolicy | MoneyRules,
): Promise<CompanyRow | null> {
  const [changed] = await scope
    .update(companies)
    .set({ ...values, version: sql`${companies.version} + 1` })
    .where(eq(companies.version, version))
    .returning();
  if (!changed) return null;
  return changed;
}

/** What no form shows whole: nobody can overwrite here what they have not seen. */
async function change(
  scope: CompanyScope,
  changes: PgUpdateSetSource<typeof companies>,
): Promise<void> {
  const [changed] = await scope.update(companies).set(changes).returning({ id: companies.id });
  if (!changed) throw new Error('The company of this transaction is gone');
}
