import { startOfDay } from '@app/domain/shared/local-time';
import type { Period } from '@app/domain/shared/period';
import { sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { transactions } from '../cash/book/transactions.table.ts';
import { settlementItems } from '../cash/checkout/settlements.table.ts';
import { clientNameOf } from '../clients/client-cards.queries.ts';
import { clients } from '../clients/clients.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { professionalNameOf } from '../team/bookable-professionals.queries.ts';
import { isRevenue } from './money-conditions.queries.ts';

export type TotalsQuestion = { period: Period; zone: string };
export type TotalsRow = {
  clients: [total: number, inPeriod: number];
  appointments: [total: number, completed: number];
  revenue: [amount: number, fees: number];
  sold: [services: number, products: number, prepaid: number];
};

/** The figures of the reports page, in one question. */
export async function readTotals(
  scope: CompanyScope,
  { period, zone }: TotalsQuestion,
): Promise<TotalsRow> {
  return onlyRow(
    await totals(scope).execute({
      from: startOfDay(period.fromDate, zone).toString(),
      until: startOfDay(period.untilDate, zone).toString(),
      fromDate: period.fromDate.toString(),
      untilDate: period.untilDate.toString(),
    }),
  );
}

const given = sql.placeholder;

const clientTotals = sql<TotalsRow['clients']>`(
  select json_build_array(count(*), count(*) filter (
    where created_at >= ${given('from')}::timestamptz
      and created_at < ${given('until')}::timestamptz))
  from ${clients} where anonymized_at is null)`;

const appointmentTotals = sql<TotalsRow['appointments']>`(
  select json_build_array(count(*), count(*) filter (where status = 'completed'))
  from ${appointments}
  where kind = 'appointment' and starts_at >= ${given('from')}::timestamptz
    and starts_at < ${given('until')}::timestamptz)`;

const revenue = sql<TotalsRow['revenue']>`(
  select json_build_array(coalesce(sum(amount_in_cents), 0), coalesce(sum(fee_in_cents), 0))
  from ${transactions}
  where date >= ${given('fromDate')}::date and date < ${given('untilDate')}::date
    and ${isRevenue})`;

// What came in for each line: without what was taken off, paid before, or is a tip.
const paid = sql`sum(gross_in_cents - discount_in_cents - prepaid_in_cents)`;
const sold = sql<TotalsRow['sold']>`(
  select json_build_array(
    coalesce(${paid} filter (where kind = 'service'), 0),
    coalesce(${paid} filter (where kind = 'product'), 0),
    coalesce(${paid} filter (where kind not in ('service', 'product')), 0))
  from ${settlementItems}
  where date >= ${given('fromDate')}::date and date < ${given('untilDate')}::date)`;

const totals = preparedQuery('insights_totals', (database) =>
  database
    .select({ clients: clientTotals, appointments: appointmentTotals, revenue, sold })
    .from(sql`(select 1) as once`),
);

export type ExportedAppointment = {
  startTime: string;
  status: string;
  clientName: string | null;
  professionalName: string | null;
  serviceNames: string;
  price: string;
  isPaid: boolean;
  /** What of it waits on the client's account. */
  owed: string;
  /** Within the period, what was taken back taken off. */
  paid: string;
};

/** Every appointment behind the totals, in the order of time. */
export async function listExported(
  scope: CompanyScope,
  { period, zone }: TotalsQuestion,
): Promise<ExportedAppointment[]> {
  const { rows } = await scope.execute<ExportedAppointment>(sql`
    select starts_at as "startTime", status, service_names as "serviceNames",
      price_in_cents as price, settled_at is not null as "isPaid", owed_in_cents as owed,
      (select coalesce(sum(amount_in_cents), 0) from ${transactions}
        where ${transactions.appointmentId} = ${appointments.id} and ${isRevenue}
          and date >= ${period.fromDate.toString()}::date
          and date < ${period.untilDate.toString()}::date) as paid,
      ${clientNameOf(appointments.clientId)} as "clientName",
      ${professionalNameOf(appointments.professionalId)} as "professionalName"
    from ${appointments}
    where kind = 'appointment' and starts_at >= ${startOfDay(period.fromDate, zone).toString()}
      and starts_at < ${startOfDay(period.untilDate, zone).toString()}
    order by starts_at, id`);
  return rows;
}
