import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { sumAdvances, sumOwed } from '../src/modules/cash/commissions/owed.queries.ts';

/** By the id of what was stored: how much the cashier was told to have moved. */
export type Told = ReadonlyMap<string, number>;
type Broken = { rule: string; about: string };

/**
 * Every rule that a book of money must keep, as plain sums over what is stored; answers those that
 * are broken. Nothing of the product is asked but what is compared: who is owed how much.
 */
export async function brokenRules(scope: CompanyScope, told: Told): Promise<Broken[]> {
  const owed = asObject(await sumOwed(scope, {}));
  const advances = asObject(await sumAdvances(scope, {}));
  const { rows } = await scope.execute<Broken>(sql`
    with told as (
      select key::uuid as id, value::bigint as amount
      from jsonb_each_text(${asObject(told)}::jsonb)
    ),
    money as (
      select *, case type when 'income' then amount_in_cents else -amount_in_cents end as net,
        counts_as in ('commission', 'tip_share') as is_owed,
        counts_as in ('commission_payment', 'tip_payment') as is_payout,
        counts_as in ('supply', 'withdrawal') or payment_method_id in (
          select id from payment_methods where kind = 'cash'
        ) as is_cash
      from transactions
    ),
    ${sessions}, ${appointmentSums}, ${shareSums}, ${goodsSums},
    ${balances(owed, advances)}
    ${sessionRules}
    union all ${appointmentRules}
    union all ${commissionRules}
    union all ${refundRules}
    union all ${shareRules}
    union all ${goodsRules}
    union all ${toldRules}`);
  return rows;
}

function asObject(sums: ReadonlyMap<string, number>): string {
  return JSON.stringify(Object.fromEntries(sums));
}

const sessions = sql`
  drawers as (
    select s.*, opening_amount_in_cents + coalesce(sum(net), 0) as there,
      opening_amount_in_cents + coalesce(sum(net) filter (where is_cash), 0) as cash
    from cash_sessions s left join money m on m.cash_session_id = s.id
    group by s.company_id, s.id
  ),
  lines as (
    select s.id, sum((line->>'expected')::bigint) as expected,
      sum((line->>'counted')::bigint) as counted,
      sum((line->>'expected')::bigint) filter (where line->>'key' = 'drawer') as drawer
    from cash_sessions s, jsonb_array_elements(s.counts) line group by s.id
  )`;
const sessionRules = sql`
  select 'expected cash equals opening plus movements' as rule, id::text as about from drawers
    where status = 'closed' and expected_amount_in_cents <> there
  union all select 'what is expected where adds up to what is expected', d.id::text
    from drawers d left join lines l using (id)
    where status = 'closed' and (expected, drawer, counted)
      is distinct from (there, cash, closing_amount_in_cents::numeric)
  union all select 'no more cash leaves a drawer than lies in it', concat_ws(' ', id, cash)
    from drawers where cash < 0
  union all select 'a day ends with its drawer closed', id::text from drawers where status = 'open'`;

const appointmentSums = sql`
  received as (
    select appointment_id as id, sum(amount_in_cents) as amount from money
    where counts_as in ('payment', 'tip') group by appointment_id
  ),
  visits as (
    select a.id, a.settled_at is not null as is_paid,
      count(s.id) filter (where refund_of_id is null)
        - count(s.id) filter (where refund_of_id is not null) as times,
      coalesce(sum(subtotal_in_cents - s.discount_in_cents + tip_in_cents), 0) as due,
      coalesce(max(r.amount), 0) as received
    from appointments a left join settlements s on s.appointment_id = a.id
    left join received r on r.id = a.id
    group by a.company_id, a.id
  )`;
const appointmentRules = sql`
  select 'no appointment is paid twice', id::text from visits where times not in (0, 1)
  union all select 'an appointment says whether it is paid', id::text
    from visits where is_paid <> (times = 1)
  union all select 'what came in is what was due', id::text from visits where due <> received
  union all select 'the rows that the book shows are what was paid', s.id::text
    from settlements s left join money m on m.settlement_id = s.id and (counts_as = 'payment'
      or counts_as = 'tip' and amount_in_cents = paid_together_in_cents)
    group by s.company_id, s.id
    having coalesce(sum(paid_together_in_cents), 0)
      <> s.subtotal_in_cents - s.discount_in_cents + s.tip_in_cents
  union all select 'receipts are numbered without a gap', count(*)::text
    from settlements where refund_of_id is null
    having count(*) <> coalesce(max(receipt_number), 0)`;

function balances(owed: string, advances: string) {
  return sql`
  people as (
    select p.id, coalesce((${owed}::jsonb->>p.id::text)::bigint, 0) as said,
      coalesce((${advances}::jsonb->>p.id::text)::bigint, 0) as said_advance,
      coalesce(sum(amount_in_cents) filter (where is_owed and kind <> 'refund'), 0) as accrued,
      -coalesce(sum(amount_in_cents) filter (where is_owed and kind = 'refund'), 0) as reversed,
      coalesce(sum(amount_in_cents) filter (where is_payout), 0) as paid,
      -coalesce(sum(net) filter (where counts_as in ('advance', 'advance_return')), 0) as advance
    from professionals p left join money m on m.professional_id = p.id
    group by p.company_id, p.id
  ),
  payouts as (
    select p.pays_id as id, count(*) - count(r.id) as times
    from money p left join money r on r.refund_of_id = p.id
    where p.pays_id is not null group by p.pays_id
  )`;
}
const commissionRules = sql`
  select 'owed equals accrued minus paid minus reversed',
    concat_ws(' ', id, said, accrued, paid, reversed) from people
    where said <> accrued - paid - reversed
  union all select 'vales are what was given and not given back', id::text from people
    where said_advance <> advance or advance < 0
  union all select 'what is owed is marked as paid while a payment of it stands', o.id::text
    from money o left join payouts p using (id)
    where o.paid <> (o.is_owed and o.kind <> 'refund' and coalesce(p.times, 0) > 0)
  union all select 'no commission is paid twice', id::text from payouts where times not in (0, 1)
  union all select 'nothing is paid that was taken back', p.id::text
    from payouts p join money back on back.refund_of_id = p.id where times > 0
  union all select 'the row of a payout is what its parts come to', payout_id::text
    from money where payout_id is not null group by payout_id
    having -sum(net) is distinct from
      sum(case type when 'expense' then payout_in_cents else -payout_in_cents end)
  union all select 'the rows that the book shows of payouts are what was handed over', null
    from money where counts_as in ('commission_payment', 'tip_payment', 'advance_return')
    having sum(net) <> sum(case when payout_id is null then net when type = 'expense'
      then -payout_in_cents else payout_in_cents end)
  union all select 'no vale is kept back of less than it', payout_id::text from money
    where payout_id is not null and kind <> 'refund' and refunded_at is null
    group by payout_id having sum(-net) < 0`;

const refundRules = sql`
  select 'a refund is the same, negated, once', r.id::text
    from money r join money o on o.id = r.refund_of_id
    where o.refunded_at is null or o.kind = 'refund' or (r.type, r.counts_as, -r.amount_in_cents)
      <> (o.type, o.kind, o.amount_in_cents) or r.payment_method_id is distinct from o.payment_method_id
  union all select 'whatever says it was refunded has one refund', o.id::text
    from money o left join money r on r.refund_of_id = o.id
    where o.refunded_at is not null group by o.id having count(r.id) <> 1`;

const shareSums = sql`
  shares as (
    select settlement_id as id, sum(commission_in_cents) as amount
    from settlement_items group by settlement_id
  ),
  accruals as (
    select settlement_id as id,
      coalesce(sum(amount_in_cents) filter (where kind = 'commission'), 0) as commission,
      coalesce(sum(amount_in_cents) filter (where kind = 'tip_share'), 0) as tip
    from money where is_owed and kind <> 'refund' and refunded_at is null group by settlement_id
  ),
  paid_before as (
    select s.appointment_id, s.professional_id, sum(a.commission) as commission, sum(a.tip) as tip
    from settlements s join accruals a using (id)
    where s.refunded_at is not null group by s.appointment_id, s.professional_id
  ),
  standing as (
    select s.id, s.tip_in_cents as tip, coalesce(c.amount, 0) as commission,
      coalesce(b.tip, 0) as tip_before, coalesce(b.commission, 0) as commission_before,
      coalesce(a.tip, 0) as tip_owed, coalesce(a.commission, 0) as commission_owed
    from settlements s left join shares c using (id) left join accruals a using (id)
    left join paid_before b using (appointment_id, professional_id)
    where refund_of_id is null and refunded_at is null
  )`;
const shareRules = sql`
  select 'services add up to what was paid', s.id::text
    from settlements s join settlement_items i on i.settlement_id = s.id
    group by s.company_id, s.id having sum(i.gross_in_cents) <> s.subtotal_in_cents
      or sum(i.discount_in_cents) <> s.discount_in_cents
  union all select 'a discount is shared by price among services and among products', i.id::text
    from settlement_items i join kinds k on k.id = i.settlement_id and k.kind = i.kind
    where k.gross <> 0 and abs(discount_in_cents * k.gross - k.discount * gross_in_cents)
      >= abs(k.gross)
  union all select 'a coupon lowers services alone, the counter all that is left', id::text
    from baskets where goods + services - coupon <> 0
      and abs(off_goods * (goods + services - coupon) - (discount - coupon) * goods)
        >= abs(goods + services - coupon)
  union all select 'a commission is its rate of what was paid', i.id::text from settlement_items i
    where commission_in_cents
      <> round((gross_in_cents - discount_in_cents) * coalesce(basis_points, 0) / 10000.0)
  union all select 'what is owed is the commissions and the tip, but for what was paid out before',
    id::text from standing
    where (commission_owed, tip_owed) <>
      (greatest(commission - commission_before, 0), greatest(tip - tip_before, 0))`;

const goodsSums = sql`
  kinds as (
    select settlement_id as id, kind, sum(gross_in_cents)::numeric as gross,
      sum(discount_in_cents)::numeric as discount
    from settlement_items group by settlement_id, kind
  ),
  baskets as (
    select s.id, s.discount_in_cents::numeric as discount,
      coalesce(g.gross, 0) as goods, coalesce(g.discount, 0) as off_goods,
      s.subtotal_in_cents - coalesce(g.gross, 0) as services,
      coalesce(a.discount_in_cents, 0) * case when refund_of_id is null then 1 else -1 end as coupon
    from settlements s left join appointments a on a.id = s.appointment_id
    left join kinds g on g.id = s.id and g.kind = 'product'
  ),
  sold as (
    select coalesce(s.refund_of_id, s.id) as settlement_id, i.product_id, sum(i.quantity
      * case when refund_of_id is null then 1 else -1 end) as quantity
    from settlements s join settlement_items i on i.settlement_id = s.id
    where i.kind = 'product' group by 1, 2
  ),
  left_shelf as (
    select settlement_id, product_id, -sum(quantity) as quantity from stock_movements
    where settlement_id is not null group by 1, 2
  )`;
const goodsRules = sql`
  select 'what lies there is what came and left', concat_ws(' ', p.id, current_stock)
    from products p left join stock_movements m on m.product_id = p.id
    group by p.company_id, p.id having current_stock <> coalesce(sum(m.quantity), 0)
  union all select 'what was sold and not taken back has left', settlement_id::text
    from sold full join left_shelf l using (settlement_id, product_id)
    where sold.quantity is distinct from l.quantity`;

const toldRules = sql`
  select 'what a cashier was told is what is stored', 
    concat_ws(' ', id, t.amount, stored.amount)
    from told t full join (
      select id, subtotal_in_cents - discount_in_cents + tip_in_cents as amount
        from settlements where refund_of_id is null
      union all select id, amount_in_cents from money where kind in ('supply', 'withdrawal', 'advance')
    ) stored using (id) where t.amount is distinct from stored.amount`;
