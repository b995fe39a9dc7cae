import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { LEFT_AFTER_MINUTES } from '@app/domain/scheduling/counter-order';
import { UNANSWERED_FOR_DAYS } from '@app/domain/scheduling/request';
import { startOfDay } from '@app/domain/shared/local-time';
import { monthBefore, monthOf, sameDaysUpTo } from '@app/domain/shared/period';
import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { transactions } from '../cash/book/transactions.table.ts';
import { isStillOwed } from '../cash/commissions/owed.queries.ts';
import { clientNameOf } from '../clients/client-cards.queries.ts';
import { clients } from '../clients/clients.table.ts';
import { isByHandAt } from '../messaging/messages.queries.ts';
import { messages } from '../messaging/messages.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { isRequested } from '../scheduling/appointments/requests.queries.ts';
import type { Sight } from '../scheduling/sight.rules.ts';
import { professionalNameOf } from '../team/bookable-professionals.queries.ts';
import { isRevenue } from './money-conditions.queries.ts';

export type HomeQuestion = {
  today: Temporal.PlainDate;
  now: Temporal.Instant;
  zone: string;
  sight: Sight;
  /** What is looked up; the rest stays null. */
  sees: {
    figures: boolean;
    clients: boolean;
    revenue: boolean;
    appointments: boolean;
    commissions: boolean;
    /** Who is done and has not paid yet, among those who are here. */
    payers: boolean;
    /** What waits to be sent by hand. */
    toSend: boolean;
  };
};
export type Day = {
  /** Those who need a hand first, as many as there is room for. */
  now: TodaysAppointment[];
  /** How many there are. */
  nowCount: number;
  next: TodaysAppointment | null;
  toConfirm: number;
  unpaid: number;
  expected: number;
};
export type TodaysAppointment = {
  id: string;
  startTime: string;
  endTime: string;
  status: AppointmentStatus;
  needsApproval: boolean;
  arrivedAt: string | null;
  startedAt: string | null;
  clientName: string | null;
  serviceNames: string;
  professionalName: string | null;
  priceCents: number;
  isPaid: boolean;
};
export type HomeRow = {
  /** Today, and with the six days before. */
  counts: [today: number, week: number] | null;
  clients: [active: number, newThisMonth: number] | null;
  revenue: Revenue | null;
  appointments: TodaysAppointment[] | null;
  day: Day | null;
  requests: [waiting: number, unanswered: number] | null;
  toSend: number | null;
  received: number | null;
  commissions: number | null;
};

export type Revenue = [
  thisMonth: number,
  lastMonth: number,
  thisMonthUntilToday: number,
  sameDaysOfLastMonth: number,
];

/** How many of a list of today there is room for. */
export const SHOWN = 4;
const NOBODY_ID = '00000000-0000-0000-0000-000000000000';

/** Everything the home page shows, in one question. */
export async function readHome(
  scope: CompanyScope,
  { today, now, zone, sight, sees }: HomeQuestion,
): Promise<HomeRow> {
  const home = homeSeenBy(sees, sight);
  return onlyRow(
    await home(scope).execute({
      ...timesOf(today, zone),
      now: now.toString(),
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
  const parts = Object.entries(sees).flatMap(([part, isSeen]) => (isSeen ? part.slice(0, 4) : []));
  const name = ['insights_home', sight.of, ...parts].join('_');
  const known = homes.get(name) ?? prepareHome(name, { sees, sight });
  homes.set(name, known);
  return known;
}

function prepareHome(name: string, { sees, sight }: Pick<HomeQuestion, 'sees' | 'sight'>) {
  const isSeen = sight.of === 'everybody' ? isThere : sql`${isThere} and ${isHers}`;
  const isAsked = sight.of === 'everybody' ? isRequested : sql`${isRequested} and ${isHers}`;
  return preparedQuery(name, (database) =>
    database
      .select({
        counts: onlyIf(sees.figures, countsOf(isSeen)),
        clients: onlyIf(sees.clients, clientCounts),
        revenue: onlyIf(sees.revenue, revenue),
        appointments: onlyIf(sees.appointments, todaysOf(isSeen)),
        day: onlyIf(sees.appointments, dayOf(isSeen, sees.payers ? isHereOrPays : isHere)),
        requests: onlyIf(sees.appointments, requestsOf(isAsked)),
        toSend: onlyIf(sees.toSend, toSend),
        received: onlyIf(sees.revenue, received),
        commissions: onlyIf(sees.commissions, commissions),
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
  ${given('professionalId')}::uuid as professional_id, ${given('now')}::timestamptz as now`;

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

const received = sql<HomeRow['received']>`(
  select coalesce(sum(amount_in_cents), 0)::int8
  from ${transactions}
  where date >= asked.day_after - 1 and date < asked.day_after and ${isRevenue})`.mapWith(Number);

const commissions = sql<HomeRow['commissions']>`(
  select coalesce(sum(amount_in_cents), 0)::int8
  from ${transactions} where ${isStillOwed})`.mapWith(Number);

const isAwaited = sql`status in ('scheduled', 'confirmed')`;
const isAwaitedToday = sql`starts_at >= asked.today and ${isAwaited}`;
const isNotLeft = sql`ends_at > asked.now - make_interval(mins => ${sql.raw(String(LEFT_AFTER_MINUTES))})`;
const isHere = sql`(${isAwaited}
  and (arrived_at is not null or (starts_at <= asked.now and ${isNotLeft})))`;
const isHereOrPays = sql`(${isHere}
  or (status = 'completed' and settled_at is null and ${isNotLeft}))`;

// As `inOrderOfNeed` says it: names are read only of those for whom there is room.
const placeByNeed = sql`case
  when status = 'completed'
    or (ends_at <= asked.now and (arrived_at is not null or started_at is not null)) then 0
  when started_at is not null then 2
  when arrived_at is not null or starts_at <= asked.now then 1 else 3 end`;

function dayOf(isSeen: SQL, isNow: SQL) {
  return sql<HomeRow['day']>`(
    select json_build_object(
      'toConfirm', count(*) filter (where status = 'scheduled'),
      'unpaid', count(*) filter (where status = 'completed' and settled_at is null),
      'expected', coalesce(sum(price_in_cents) filter (where status <> 'no_show'), 0),
      'now', (select coalesce(json_agg(${shownOf('here')}), '[]') from (
        select * from ${appointments} where starts_at >= asked.today and ${isSeen} and ${isNow}
        order by ${placeByNeed}, starts_at, id limit ${sql.raw(String(SHOWN))}) as here),
      'nowCount', count(*) filter (where ${isNow}),
      'next', (select ${shownOf('coming')} from (
        select * from ${appointments} where ${isAwaitedToday} and ${isSeen}
          and starts_at > asked.now and arrived_at is null
        order by starts_at, id limit 1) as coming))
    from ${appointments} where starts_at >= asked.today and ${isSeen})`;
}

function requestsOf(isAsked: SQL) {
  return sql<HomeRow['requests']>`(
    select json_build_array(count(*) filter (where starts_at > asked.now),
      count(*) filter (where starts_at <= asked.now))
    from ${appointments} where ${isAsked}
      and starts_at > asked.now - make_interval(days => ${sql.raw(String(UNANSWERED_FOR_DAYS))}))`;
}

const toSend = sql<HomeRow['toSend']>`(
  select count(*)::int from ${messages} where ${isByHandAt(sql`asked.now`)})`;

function shownOf(row: string): SQL {
  const of = (column: string) => sql.raw(`${row}.${column}`);
  return sql`json_build_object('id', ${of('id')}, 'startTime', ${of('starts_at')},
    'endTime', ${of('ends_at')}, 'priceCents', ${of('price_in_cents')},
    'isPaid', ${of('settled_at')} is not null,
    'status', ${of('status')}, 'needsApproval', ${of('needs_approval')},
    'arrivedAt', ${of('arrived_at')},
    'startedAt', ${of('started_at')}, 'serviceNames', ${of('service_names')},
    'clientName', ${clientNameOf(of('client_id'))},
    'professionalName', ${professionalNameOf(of('professional_id'))})`;
}

function todaysOf(isSeen: SQL) {
  return sql<HomeRow['appointments']>`(
    select coalesce(json_agg(${shownOf('first')} order by starts_at, id), '[]')
    from (
      select id, starts_at, ends_at, status, needs_approval, arrived_at, started_at, service_names,
        client_id, professional_id, price_in_cents, settled_at
      from ${appointments} where starts_at >= asked.today and ${isSeen}
      order by starts_at, id limit ${sql.raw(String(SHOWN))}
    ) as first)`;
}
