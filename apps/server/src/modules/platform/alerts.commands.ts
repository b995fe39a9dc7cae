import type { AlertAudience } from '@app/domain/platform/alert';
import type { AlertType } from '@app/domain/shared/alert-type';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { recordOperatorAction } from '../../foundation/operators/operator-actions.ts';
import { companiesWithIds } from '../company/company-lookup.queries.ts';
import { type AddressedAlert, type AlertRow, addressed } from './alerts.queries.ts';
import { alertCompanies, alertDismissals, alerts } from './alerts.table.ts';

type Doer = { userId: string; requestId: string; now: Temporal.Instant };
export type AlertFields = {
  title: string;
  message: string;
  type: AlertType;
  audience: AlertAudience;
  companyIds: readonly string[];
  startsOn: Temporal.PlainDate;
  endsOn: Temporal.PlainDate | null;
  active: boolean;
};

export async function createAlert(
  scope: OperatorScope,
  doer: Doer,
  { companyIds, ...fields }: AlertFields,
): Promise<Result<AddressedAlert, 'company-gone'>> {
  const audience = await audienceFor(scope, fields.audience, companyIds);
  if (!audience.accepted) return audience;
  const [created] = await scope
    .insert(alerts)
    .values({ ...fields, createdAt: doer.now })
    .returning();
  if (!created) throw new Error('An alert that was just stored is not there');
  await address(scope, created.id, audience.value);
  await recordOperatorAction(scope, doer, { action: 'alert.created', subject: created.title });
  return accept(await withCompanies(scope, created));
}

/** Whoever dismissed it has seen what it said then: where its words change, it is shown again. */
export async function changeAlert(
  scope: OperatorScope,
  doer: Doer,
  { id, version, companyIds, ...fields }: AlertFields & { id: string; version: number },
): Promise<Result<AddressedAlert, 'company-gone' | 'not-found' | 'changed'>> {
  const before = await holdAlert(scope, id);
  if (!before) return refuse('not-found');
  if (before.version !== version) return refuse('changed');
  const audience = await audienceFor(scope, fields.audience, companyIds);
  if (!audience.accepted) return audience;
  const [stored] = await scope
    .update(alerts)
    .set({ ...fields, version: sql`${alerts.version} + 1` })
    .where(eq(alerts.id, id))
    .returning();
  if (!stored) return refuse('not-found');
  await address(scope, id, audience.value);
  if (before.title !== stored.title || before.message !== stored.message)
    await scope.delete(alertDismissals).where(eq(alertDismissals.alertId, id));
  await recordOperatorAction(scope, doer, { action: 'alert.changed', subject: stored.title });
  return accept(await withCompanies(scope, stored));
}

export async function removeAlert(
  scope: OperatorScope,
  doer: Doer,
  id: string,
): Promise<Result<{ id: string }, 'not-found'>> {
  const [gone] = await scope.delete(alerts).where(eq(alerts.id, id)).returning();
  if (!gone) return refuse('not-found');
  await recordOperatorAction(scope, doer, { action: 'alert.deleted', subject: gone.title });
  return accept({ id });
}

/** An alert that was taken away meanwhile needs no dismissing. */
export async function dismissAlert(
  scope: OperatorScope,
  { userId, alertId }: { userId: string; alertId: string },
): Promise<void> {
  const dismissed = scope
    .select({ alertId: alerts.id, userId: sql<string>`${userId}::uuid`.as('user_id') })
    .from(alerts)
    .where(eq(alerts.id, alertId))
    .for('key share');
  await scope.insert(alertDismissals).select(dismissed).onConflictDoNothing();
}

async function holdAlert(scope: OperatorScope, id: string): Promise<AlertRow | undefined> {
  const [alert] = await scope.select().from(alerts).where(eq(alerts.id, id)).for('no key update');
  return alert;
}

/** Whom it is for, each once and each still there. */
async function audienceFor(
  scope: OperatorScope,
  audience: AlertAudience,
  companyIds: readonly string[],
): Promise<Result<string[], 'company-gone'>> {
  const ids = audience === 'all' ? [] : [...new Set(companyIds)];
  if (ids.length === 0) return accept([]);
  const known = await companiesWithIds(scope, ids);
  return known.length === ids.length ? accept(ids) : refuse('company-gone');
}

async function address(
  scope: OperatorScope,
  alertId: string,
  companyIds: readonly string[],
): Promise<void> {
  await scope.delete(alertCompanies).where(and(eq(alertCompanies.alertId, alertId)));
  if (companyIds.length === 0) return;
  await scope
    .insert(alertCompanies)
    .values(companyIds.map((companyId) => ({ alertId, companyId })));
}

async function withCompanies(scope: OperatorScope, row: AlertRow): Promise<AddressedAlert> {
  const [found] = await addressed(scope, [row]);
  return found ?? { ...row, companies: [] };
}
