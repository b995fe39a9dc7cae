import { isInTrial } from '@app/domain/billing/access';
import { mayBookMore } from '@app/domain/billing/plan-limits';
import { monthBounds, todayIn } from '@app/domain/shared/local-time';
import { and, eq, gt, gte, inArray, lt, ne } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { planInForce } from '../../billing/plans.queries.ts';
import { lockOwnCompany, readOwnCompany } from '../../company/company-lookup.queries.ts';
import { appointments } from '../appointments/appointments.table.ts';

const AHEAD = ['scheduled', 'confirmed'] as const;

/** How many appointments these clients still have before them. */
export function countFutureBookings(
  scope: CompanyScope,
  clientIds: readonly string[],
  now: Temporal.Instant,
): Promise<number> {
  return scope.$count(
    appointments,
    and(
      inArray(appointments.clientId, [...clientIds]),
      gt(appointments.startTime, now),
      inArray(appointments.status, AHEAD),
    ),
  );
}

/**
 * Whether the plan has room for one more in the month of the appointment. What was cancelled leaves
 * its room to another. Where there is a limit the next one waits: two must not take the last place.
 * Only what is new is asked: an appointment that is moved or comes back was counted when it was made,
 * and whoever has one is not sent away because of a plan.
 */
export async function hasRoomInMonth(
  scope: CompanyScope,
  startTime: Temporal.Instant,
  now: Temporal.Instant,
): Promise<boolean> {
  const company = await readOwnCompany(scope);
  if (isInTrial(company, now)) return true;
  const most = (await planInForce(scope))?.maxAppointmentsMonthly ?? 0;
  if (most === 0) return true;
  await lockOwnCompany(scope);
  const { timezone } = company;
  const count = await countInMonth(scope, monthBounds(todayIn(timezone, startTime), timezone));
  return mayBookMore(count, most, company, now);
}

function countInMonth(
  scope: CompanyScope,
  { from, until }: ReturnType<typeof monthBounds>,
): Promise<number> {
  return scope.$count(
    appointments,
    and(
      eq(appointments.kind, 'appointment'),
      ne(appointments.status, 'cancelled'),
      gte(appointments.startTime, from),
      lt(appointments.startTime, until),
    ),
  );
}
