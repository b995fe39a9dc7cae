import type { ClosingDay } from '@app/domain/company/closing-day';
import { hoursBefore, hoursOver } from '@app/domain/insights/occupancy';
import type { Interval } from '@app/domain/shared/interval';
import { startOfDay } from '@app/domain/shared/local-time';
import { daysOf, type Period } from '@app/domain/shared/period';
import { sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { services } from '../catalog/services.table.ts';
import { readClosingDay, writtenClosingDays } from '../company/closing-days.queries.ts';
import {
  readCalendar,
  type WrittenCalendar,
  writtenExceptions,
} from '../team/calendars.queries.ts';
import { professionals } from '../team/professionals.table.ts';
import { schedulePeriods } from '../team/schedule-periods.table.ts';

type Named = { id: string; name: string };
type WrittenMember = Named & { inactiveSince: string | null } & Pick<WrittenCalendar, 'exceptions'>;
type WrittenPeriod = WrittenCalendar['periods'][number] & { professionalId: string };

/** Who works in a company and when, and what it offers: all that a report names and does not count. */
export type Roster = {
  /** What is said to the database when it is asked what happened. */
  asked: {
    from: string;
    until: string;
    fromDate: string;
    untilDate: string;
    people: string;
    offers: string;
  };
  /** Every date of the period, in order. */
  days: string[];
  /** Hours in minutes by the company's clock, from the first midnight of the period on. */
  team: (Named & { active: boolean; hours: Interval[] })[];
  services: Named[];
};

export async function readRoster(
  scope: CompanyScope,
  { period, zone }: { period: Period; zone: string },
): Promise<Roster> {
  const dates = { fromDate: period.fromDate.toString(), untilDate: period.untilDate.toString() };
  const row = onlyRow(await roster(scope).execute(dates));
  const { team, services } = row;
  const days = daysOf(period);
  const closingDays = row.closingDays.map(readClosingDay);
  const periodsOf = Map.groupBy(row.periods, ({ professionalId }) => professionalId);
  return {
    asked: {
      ...dates,
      from: startOfDay(period.fromDate, zone).toString(),
      until: startOfDay(period.untilDate, zone).toString(),
      people: listed(team),
      offers: listed(services),
    },
    days: days.map(String),
    team: team.map((member) =>
      withHours(member, { periods: periodsOf.get(member.id) ?? [], closingDays, days, zone }),
    ),
    services,
  };
}

/** As PostgreSQL writes an array. */
function listed(list: readonly Named[]): string {
  return `{${list.map(({ id }) => id).join(',')}}`;
}

type Working = {
  periods: WrittenPeriod[];
  closingDays: ClosingDay[];
  days: Temporal.PlainDate[];
  zone: string;
};

/** Whoever left has no hours from then on; what she worked before stays. */
function withHours(
  { exceptions, inactiveSince, ...member }: WrittenMember,
  { periods, closingDays, days, zone }: Working,
): Roster['team'][number] {
  const hours = hoursOver(days, readCalendar({ periods, exceptions }, closingDays));
  if (inactiveSince === null) return { ...member, active: true, hours };
  const left = Temporal.Instant.from(inactiveSince).toZonedDateTimeISO(zone).toPlainDateTime();
  return { ...member, active: false, hours: hoursBefore(minuteOf(left, days), hours) };
}

/** Below zero before the first day. */
function minuteOf(time: Temporal.PlainDateTime, [firstDay]: Temporal.PlainDate[]): number {
  if (!firstDay) return 0;
  return firstDay.toPlainDateTime().until(time, { largestUnit: 'minutes' }).minutes;
}

const team = sql<WrittenMember[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name,
    'inactiveSince', inactive_since, 'exceptions', ${writtenExceptions})), '[]')
  from ${professionals})`;

const periods = sql<WrittenPeriod[]>`(
  select coalesce(json_agg(json_build_object('professionalId', professional_id,
    'weekday', weekday, 'kind', kind, 'fromMinute', from_minute, 'untilMinute', until_minute)
    order by weekday, from_minute), '[]')
  from ${schedulePeriods})`;

const offers = sql<Named[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from ${services})`;

const roster = preparedQuery('insights_roster', (database) =>
  database
    .select({ team, periods, services: offers, closingDays: writtenClosingDays })
    .from(sql`(select 1) as asked`),
);
