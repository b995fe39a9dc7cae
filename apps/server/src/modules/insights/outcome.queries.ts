import type { Outcome } from '@app/domain/insights/outcome';
import { startOfDay } from '@app/domain/shared/local-time';
import { cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import { onlyRow } from '../../foundation/database/only-row.ts';
import { preparedQuery } from '../../foundation/database/prepared-query.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { settlementItems } from '../cash/checkout/settlements.table.ts';
import { appointments } from '../scheduling/appointments/appointments.table.ts';
import { hasService, isHers, isOfService, type ReportQuestion } from './report.queries.ts';

/** What a period came down to, when its single facts do not matter. */
export async function readOutcome(
  scope: CompanyScope,
  { period, zone, professionalId, serviceId }: ReportQuestion,
): Promise<Outcome> {
  const row = onlyRow(
    await outcome(scope).execute({
      from: startOfDay(period.fromDate, zone).toString(),
      until: startOfDay(period.untilDate, zone).toString(),
      fromDate: period.fromDate.toString(),
      untilDate: period.untilDate.toString(),
      professionalId,
      serviceId,
    }),
  );
  const [appointments, completed, noShow] = row.counts;
  return { appointments, completed, noShow, revenue: cents(row.revenue) };
}

const given = sql.placeholder;

const asked = sql`select ${given('professionalId')}::uuid as professional_id,
  ${given('serviceId')}::uuid as service_id`;

const counts = sql<[appointments: number, completed: number, noShow: number]>`(
  select json_build_array(count(*), count(*) filter (where facts.status = 'completed'),
    count(*) filter (where facts.status = 'no_show'))
  from ${appointments} as facts
  where facts.kind = 'appointment' and facts.starts_at >= ${given('from')}::timestamptz
    and facts.starts_at < ${given('until')}::timestamptz and ${isHers} and ${hasService})`;

// As a number of JSON, which whoever reads the answer need not turn into one.
const revenue = sql<number>`(
  select to_json(coalesce(
    sum(facts.gross_in_cents - facts.discount_in_cents - facts.prepaid_in_cents), 0))
  from ${settlementItems} as facts
  where facts.kind = 'service' and facts.date >= ${given('fromDate')}::date
    and facts.date < ${given('untilDate')}::date and ${isHers} and ${isOfService})`;

const outcome = preparedQuery('insights_outcome', (database) =>
  database.select({ counts, revenue }).from(sql`(${asked}) as asked`),
);
