import { type Interval, lengthOf, overlaps } from '@app/domain/shared/interval';
import { todayIn } from '@app/domain/shared/local-time';
import { workingTimeOn } from '@app/domain/team/schedule-day';
import type { TeamMember } from '../seeds/agenda.ts';
import type { Entry } from '../seeds/agenda-entry.ts';
import { readTeam } from '../seeds/agenda-words.ts';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { couponUses } from '../src/modules/promotions/coupon-uses.table.ts';
import { coupons } from '../src/modules/promotions/coupons.table.ts';
import { appointmentSeries } from '../src/modules/scheduling/appointment-series.table.ts';
import { appointmentServices } from '../src/modules/scheduling/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments.table.ts';

export type Row = Entry['row'];

/** Everything that a company of the demonstration has in its agenda. */
export async function readAgenda(scope: CompanyScope, today: Temporal.PlainDate) {
  return {
    team: await readTeam(scope, today),
    rows: await scope.select().from(appointments).orderBy(appointments.startsAt),
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
  const others = Map.groupBy(rows, of);
  return rows.filter((row) =>
    (others.get(of(row)) ?? []).some((other) => other !== row && overlaps(busy(row), busy(other))),
  );
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
      .filter((row) => row.professionalId === id && todayIn(zone, row.startsAt).equals(date))
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
      return before.startsAt.until(row.startsAt).total('hours') / 24;
    }),
  );
}
