import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../src/foundation/database/scopes.ts';
import { sumAdvances, sumOwed } from '../src/modules/cash/commissions/owed.queries.ts';
import type { Said } from './random-day-deed.ts';
import { prepaidRules, prepaidSums, rewardRules } from './random-day-ledgers.ts';
import { machineRules, machineSums } from './random-day-machine.ts';

/** By the id of what was stored: what the cashier was told. */
export type Told = ReadonlyMap<string, Said>;
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
      select key::uuid as id, (value->>'amount')::bigint as amount,
        (value->>'takenOff')::bigint as taken_off
      from jsonb_each(${asObject(told)}::jsonb)
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
    ${sessions}, ${appointmentSums}, ${shareSums}, ${goodsSums}, ${prepaidSums}, ${machineSums},
    ${balances(owed, advances)}
    ${sessionRules}
    union all ${appointmentRules}
    union all ${commissionRules}
    union all ${refundRules}
    union all ${shareRules}
    union all ${goodsRules}
    union all ${prepaidRules}
    union all ${rewardRules}
    union all ${machineRules}
    union all ${toldRules}`);
  return rows;
}

function asObject(sums: ReadonlyMap<string, unknown>): string {
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
      coalesce(sum(subtotal_in_cents - s.discount_in_cents - prepaid_in_cents + tip_in_cents), 0) as due,
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
      <> s.subtotal_in_cents - s.discount_in_cents - s.prepaid_in_cents + s.tip_in_cents
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
    where o.refunded_at is null or o.kind = 'refund'
      or (r.type, r.counts_as, -r.amount_in_cents, -r.fee_in_cents)
        <> (o.type, o.kind, o.amount_in_cents, o.fee_in_cents)
      or r.payment_method_id is distinct from o.payment_method_id
  union all select 'whatever says it was refunded has one refund', o.id::text
    from money o left join money r on r.refund_of_id = o.id
    where o.refunded_at is not null group by o.id having count(r.id) <> 1`;

const shareSums = sql`
  shares as (
    select settlement_id as id, professional_id, sum(commission_in_cents) as commission, 0 as tip
    from settlement_items where professional_id is not null group by 1, 2
    union all select id, professional_id, 0, tip_in_cents
    from settlements where professional_id is not null
  ),
  accruals as (
    select settlement_id as id, professional_id,
      coalesce(sum(amount_in_cents) filter (where kind = 'commission'), 0) as commission,
      coalesce(sum(amount_in_cents) filter (where kind = 'tip_share'), 0) as tip
    from money where is_owed and kind <> 'refund' and refunded_at is null group by 1, 2
  ),
  paid_before as (
    select s.appointment_id, a.professional_id, sum(a.commission) as commission, sum(a.tip) as tip
    from settlements s join accruals a using (id)
    where s.refunded_at is not null group by 1, 2
  ),
  standing as (
    select s.id, sum(c.tip) as tip, sum(c.commission) as commission,
      coalesce(max(b.tip), 0) as tip_before, coalesce(max(b.commission), 0) as commission_before,
      coalesce(max(a.tip), 0) as tip_owed, coalesce(max(a.commission), 0) as commission_owed
    from settlements s join shares c on c.id = s.id
    left join accruals a on a.id = s.id and a.professional_id = c.professional_id
    left join paid_before b on b.appointment_id = s.appointment_id
      and b.professional_id = c.professional_id
    where refund_of_id is null and refunded_at is null
    group by s.company_id, s.id, c.professional_id
  )`;
const shareRules = sql`
  select 'lines add up to what was paid', s.id::text
    from settlements s join settlement_items i on i.settlement_id = s.id
    group by s.company_id, s.id having sum(i.gross_in_cents) <> s.subtotal_in_cents
      or sum(i.discount_in_cents) <> s.discount_in_cents
      or sum(i.prepaid_in_cents) <> s.prepaid_in_cents
  union all select 'a discount is shared by price among lines of one kind', i.id::text
    from lines_of i join kinds k on k.id = i.settlement_id and k.part = i.part
    where k.gross <> 0 and abs(i.discount * k.gross - k.discount * i.gross) >= abs(k.gross)
  union all select 'coupons and rewards lower services alone, by price', id::text
    from baskets where covered + services <> 0
      and abs(off_covered * (covered + services) - taken_off * covered) >= abs(covered + services)
  union all select 'the counter lowers all that is left', id::text
    from baskets where goods + services - off_services <> 0
      and abs(off_goods * (goods + services - off_services) - (discount - taken_off) * goods)
        >= abs(goods + services - off_services)
  union all select 'nothing is taken off what is money or a package', id::text
    from lines_of where part in ('package', 'gift_card', 'account') and discount <> 0
  union all select 'what is paid before is shared by what is left of services, products, packages',
    i.id::text from lines_of i join spendable k using (settlement_id)
    where part in ('service', 'product', 'package') and k.amount <> 0
      and abs(i.prepaid * k.amount - k.prepaid * (i.gross - i.discount)) >= abs(k.amount)
  union all select 'no money is paid with a card or the account', id::text
    from lines_of where part in ('gift_card', 'account') and prepaid <> 0
  union all select 'a commission is its rate of what was paid and no fee, or of what the session is worth',
    i.id::text from lines_of i
    where commission <> round(coalesce(i.basis_points, 0) / 10000.0 * case
      when part <> 'covered' then gross - discount - fee
      when package_commission = 'use' then sign * session_value else 0 end)
  union all select 'only who sells a package where the company says so earns of it', id::text
    from lines_of where commission <> 0 and (part in ('gift_card', 'account')
      or part = 'package' and package_commission = 'use')
  union all select 'what is owed is the commissions and the tip, but for what was paid out before',
    id::text from standing
    where (commission_owed, tip_owed) <>
      (greatest(commission - commission_before, 0), greatest(tip - tip_before, 0))`;

const goodsSums = sql`
  lines_of as (
    select i.id, i.settlement_id, i.basis_points, c.package_commission,
      case when u.id is not null then 'covered' else i.kind end as part,
      u.value_in_cents as session_value, case when s.refund_of_id is null then 1 else -1 end as sign,
      i.gross_in_cents::numeric as gross, i.discount_in_cents::numeric as discount,
      i.prepaid_in_cents::numeric as prepaid, i.commission_in_cents as commission,
      i.fee_in_cents::numeric as fee
    from settlement_items i join settlements s on s.id = i.settlement_id
    join companies c on c.id = i.company_id
    left join package_uses u on u.settlement_id = coalesce(s.refund_of_id, s.id)
      and u.service_id = i.service_id and u.returns_id is null
  ),
  kinds as (
    select settlement_id as id, part, sum(gross) as gross, sum(discount) as discount
    from lines_of group by settlement_id, part
  ),
  spendable as (
    select settlement_id, sum(gross - discount) as amount, sum(prepaid) as prepaid
    from lines_of where part in ('service', 'product', 'package') group by settlement_id
  ),
  parts as (
    select s.id, s.discount_in_cents::numeric as discount,
      coalesce(t.taken_off, 0) * case when refund_of_id is null then 1 else -1 end as taken_off,
      coalesce(g.gross, 0) as goods, coalesce(g.discount, 0) as off_goods,
      coalesce(o.gross, 0) as services,
      coalesce(c.gross, 0) as covered, coalesce(c.discount, 0) as off_covered
    from settlements s left join told t on t.id = coalesce(s.refund_of_id, s.id)
    left join kinds g on g.id = s.id and g.part = 'product'
    left join kinds o on o.id = s.id and o.part = 'service'
    left join kinds c on c.id = s.id and c.part = 'covered'
  ),
  baskets as (select *, taken_off - off_covered as off_services from parts),
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
      select id, subtotal_in_cents - discount_in_cents - prepaid_in_cents + tip_in_cents as amount
        from settlements where refund_of_id is null
      union all select id, amount_in_cents from money where kind in ('supply', 'withdrawal', 'advance')
    ) stored using (id) where t.amount is distinct from stored.amount`;
