import { type RequestState, UNANSWERED_FOR_DAYS } from '@app/domain/scheduling/request';
import { and, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import { appointments } from './appointments.table.ts';

/** As `isRequest` says it: what visitors asked for and nobody answered. */
export const isRequested: SQL = sql`needs_approval and status = 'scheduled' and arrived_at is null`;

export function requestedAs(state: RequestState, now: Temporal.Instant): SQL | undefined {
  const { startTime } = appointments;
  if (state === 'waiting') return and(isRequested, gt(startTime, now));
  const oldest = now.subtract({ hours: 24 * UNANSWERED_FOR_DAYS });
  return and(isRequested, lte(startTime, now), gt(startTime, oldest));
}

export async function hasWaitingRequests(
  scope: CompanyScope,
  now: Temporal.Instant,
): Promise<boolean> {
  return (await scope.$count(appointments, requestedAs('waiting', now))) > 0;
}

/** The companies in which somebody waits for a yes or no. */
export async function listCompaniesWithRequests(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<string[]> {
  const { companyId } = appointments;
  const rows = await scope
    .selectDistinct({ companyId })
    .from(appointments)
    .where(requestedAs('waiting', now));
  return rows.map((row) => row.companyId);
}
