import type { Happened, PaidService, Visit } from '@app/domain/insights/tally';
import { APPOINTMENT_STATUSES } from '@app/domain/scheduling/appointment';
import type { Period } from '@app/domain/shared/period';
import { type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { settlementItems } from '../cash/checkout/settlements.table.ts';
import { appointmentServices } from '../scheduling/appointments/appointment-services.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { firstVisits } from '../scheduling/appointments/first-visits.table.ts';
import type { Roster } from './roster.queries.ts';

export type ReportQuestion = {
  period: Period;
  zone: string;
  professionalId: string | null;
  serviceId: string | null;
};
export type ReportFacts = Happened & {
  /** Clients, each once. */
  came: number;
  /** Of those, for the first time. */
  newClients: number;
};

/** The place of whoever is not on the roster. */
export const NOWHERE = -1;

/** The appointments and payments of a period: one question, answered by their indexes alone. */
export async function readReport(
  scope: CompanyScope,
  { professionalId, serviceId }: Pick<ReportQuestion, 'professionalId' | 'serviceId'>,
  { asked }: Roster,
): Promise<ReportFacts> {
  const isWhole = professionalId === null && serviceId === null;
  const rows = isWhole
    ? await report(scope).execute(asked)
    : await narrowedReport(scope).execute({ ...asked, professionalId, serviceId });
  const { visits, paidServices, ...clients } = onlyRow(rows);
  return {
    ...clients,
    visits: factsOf(visits, visitOf),
    paidServices: factsOf(paidServices, paidServiceOf),
  };
}

type Next = () => number;

/** Numbers alone, one after the other: as texts or objects they would cost more than finding them. */
function factsOf<Fact>(written: string | null, factOf: (next: Next) => Fact): Fact[] {
  const numbers: number[] = JSON.parse(`[${written ?? ''}]`);
  const facts: Fact[] = [];
  let at = 0;
  const next = () => numbers[at++] ?? 0;
  while (at < numbers.length) facts.push(factOf(next));
  return facts;
}

function visitOf(next: Next): Visit {
  return {
    startTime: next(),
    endTime: next(),
    status: APPOINTMENT_STATUSES[next()] ?? 'scheduled',
    who: next(),
  };
}

function paidServiceOf(next: Next): PaidService {
  return {
    day: next(),
    startTime: next(),
    gross: next(),
    discount: next(),
    prepaid: next(),
    who: next(),
    what: next(),
  };
}

const given = sql.placeholder;

const period = sql`${given('from')}::timestamptz as from_time,
  ${given('until')}::timestamptz as until_time, ${given('fromDate')}::date as from_date,
  ${given('untilDate')}::date as until_date, ${given('people')}::uuid[] as people,
  ${given('offers')}::uuid[] as offers`;
const narrowing = sql`${given('professionalId')}::uuid as professional_id,
  ${given('serviceId')}::uuid as service_id`;

/** PostgreSQL counts places from one. */
const who = sql`coalesce(array_position(asked.people, facts.professional_id) - 1, ${sql.raw(String(NOWHERE))})`;
const what = sql`coalesce(array_position(asked.offers, facts.service_id) - 1, ${sql.raw(String(NOWHERE))})`;
const status = sql`case facts.status ${sql.join(
  APPOINTMENT_STATUSES.map((one, place) => sql.raw(`when '${one}' then ${place}`)),
  sql` `,
)} end`;
const startTime = sql`date_part('epoch', facts.starts_at)::int`;
const endTime = sql`date_part('epoch', facts.ends_at)::int`;

/** Of whom and of what a question `asked` is, as `facts` tell it. */
export const isHers = sql`(asked.professional_id is null or facts.professional_id = asked.professional_id)`;
// Subqueries that answer one value are asked row by row, through the index. Written as `exists` or
// as a join, the planner may read everything the company ever had instead.
export const hasService = sql`(asked.service_id is null or (
  select true from ${appointmentServices} as line
  where line.appointment_id = facts.id and line.service_id = asked.service_id limit 1))`;
export const isOfService = sql`(asked.service_id is null or facts.service_id = asked.service_id)`;
const cameFirst = sql`(select first.starts_at >= asked.from_time from ${firstVisits} as first
  where first.client_id = facts.client_id)`;

/** Everything that is told of the appointments, from one walk through them. */
function seen(newClients: SQL, isAsked: SQL): SQL {
  return sql`select
      string_agg(concat_ws(',', ${startTime}, ${endTime}, ${status}, ${who}), ',') as visits,
      count(distinct facts.client_id) filter (where facts.status <> 'cancelled')::int as came,
      ${newClients} as new_clients
    from ${appointments} as facts
    where facts.kind = 'appointment' and facts.starts_at >= asked.from_time
      and facts.starts_at < asked.until_time and ${isAsked}`;
}

function paidServices(isAsked: SQL) {
  return sql<string | null>`(
    select string_agg(concat_ws(',', facts.date - asked.from_date, ${startTime},
      facts.gross_in_cents, facts.discount_in_cents, facts.prepaid_in_cents, ${who}, ${what}), ',')
    from ${settlementItems} as facts
    where facts.kind = 'service' and facts.date >= asked.from_date
      and facts.date < asked.until_date and ${isAsked})`;
}

/** Two questions: of the whole company, whoever came first within the period stands in a row. */
const report = prepared('insights_report', {
  asked: sql`select ${period}`,
  seen: seen(
    sql`(select count(*)::int from ${firstVisits}
      where starts_at >= asked.from_time and starts_at < asked.until_time)`,
    sql`true`,
  ),
  paidServices: paidServices(sql`true`),
});
const narrowedReport = prepared('insights_narrowed_report', {
  asked: sql`select ${period}, ${narrowing}`,
  seen: seen(
    sql`count(distinct facts.client_id)
      filter (where facts.status <> 'cancelled' and ${cameFirst})::int`,
    sql`${isHers} and ${hasService}`,
  ),
  paidServices: paidServices(sql`${isHers} and ${isOfService}`),
});

type Parts = { asked: SQL; seen: SQL; paidServices: SQL<string | null> };

function prepared(name: string, { asked, seen, paidServices }: Parts) {
  return preparedQuery(name, (database) =>
    database
      .select({
        visits: sql<string | null>`seen.visits`,
        came: sql<number>`seen.came`,
        newClients: sql<number>`seen.new_clients`,
        paidServices,
      })
      .from(sql`(${asked}) as asked, lateral (${seen}) as seen`),
  );
}
