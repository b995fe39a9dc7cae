import { type ExpectedLine, expectedLines } from '@app/domain/cash/session';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { findOpenSession } from '../src/modules/cash/drawer/cash-sessions.queries.ts';

type Visit = { id: string; price: number };
type Product = { id: string; price: number };
type Owed = { id: string; professionalId: string; amount: number };
type Written = {
  id: string;
  version: number;
  type: 'income' | 'expense';
  paymentMethodId: string | null;
};
/** What the screens of a counter show at one moment: the newest of everything. */
export type Sight = {
  session: string | null;
  /** What should lie where in the open drawer. */
  expected: ExpectedLine[];
  visits: Visit[];
  /** Those who came and did not pay yet. */
  payable: Visit[];
  payments: string[];
  owed: Owed[];
  /** By professional. */
  advances: Record<string, number>;
  written: Written[];
  moved: string[];
  /** What was handed over at once, with its parts. */
  payouts: { id: string; parts: string[] }[];
  ways: string[];
  professionals: string[];
  products: Product[];
};

export async function lookAround(scope: CompanyScope): Promise<Sight> {
  const { rows } = await scope.execute<Omit<Sight, 'expected'>>(sql`select
    (select id from cash_sessions where status = 'open') as session,
    array(select id from payment_methods where active order by name) as ways,
    array(select id from professionals order by name) as professionals,
    array(select id from settlements where refund_of_id is null
      order by refunded_at is null desc, id desc limit 4) as payments,
    array(select id from transactions
      where kind not in ('payment', 'tip', 'commission', 'tip_share', 'refund')
        and refunded_at is null
      order by id desc limit 6) as moved,
    ${listOf(sql`select id, price_in_cents as price from products order by name`)} as products,
    ${listOf(sql`select id, price_in_cents as price from appointments order by id desc limit 4`)}
      as visits,
    ${listOf(sql`select id, price_in_cents as price from appointments
      where status = 'completed' and settled_at is null order by id desc limit 3`)} as payable,
    ${listOf(sql`select payout_id as id, array_agg(id order by id) as parts from transactions
      where payout_id is not null and kind <> 'refund'
      group by payout_id order by payout_id desc limit 3`)} as payouts,
    ${listOf(sql`select id, version, type, payment_method_id as "paymentMethodId"
      from transactions where kind = 'manual' order by id desc limit 2`)} as written,
    ${listOf(sql`select id, professional_id as "professionalId", amount_in_cents as amount
      from transactions owed
      where kind in ('commission', 'tip_share') and refunded_at is null and not exists (
        select from transactions payout where payout.pays_id = owed.id and refunded_at is null
      )
      order by id desc limit 6`)} as owed,
    (select coalesce(json_object_agg(professional_id, open), '{}') from (
      select professional_id,
        sum(case counts_as when 'advance' then amount_in_cents else -amount_in_cents end) as open
      from transactions where counts_as in ('advance', 'advance_return') group by professional_id
    ) advance) as advances`);
  const [sight] = rows;
  if (!sight) throw new Error('The database answered no row');
  const open = await findOpenSession(scope);
  return { ...sight, expected: open ? expectedLines(open.openingAmount, open.sums) : [] };
}

function listOf(query: ReturnType<typeof sql>) {
  return sql`(select coalesce(json_agg(row_to_json(thing)), '[]') from (${query}) thing)`;
}
