import { type Interval, lengthOf } from '@app/domain/shared/interval';
import { todayIn } from '@app/domain/shared/local-time';
import { workingTimeOn } from '@app/domain/team/schedule-day';
import type { TeamMember } from '../seeds/agenda.ts';
import type { Entry } from '../seeds/agenda-entry.ts';
import { readTeam } from '../seeds/agenda-words.ts';
import { DAYS_BACK } from '../seeds/diary.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { couponUses } from '../src/modules/promotions/coupon-uses.table.ts';
import { coupons } from '../src/modules/promotions/coupons.table.ts';
import { appointmentServices } from '../src/modules/scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { appointmentSeries } from '../src/modules/scheduling/series/appointment-series.table.ts';

export type Row = Entry['row'];

/** Everything that a company of the demonstration has in its agenda. */
export async function readAgenda(scope: CompanyScope, today: Temporal.PlainDate) {
  return {
    team: await readTeam(scope, today),
    rows: await scope.select().from(appointments).orderBy(appointments.startTime),
    services: await scope
      .select()
      .from(appointmentServices)
      .orderBy(appointmentServices.appointmentId, appointmentServices.position),
    series: await scope.select().from(appointmentSeries),
    coupons: await scope.select().from(coupons),
    uses: await scope.select().from(couponUses),
  };
}

/** What takes the time of the same one twice; `of` is who. */
export function bookedTwice(rows: readonly Row[], of: (row: Row) => string | null): Row[] {
  const own = Map.groupBy(rows, of);
  return [...own.values()].flatMap((some) => {
    const inOrder = some
      .map((row) => ({ row, ...busy(row) }))
      .toSorted((first, second) => first.from - second.from);
    let busyUntil = Number.NEGATIVE_INFINITY;
    return inOrder.flatMap(({ row, from, until }) => {
      const isTaken = from < busyUntil;
      busyUntil = Math.max(busyUntil, until);
      return isTaken ? [row] : [];
    });
  });
}

/** Of the days that are as full as days get, and of those ahead. */
export function recentOf(rows: readonly Row[], now: Temporal.Instant): Row[] {
  const from = now.subtract({ hours: 24 * (DAYS_BACK + 1) });
  return rows.filter(({ startTime }) => Temporal.Instant.compare(startTime, from) >= 0);
}

function busy({ busyFrom, busyUntil }: Row): Interval {
  return { from: busyFrom.epochMilliseconds, until: busyUntil.epochMilliseconds };
}

/** Minutes taken out of minutes worked, for each who works on the day. */
export function loadsOn(
  date: Temporal.PlainDate,
  { team, rows, zone }: { team: readonly TeamMember[]; rows: readonly Row[]; zone: string },
): number[] {
  return team.flatMap(({ id, calendar }) => {
    const { hours } = workingTimeOn(date, calendar);
    const worked = hours.reduce((total, piece) => total + lengthOf(piece), 0);
    const taken = rows
      .filter((row) => row.professionalId === id && todayIn(zone, row.startTime).equals(date))
      .reduce((total, row) => total + lengthOf(busy(row)) / 60_000, 0);
    return worked > 0 ? [taken / worked] : [];
  });
}

/** Days between one visit of a client and the next. */
export function daysBetweenVisits(rows: readonly Row[]): number[] {
  const visits = Map.groupBy(rows, ({ clientId }) => clientId);
  return [...visits.values()].flatMap((own) =>
    own.slice(1).map((row, place) => {
      const before = own[place] ?? row;
      return before.startTime.until(row.startTime).total('hours') / 24;
    }),
  );
}
