import { type ExpectedLine, expectedLines } from '@app/domain/cash/session';
import type { Reward } from '@app/domain/loyalty/reward';
import type { Cents } from '@app/domain/shared/money';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { findOpenSession } from '../src/modules/cash/drawer/cash-sessions.queries.ts';

export type SeenVisit = {
  id: string;
  price: number;
  clientId: string;
  services: { serviceId: string; price: number }[];
};
type Product = { id: string; price: number };
/** `available` is what may still be taken from her account. */
export type SeenClient = { id: string; available: number; points: number };
type Bought = {
  id: string;
  clientId: string;
  validUntil: string | null;
  services: { serviceId: string; left: number }[];
};
type Earned = Reward & { id: string; clientId: string };
type Exchange = {
  id: string;
  points: number;
  rewardValue: Cents | null;
  rewardServiceId: string | null;
};
type Owed = { id: string; professionalId: string; amount: number };
type Written = {
  id: string;
  version: number;
  type: 'income' | 'expense';
  paymentMethodId: string | null;
};
/** What the screens of a counter show at one moment: the newest of everything. */
export type Sight = {
  today: string;
  session: string | null;
  /** What should lie where in the open drawer. */
  expected: ExpectedLine[];
  visits: SeenVisit[];
  /** Those who came and did not pay yet. */
  payable: SeenVisit[];
  payments: string[];
  owed: Owed[];
  /** By professional. */
  advances: Record<string, number>;
  written: Written[];
  moved: string[];
  /** What was handed over at once, with its parts. */
  payouts: { id: string; parts: string[] }[];
  ways: string[];
  /** Those that no machine takes. */
  cash: string[];
  professionals: string[];
  products: Product[];
  clients: SeenClient[];
  packages: Product[];
  bought: Bought[];
  cards: { code: string; balance: number }[];
  earned: Earned[];
  exchanges: Exchange[];
  /** Rewards and points that were given outside of a payment. */
  given: { id: string; clientId: string }[];
  exchanged: { id: string; clientId: string }[];
};

export async function lookAround(scope: CompanyScope, today: Temporal.PlainDate): Promise<Sight> {
  const { rows } = await scope.execute<Omit<Sight, 'expected' | 'today'>>(sql`select
    (select id from cash_sessions where status = 'open') as session,
    array(select id from payment_methods where active order by name) as ways,
    array(select id from payment_methods where kind = 'cash') as cash,
    array(select id from professionals order by name) as professionals,
    array(select id from settlements where refund_of_id is null
      order by refunded_at is null desc, id desc limit 4) as payments,
    array(select id from transactions
      where kind not in ('payment', 'tip', 'commission', 'tip_share', 'refund')
        and refunded_at is null
      order by id desc limit 6) as moved,
    ${listOf(sql`select id, price_in_cents as price from products order by name`)} as products,
    ${listOf(sql`${visits} order by id desc limit 4`)} as visits,
    ${listOf(sql`${visits} where status = 'completed' and settled_at is null
      order by id desc limit 3`)} as payable,
    ${prepaidThings(today)}, ${rewards},
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
  return {
    ...sight,
    today: today.toString(),
    expected: open ? expectedLines(open.openingAmount, open.sums) : [],
  };
}

const visits = sql`select id, price_in_cents as price, client_id as "clientId", (
  select json_agg(json_build_object('serviceId', service_id, 'price', price_in_cents)
    order by position)
  from appointment_services where appointment_id = a.id) as services from appointments a`;

const prepaidThings = (today: Temporal.PlainDate) => sql`
  ${listOf(sql`select c.id, greatest(0, coalesce(c.account_limit_in_cents,
      company.account_limit_in_cents) + coalesce((
        select sum(amount_in_cents) from account_entries e where e.client_id = c.id
      ), 0)) as available, coalesce((
        select sum(points) from points_transactions p where p.client_id = c.id
      ), 0) as points
    from clients c join companies company on company.id = c.company_id order by c.name`)} as clients,
  ${listOf(sql`select id, price_in_cents as price from packages order by name`)} as packages,
  ${listOf(sql`select id, client_id as "clientId", valid_until::text as "validUntil", (
      select json_agg(json_build_object('serviceId', service_id, 'left', "left"))
      from client_package_services s where s.client_package_id = bought.id) as services
    from client_packages bought where taken_back_at is null order by id desc limit 8`)} as bought,
  ${listOf(sql`select code, balance_in_cents as balance from gift_cards
    order by balance_in_cents > 0 and coalesce(valid_until >= ${today.toString()}::date, true) desc,
      id desc limit 4`)} as cards`;

const rewards = sql`
  ${listOf(sql`select id, client_id as "clientId", reward_type as "rewardType",
      reward_value as "rewardValue", reward_service_id as "rewardServiceId"
    from client_loyalty where earned_at is not null and used_at is null order by id`)} as earned,
  ${listOf(sql`select id, points_required as points, reward_value_in_cents as "rewardValue",
      reward_service_id as "rewardServiceId" from points_campaigns order by id`)} as exchanges,
  ${listOf(sql`select status_id as id, client_id as "clientId"
    from loyalty_redemptions r join client_loyalty s on s.id = r.status_id
    where settlement_id is null and taken_back_at is null order by r.id desc limit 2`)} as given,
  ${listOf(sql`select id, client_id as "clientId" from points_transactions
    where type = 'redeemed' and settlement_id is null order by id desc limit 2`)} as exchanged`;

function listOf(query: ReturnType<typeof sql>) {
  return sql`(select coalesce(json_agg(row_to_json(thing)), '[]') from (${query}) thing)`;
}
