import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { readOffering } from '../src/modules/catalog/offering.queries.ts';
import { couponUses } from '../src/modules/promotions/coupon-uses.table.ts';
import { coupons } from '../src/modules/promotions/coupons.table.ts';
import { appointmentSeries } from '../src/modules/scheduling/appointment-series.table.ts';
import { appointmentServices } from '../src/modules/scheduling/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments.table.ts';
import { serviceOf } from '../src/modules/scheduling/offer.queries.ts';
import { listBookableProfessionals } from '../src/modules/team/bookable-professionals.queries.ts';
import { readCalendars } from '../src/modules/team/calendars.queries.ts';
import { type Agenda, agendaOf, type TeamMember } from './agenda.ts';
import type { Entry } from './agenda-entry.ts';
import type { KnownClient } from './clientele.ts';
import { DAYS_AHEAD, DAYS_BACK, type Diary } from './diary.ts';
import type { Inside } from './scenario.ts';

export type AgendaWords = {
  /** The team's days around today, with those who came and those who will. */
  livesThrough(diary: Diary, people: readonly KnownClient[]): Promise<void>;
};

const CHUNK = 250;

export function agendaWords({ within, now, timezone }: Inside): AgendaWords {
  const today = todayIn(timezone, now);
  return {
    livesThrough: (diary, people) =>
      within(async (scope) => {
        const team = await readTeam(scope, today);
        await store(scope, agendaOf(diary, { team, people, now, timezone }));
      }),
  };
}

export async function readTeam(
  scope: CompanyScope,
  today: Temporal.PlainDate,
): Promise<TeamMember[]> {
  const people = await listBookableProfessionals(scope, null);
  const ids = people.map(({ id }) => id);
  const offering = await readOffering(scope, null);
  const calendars = await readCalendars(scope, ids, {
    fromDate: today.subtract({ days: DAYS_BACK }),
    untilDate: today.add({ days: DAYS_AHEAD + 1 }),
  });
  return people.map(({ id, name }) => ({
    ...{ id, name },
    calendar: calendars.get(id) ?? { week: [], exceptions: [], closingDays: [] },
    services: offering.services.flatMap((service) => serviceOf(service, id, offering) ?? []),
  }));
}

async function store(scope: CompanyScope, agenda: Agenda): Promise<void> {
  if (agenda.coupons.length > 0) await scope.insert(coupons).values(agenda.coupons);
  if (agenda.series.length > 0) await scope.insert(appointmentSeries).values(agenda.series);
  for (const some of chunks(agenda.entries)) {
    await scope.insert(appointments).values(some.map(({ row }) => row));
  }
  for (const some of chunks(agenda.entries.flatMap(servicesOf))) {
    await scope.insert(appointmentServices).values(some);
  }
  for (const some of chunks(agenda.uses)) await scope.insert(couponUses).values(some);
}

function servicesOf({ row, services }: Entry) {
  return services.map(({ id, name, price, durationInMinutes, loyaltyPoints }, position) => ({
    ...{ appointmentId: row.id, serviceId: id, position },
    ...{ name, price, durationInMinutes, loyaltyPoints },
  }));
}

function chunks<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / CHUNK);
  return Array.from({ length: count }, (_, place) =>
    rows.slice(place * CHUNK, (place + 1) * CHUNK),
  );
}
