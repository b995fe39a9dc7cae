import { isNameTyped } from '@app/domain/company/listed-company';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { OperatorScope } from '../../../foundation/database/scopes.ts';
import { isMissingReference } from '../../../foundation/database/sql-state.ts';
import { companies } from '../companies.table.ts';
import type { CompanyDetails } from '../company.commands.ts';
import type { CompanyRow } from '../company.queries.ts';
import { findOperated } from './listed-companies.queries.ts';

/** What operators decide about a company, besides what it says about itself. */
export type OperatedDetails = CompanyDetails & {
  subscriptionPlanId: string | null;
  customStatusId: string | null;
};
export type GoneChoice = 'plan-not-found' | 'status-not-found';
type Known = { id: string; version: number };
type Closed = 'not-found' | 'being-deleted';

/** Replaces the company as it was when the form was opened; a newer one is left alone. */
export async function updateOperated(
  scope: OperatorScope,
  { id, version }: Known,
  details: OperatedDetails,
): Promise<Result<CompanyRow, Closed | 'changed-meanwhile'>> {
  const set = { ...details, version: sql`${companies.version} + 1` };
  const changed = await write(scope, id, set, version);
  if (changed) return accept(changed);
  return refuse((await whyNot(scope, id)) ?? 'changed-meanwhile');
}

/** What a form chose may be deleted before it is sent. Around the whole transaction, which then fails. */
export async function unlessChoiceGone<Value, Reason extends string>(
  work: () => Promise<Result<Value, Reason>>,
): Promise<Result<Value, Reason | GoneChoice>> {
  try {
    return await work();
  } catch (error) {
    if (isMissingReference('companies_subscription_plan_fk', error)) {
      return refuse('plan-not-found');
    }
    if (isMissingReference('companies_custom_status_id_company_statuses_id_fk', error)) {
      return refuse('status-not-found');
    }
    throw error;
  }
}

/** Nobody enters it any more, and clients do not find it. Everything it holds stays. */
export function deactivateCompany(
  scope: OperatorScope,
  id: string,
): Promise<Result<CompanyRow, Closed>> {
  return change(scope, id, { active: false });
}

export function reactivateCompany(
  scope: OperatorScope,
  id: string,
): Promise<Result<CompanyRow, Closed>> {
  return change(scope, id, { active: true });
}

/** Closes it for good. What it holds is taken away afterwards, piece by piece. */
export async function markDeleted(
  scope: OperatorScope,
  { id, name }: { id: string; name: string },
  now: Temporal.Instant,
): Promise<Result<CompanyRow, Closed | 'name-not-typed'>> {
  const [company] = await scope
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.isSample, false)))
    .for('no key update');
  if (!company) return refuse('not-found');
  if (company.deletedAt) return refuse('being-deleted');
  const isMeant = [company.name, company.tradeName].some(
    (known) => known !== '' && isNameTyped(name, known),
  );
  if (!isMeant) return refuse('name-not-typed');
  return change(scope, id, { active: false, publicBookingEnabled: false, deletedAt: now });
}

async function change(
  scope: OperatorScope,
  id: string,
  changes: PgUpdateSetSource<typeof companies>,
): Promise<Result<CompanyRow, Closed>> {
  const changed = await write(scope, id, changes);
  if (changed) return accept(changed);
  return refuse((await whyNot(scope, id)) ?? 'not-found');
}

async function write(
  scope: OperatorScope,
  id: string,
  changes: PgUpdateSetSource<typeof companies>,
  version?: number,
): Promise<CompanyRow | null> {
  const [changed] = await scope
    .update(companies)
    .set(changes)
    .where(
      and(
        eq(companies.id, id),
        eq(companies.isSample, false),
        isNull(companies.deletedAt),
        version === undefined ? undefined : eq(companies.version, version),
      ),
    )
    .returning();
  return changed ?? null;
}

async function whyNot(scope: OperatorScope, id: string): Promise<Closed | null> {
  const company = await findOperated(scope, id);
  if (!company) return 'not-found';
  return company.deletedAt ? 'being-deleted' : null;
}
