import { mayUse } from '@app/domain/billing/access';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readAccess } from '../../billing/access.queries.ts';
import { type CompanyRow, findCompany } from '../../company/company.queries.ts';

/** The company of this transaction, if whoever likes may book there now. */
export async function findBookableCompany(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<CompanyRow | null> {
  const company = await findCompany(scope);
  if (!company?.publicBookingEnabled) return null;
  return (await hasAgenda(scope, company, now)) ? company : null;
}

/** The company of this transaction, if only its link is off: by its own word, or with nobody to book. */
export async function findSwitchedOffCompany(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<CompanyRow | null> {
  const company = await findCompany(scope);
  if (!company || company.publicBookingEnabled) return null;
  if (!company.publicBookingWasOpen && !company.hasSomebodyToBook) return null;
  return (await hasAgenda(scope, company, now)) ? company : null;
}

/** The company of this transaction, if its agenda may be followed from outside. */
export async function findFollowedCompany(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<CompanyRow | null> {
  const company = await findCompany(scope);
  return company && (await hasAgenda(scope, company, now)) ? company : null;
}

async function hasAgenda(
  scope: CompanyScope,
  company: CompanyRow,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!company.active) return false;
  return mayUse('appointments', await readAccess(scope, company, now), now);
}
