import { monthBefore, monthOf } from '@app/domain/insights/period';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { startOfDay } from '@app/domain/shared/local-time';
import { sql } from 'drizzle-orm';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { Sight } from '../scheduling/sight.queries.ts';
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
  startsAt: string;
  status: AppointmentStatus;
  clientName: string | null;
  serviceNames: string;
  professionalName: string | null;
};
export type HomeRow = {
  /** Today, and with the six days before. */
  counts: [today: number, week: number] | null;
  clients: [active: number, newThisMonth: number] | null;
  revenue: [thisMonth: number, lastMonth: number] | null;
  appointments: TodaysAppointment[] | null;
};

const SHOWN = 4;
const NOBODY_ID = '00000000-0000-0000-0000-000000000000';

/** Everything the home page shows, in one question. */
export async function readHome(
  scope: CompanyScope,
  { today, zone, sight, sees }: HomeQuestion,
): Promise<HomeRow> {
  const month = monthOf(today);
  const [row] = await home(scope).execute({
    today: startOfDay(today, zone).toString(),
    tomorrow: startOfDay(today.add({ days: 1 }), zone).toString(),
    weekBegan: startOfDay(today.subtract({ days: 6 }), zone).toString(),
    monthBegan: startOfDay(month.fromDate, zone).toString(),
    lastMonth: monthBefore(month).fromDate.toString(),
    thisMonth: month.fromDate.toString(),
    nextMonth: month.untilDate.toString(),
    professionalId: sight.of === 'everybody' ? null : (sight.professionalId ?? NOBODY_ID),
    ...sees,
  });
  if (!row) throw new Error('A question without rows was answered without a row');
  return row;
}

const given = sql.placeholder;

const isSeen = sql`kind = 'appointment' and status <> 'cancelled'
  and starts_at < ${given('tomorrow')}::timestamptz
  and (${given('professionalId')}::uuid is null or professional_id = ${given('professionalId')}::uuid)`;

const counts = sql<HomeRow['counts']>`case when ${given('figures')}::bool then (
  select json_build_array(
    count(*) filter (where starts_at >= ${given('today')}::timestamptz), count(*))
  from appointments where starts_at >= ${given('weekBegan')}::timestamptz and ${isSeen}) end`;

const clients = sql<HomeRow['clients']>`case when ${given('clients')}::bool then (
  select json_build_array(count(*) filter (where active and blocked_at is null),
    count(*) filter (where created_at >= ${given('monthBegan')}::timestamptz))
  from clients where anonymized_at is null) end`;

const revenue = sql<HomeRow['revenue']>`case when ${given('revenue')}::bool then (
  select json_build_array(
    coalesce(sum(amount_in_cents) filter (where date >= ${given('thisMonth')}::date), 0),
    coalesce(sum(amount_in_cents) filter (where date < ${given('thisMonth')}::date), 0))
  from transactions
  where date >= ${given('lastMonth')}::date and date < ${given('nextMonth')}::date
    and ${isRevenue}) end`;

const todays = sql<HomeRow['appointments']>`case when ${given('appointments')}::bool then (
  select coalesce(json_agg(json_build_object('id', id, 'startsAt', starts_at, 'status', status,
    'serviceNames', service_names,
    'clientName', (select name from clients where clients.id = first.client_id),
    'professionalName', (select name from professionals where professionals.id = first.professional_id)
  ) order by starts_at, id), '[]')
  from (
    select * from appointments where starts_at >= ${given('today')}::timestamptz and ${isSeen}
    order by starts_at, id limit ${sql.raw(String(SHOWN))}
  ) as first) end`;

const home = preparedQuery('insights_home', (database) =>
  database.select({ counts, clients, revenue, appointments: todays }).from(sql`(select 1) as once`),
);
