import { todayIn } from '@app/domain/shared/local-time';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { readOffering } from '../src/modules/catalog/offering.queries.ts';
import { couponUses } from '../src/modules/promotions/coupon-uses.table.ts';
import { coupons } from '../src/modules/promotions/coupons.table.ts';
import { appointmentServices } from '../src/modules/scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../src/modules/scheduling/appointments/appointments.table.ts';
import { serviceOf } from '../src/modules/scheduling/free-time/offer.rules.ts';
import { appointmentSeries } from '../src/modules/scheduling/series/appointment-series.table.ts';
import { listBookableProfessionals } from '../src/modules/team/bookable-professionals.queries.ts';
import { readCalendars } from '../src/modules/team/calendars.queries.ts';
import { type Agenda, agendaOf, type TeamMember } from './agenda.ts';
import type { Entry } from './agenda-entry.ts';
import type { Books } from './books.ts';
import { insertAll } from './bulk-insert.ts';
import type { KnownClient } from './clientele.ts';
import { DAYS_AHEAD, type Diary, HISTORY_DAYS } from './diary.ts';
import type { Inside } from './inside.ts';
import { readBooks, storeFees, storeMoney } from './money-rows.ts';
import { moneyOf } from './money-story.ts';

export type AgendaWords = {
  /** The team's days, with those who came and paid and those who will. */
  livesThrough(diary: Diary, people: readonly KnownClient[], counter: Counter): Promise<void>;
};
type Counter = Pick<Books, 'till' | 'cashierId'>;

export function agendaWords({ within, now, timezone }: Inside): AgendaWords {
  const today = todayIn(timezone, now);
  return {
    async livesThrough(diary, people, counter) {
      const money = await within(async (scope) => {
        const team = await readTeam(scope, today);
        const agenda = agendaOf(diary, { team, people, now, timezone });
        await storeFees(scope, counter.till);
        const books = { ...(await readBooks(scope, team)), ...counter, now, today, timezone };
        const { entries, ...told } = moneyOf(books, agenda.entries);
        await store(scope, { ...agenda, entries });
        return told;
      });
      await storeMoney(within, money);
    },
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
    fromDate: today.subtract({ days: HISTORY_DAYS }),
    untilDate: today.add({ days: DAYS_AHEAD + 1 }),
  });
  return people.map(({ id, name }) => ({
    id,
    name,
    calendar: calendars.get(id) ?? { week: [], exceptions: [], closingDays: [] },
    services: offering.services.flatMap((service) => serviceOf(service, id, offering) ?? []),
  }));
}

async function store(scope: CompanyScope, agenda: Agenda): Promise<void> {
  if (agenda.coupons.length > 0) await scope.insert(coupons).values(agenda.coupons);
  if (agenda.series.length > 0) await scope.insert(appointmentSeries).values(agenda.series);
  const rows = agenda.entries.map(({ row }) => row);
  await insertAll(scope, appointments, rows);
  await insertAll(scope, appointmentServices, agenda.entries.flatMap(servicesOf));
  await insertAll(scope, couponUses, agenda.uses);
}

function servicesOf({ row, services }: Entry) {
  return services.map(({ id, name, price, durationMinutes, loyaltyPoints }, position) => ({
    appointmentId: row.id,
    serviceId: id,
    position,
    name,
    price,
    durationMinutes,
    loyaltyPoints,
  }));
}
