import type { ClosingDay } from '@app/domain/company/closing-day';
import type { Period } from '@app/domain/insights/period';
import { type AppointmentStatus, readStatus } from '@app/domain/scheduling/appointment';
import { startOfDay } from '@app/domain/shared/local-time';
import type { Calendar } from '@app/domain/team/schedule-day';
import { type SQL, sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readClosingDay, writtenClosingDays } from '../company/closing-days.queries.ts';
import {
  readCalendar,
  type WrittenCalendar,
  writtenExceptions,
} from '../team/calendars.queries.ts';

export type ReportQuestion = {
  period: Period;
  zone: string;
  professionalId: string | null;
  serviceId: string | null;
};
/** Minutes by the company's clock, from the first midnight of the period on. */
export type VisitFacts = {
  from: number;
  until: number;
  status: AppointmentStatus;
  professionalId: string;
};
export type PaymentFacts = {
  /** Days count from the first of the period. */
  day: number;
  /** In which its appointment began, from the first midnight of the period; it may lie before. */
  hour: number;
  /** Below zero where it was taken back. */
  gross: number;
  discount: number;
  professionalId: string;
  serviceId: string;
};
type Named = { id: string; name: string };
type Member = Named & { active: boolean };
type WrittenMember = Member & Pick<WrittenCalendar, 'exceptions'>;
type WorkingPeriod = WrittenCalendar['periods'][number] & { professionalId: string };
export type ReportFacts = {
  visits: VisitFacts[];
  payments: PaymentFacts[];
  /** Clients, each once. */
  came: number;
  hadComeBefore: number;
  team: (Member & { calendar: Calendar })[];
  services: Named[];
};

/** The appointments and payments of a period: one question, answered by their indexes alone. */
export async function readReport(
  scope: CompanyScope,
  { period, zone, professionalId, serviceId }: ReportQuestion,
): Promise<ReportFacts> {
  const asked = {
    from: startOfDay(period.fromDate, zone).toString(),
    until: startOfDay(period.untilDate, zone).toString(),
    fromDate: period.fromDate.toString(),
    untilDate: period.untilDate.toString(),
    ...{ zone, professionalId, serviceId },
  };
  const [row] = await (serviceId === null ? report : reportOfService)(scope).execute(asked);
  if (!row) throw new Error('A question without rows was answered without a row');
  const { visits, payments, team, periods, closingDays, ...facts } = row;
  return {
    ...facts,
    visits: linesOf(visits, visitOf),
    payments: linesOf(payments, paymentOf),
    team: membersOf(team, linesOf(periods, periodOf), closingDays.map(readClosingDay)),
  };
}

/** Written close together: each fact as JSON of its own would cost more than finding it. */
function linesOf<Fact>(written: string | null, factOf: (parts: string[]) => Fact): Fact[] {
  return written === null ? [] : written.split(',').map((line) => factOf(line.split(' ')));
}

function visitOf([second, seconds, status, professionalId = '']: string[]): VisitFacts {
  const [from, length] = [Number(second), Number(seconds)];
  return {
    from: Math.floor(from / 60),
    until: Math.ceil((from + length) / 60),
    status: readStatus(status),
    professionalId,
  };
}

function paymentOf(parts: string[]): PaymentFacts {
  const [day, hour, gross, discount, professionalId = '', serviceId = ''] = parts;
  return {
    day: Number(day),
    hour: Number(hour),
    gross: Number(gross),
    discount: Number(discount),
    professionalId,
    serviceId,
  };
}

function periodOf([professionalId = '', weekday, kind, from, until]: string[]): WorkingPeriod {
  return {
    professionalId,
    weekday: Number(weekday),
    kind: kind === 'break' ? 'break' : 'shift',
    fromMinute: Number(from),
    untilMinute: Number(until),
  };
}

function membersOf(
  team: readonly WrittenMember[],
  periods: readonly WorkingPeriod[],
  closingDays: readonly ClosingDay[],
): ReportFacts['team'] {
  const periodsOf = Map.groupBy(periods, ({ professionalId }) => professionalId);
  return team.map(({ exceptions, ...member }) => {
    const written = { periods: periodsOf.get(member.id) ?? [], exceptions };
    return { ...member, calendar: readCalendar(written, closingDays) };
  });
}

const given = sql.placeholder;
const isHers = sql`(asked.professional_id is null or facts.professional_id = asked.professional_id)`;

const asked = sql`select ${given('from')}::timestamptz as from_time,
  ${given('until')}::timestamptz as until_time, ${given('fromDate')}::date as from_date,
  ${given('untilDate')}::date as until_date, ${given('zone')}::text as zone,
  ${given('professionalId')}::uuid as professional_id, ${given('serviceId')}::uuid as service_id`;

const visits = sql<string | null>`string_agg(
  date_part('epoch', (facts.starts_at at time zone asked.zone) - asked.from_date) || ' ' ||
  date_part('epoch', facts.ends_at - facts.starts_at) || ' ' ||
  facts.status || ' ' || facts.professional_id, ',')`;

/** Everything that is told of the appointments, from one walk through them. */
function seen(isAbout: SQL): SQL {
  return sql`select ${visits} as visits,
      array_agg(distinct facts.client_id) filter (where facts.status <> 'cancelled') as clients
    from appointments as facts
    where facts.kind = 'appointment' and facts.starts_at >= asked.from_time
      and facts.starts_at < asked.until_time and ${isHers} and ${isAbout}`;
}

const payments = sql<string | null>`(
  select string_agg((facts.date - asked.from_date) || ' ' ||
    floor(date_part('epoch', (starts_at at time zone asked.zone) - asked.from_date) / 3600) || ' ' ||
    gross_in_cents || ' ' || discount_in_cents || ' ' || facts.professional_id || ' ' || facts.service_id, ',')
  from settlement_items as facts
  where facts.date >= asked.from_date and facts.date < asked.until_date and ${isHers}
    and (asked.service_id is null or facts.service_id = asked.service_id))`;

// Subqueries that answer one value are asked row by row, through the index. Written as `exists` or
// as a join, the planner may read everything the company ever had instead.
const hadComeBefore = sql<number>`(
  select count(*)::int from unnest(seen.clients) as client (id)
  where (select true from appointments as earlier
    where earlier.client_id = client.id and earlier.status <> 'cancelled'
      and earlier.starts_at < asked.from_time
    limit 1))`;
const hasService = sql`(select true from appointment_services as line
  where line.appointment_id = facts.id and line.service_id = asked.service_id limit 1)`;

const team = sql<WrittenMember[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name, 'active', active,
    'exceptions', ${writtenExceptions})), '[]')
  from professionals where asked.professional_id is null or id = asked.professional_id)`;

const periods = sql<string | null>`(
  select string_agg(professional_id || ' ' || weekday || ' ' || kind || ' ' ||
    from_minute || ' ' || until_minute, ',' order by weekday, from_minute)
  from schedule_periods)`;

const services = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from services)`;

const answer = {
  visits: sql<string | null>`seen.visits`,
  came: sql<number>`coalesce(cardinality(seen.clients), 0)`,
  ...{ hadComeBefore, payments, team, periods, services, closingDays: writtenClosingDays },
};

/** Two questions: even an unused look at the services of each appointment has its price. */
const report = prepared('insights_report', sql`true`);
const reportOfService = prepared('insights_report_of_service', hasService);

function prepared(name: string, isAbout: SQL) {
  const source = sql`(${asked}) as asked, lateral (${seen(isAbout)}) as seen`;
  return preparedQuery(name, (database) => database.select(answer).from(source));
}
