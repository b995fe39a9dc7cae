import { monthBefore, monthOf, sameDaysUpTo } from '@app/domain/insights/period';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { startOfDay } from '@app/domain/shared/local-time';
import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { transactions } from '../cash/book/transactions.table.ts';
import { clientNameOf } from '../clients/client-cards.queries.ts';
import { clients } from '../clients/clients.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import type { Sight } from '../scheduling/sight.rules.ts';
import { professionalNameOf } from '../team/bookable-professionals.queries.ts';
import { isRevenue } from './money-conditions.queries.ts';

export type HomeQuestion = {
  today: Temporal.PlainDate;
  zone: string;
  sight: Sight;
  /** What is looked up; the rest stays null. */
  sees: { figures: boolean; clients: boolean; revenue: boolean; appointments: boolean };
};
export type TodaysAppointment = {
  id: string;
  startTime: string;
  status: AppointmentStatus;
  clientName: string | null;
  serviceNames: string;
  professionalName: string | null;
};
export type HomeRow = {
  /** Today, and with the six days before. */
  counts: [today: number, week: number] | null;
  clients: [active: number, newThisMonth: number] | null;
  revenue: Revenue | null;
  appointments: TodaysAppointment[] | null;
};

export type Revenue = [
  thisMonth: number,
  lastMonth: number,
  thisMonthUntilToday: number,
  sameDaysOfLastMonth: number,
];

const SHOWN = 4;
const NOBODY_ID = '00000000-0000-0000-0000-000000000000';

/** Everything the home page shows, in one question. */
export async function readHome(
  scope: CompanyScope,
  { today, zone, sight, sees }: HomeQuestion,
): Promise<HomeRow> {
  const home = homeSeenBy(sees, sight);
  return onlyRow(
    await home(scope).execute({
      ...timesOf(today, zone),
      professionalId: sight.of === 'everybody' ? null : (sight.professionalId ?? NOBODY_ID),
    }),
  );
}

type Times = ReturnType<typeof workOutTimes>;
/** Of each zone the day that was asked about last: all day long, and to everybody, it is the same. */
const knownTimes = new Map<string, { today: Temporal.PlainDate; times: Times }>();

function timesOf(today: Temporal.PlainDate, zone: string): Times {
  const known = knownTimes.get(zone);
  if (known?.today.equals(today)) return known.times;
  const times = workOutTimes(today, zone);
  knownTimes.set(zone, { today, times });
  return times;
}

function workOutTimes(today: Temporal.PlainDate, zone: string) {
  const month = monthOf(today);
  return {
    today: startOfDay(today, zone).toString(),
    tomorrow: startOfDay(today.add({ days: 1 }), zone).toString(),
    weekBegan: startOfDay(today.subtract({ days: 6 }), zone).toString(),
    monthBegan: startOfDay(month.fromDate, zone).toString(),
    lastMonth: monthBefore(month).fromDate.toString(),
    thisMonth: month.fromDate.toString(),
    nextMonth: month.untilDate.toString(),
    dayAfter: today.add({ days: 1 }).toString(),
    sameDaysUntil: sameDaysUpTo(today).previous.untilDate.toString(),
  };
}

type Home = ReturnType<typeof prepareHome>;
const homes = new Map<string, Home>();

/** One question for each sight of the page: what is not seen is not asked for, nor planned. */
function homeSeenBy(sees: HomeQuestion['sees'], sight: Sight): Home {
  const parts = Object.entries(sees).flatMap(([part, isSeen]) => (isSeen ? part : []));
  const name = ['insights_home', sight.of, ...parts].join('_');
  const known = homes.get(name) ?? prepareHome(name, { sees, sight });
  homes.set(name, known);
  return known;
}

function prepareHome(name: string, { sees, sight }: Pick<HomeQuestion, 'sees' | 'sight'>) {
  const isSeen = sight.of === 'everybody' ? isThere : sql`${isThere} and ${isHers}`;
  return preparedQuery(name, (database) =>
    database
      .select({
        counts: onlyIf(sees.figures, countsOf(isSeen)),
        clients: onlyIf(sees.clients, clientCounts),
        revenue: onlyIf(sees.revenue, revenue),
        appointments: onlyIf(sees.appointments, todaysOf(isSeen)),
      })
      .from(sql`(${asked}) as asked`),
  );
}

function onlyIf<Answer>(isSeen: boolean, answer: SQL<Answer>): SQL<Answer | null> {
  return isSeen ? answer : sql<null>`null`;
}

const given = sql.placeholder;

const asked = sql`select ${given('today')}::timestamptz as today,
  ${given('tomorrow')}::timestamptz as tomorrow, ${given('weekBegan')}::timestamptz as week_began,
  ${given('monthBegan')}::timestamptz as month_began, ${given('lastMonth')}::date as last_month,
  ${given('thisMonth')}::date as this_month, ${given('nextMonth')}::date as next_month,
  ${given('dayAfter')}::date as day_after, ${given('sameDaysUntil')}::date as same_days_until,
  ${given('professionalId')}::uuid as professional_id`;

const isThere = sql`kind = 'appointment' and status <> 'cancelled' and starts_at < asked.tomorrow`;
const isHers = sql`${appointments.professionalId} = asked.professional_id`;

function countsOf(isSeen: SQL) {
  return sql<HomeRow['counts']>`(
    select json_build_array(count(*) filter (where starts_at >= asked.today), count(*))
    from ${appointments} where starts_at >= asked.week_began and ${isSeen})`;
}

const clientCounts = sql<HomeRow['clients']>`(
  select json_build_array(count(*) filter (where active and blocked_at is null),
    count(*) filter (where created_at >= asked.month_began))
  from ${clients} where anonymized_at is null)`;

const revenue = sql<HomeRow['revenue']>`(
  select json_build_array(
    coalesce(sum(amount_in_cents) filter (where date >= asked.this_month), 0),
    coalesce(sum(amount_in_cents) filter (where date < asked.this_month), 0),
    coalesce(sum(amount_in_cents) filter (
      where date >= asked.this_month and date < asked.day_after), 0),
    coalesce(sum(amount_in_cents) filter (where date < asked.same_days_until), 0))
  from ${transactions}
  where date >= asked.last_month and date < asked.next_month and ${isRevenue})`;

function todaysOf(isSeen: SQL) {
  return sql<HomeRow['appointments']>`(
    select coalesce(json_agg(json_build_object('id', id, 'startTime', starts_at, 'status', status,
      'serviceNames', service_names,
      'clientName', ${clientNameOf(sql`first.client_id`)},
      'professionalName', ${professionalNameOf(sql`first.professional_id`)}
    ) order by starts_at, id), '[]')
    from (
      select id, starts_at, status, service_names, client_id, professional_id
      from ${appointments} where starts_at >= asked.today and ${isSeen}
      order by starts_at, id limit ${sql.raw(String(SHOWN))}
    ) as first)`;
}
