import { and, desc, eq, gte, inArray, isNull, or } from 'drizzle-orm';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import { companiesWithIds } from '../company/company-lookup.queries.ts';
import { alertCompanies, alertDismissals, alerts } from './alerts.table.ts';

export type AlertRow = typeof alerts.$inferSelect;
type NamedCompany = { id: string; name: string };
/** With the names of whom it is for. */
export type AddressedAlert = AlertRow & { companies: NamedCompany[] };
export type RunningAlert = AlertRow & { companyIds: readonly string[] };

/** Newest first. */
export async function listAlerts(scope: OperatorScope): Promise<AddressedAlert[]> {
  const rows = await scope.select().from(alerts).orderBy(desc(alerts.createdAt), desc(alerts.id));
  return addressed(scope, rows);
}

export async function addressed(
  scope: OperatorScope,
  rows: readonly AlertRow[],
): Promise<AddressedAlert[]> {
  const companiesOf = await audienceOf(scope, rows);
  const ids = [...new Set([...companiesOf.values()].flat())];
  const named = ids.length === 0 ? [] : await companiesWithIds(scope, ids);
  return rows.map((row) => {
    const meant = companiesOf.get(row.id) ?? [];
    return { ...row, companies: named.filter(({ id }) => meant.includes(id)) };
  });
}

/** Those that are shown somewhere on this day or will be. There are few, whatever else there is. */
export async function listRunningAlerts(
  scope: OperatorScope,
  day: Temporal.PlainDate,
): Promise<RunningAlert[]> {
  const isOpen = or(isNull(alerts.endsOn), gte(alerts.endsOn, day));
  const rows = await scope
    .select()
    .from(alerts)
    .where(and(eq(alerts.active, true), isOpen))
    .orderBy(desc(alerts.createdAt), desc(alerts.id));
  const companiesOf = await audienceOf(scope, rows);
  return rows.map((row) => ({ ...row, companyIds: companiesOf.get(row.id) ?? [] }));
}

export async function listDismissed(
  scope: OperatorScope,
  userId: string,
  alertIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await scope
    .select({ alertId: alertDismissals.alertId })
    .from(alertDismissals)
    .where(
      and(eq(alertDismissals.userId, userId), inArray(alertDismissals.alertId, [...alertIds])),
    );
  return new Set(rows.map(({ alertId }) => alertId));
}

async function audienceOf(
  scope: OperatorScope,
  rows: readonly AlertRow[],
): Promise<ReadonlyMap<string, string[]>> {
  const specific = rows.filter(({ audience }) => audience === 'specific').map(({ id }) => id);
  if (specific.length === 0) return new Map();
  const links = await scope
    .select()
    .from(alertCompanies)
    .where(inArray(alertCompanies.alertId, specific));
  const companiesOf = new Map<string, string[]>();
  for (const { alertId, companyId } of links)
    companiesOf.set(alertId, [...(companiesOf.get(alertId) ?? []), companyId]);
  return companiesOf;
}
