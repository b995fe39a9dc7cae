import { sql } from 'drizzle-orm';

/** What each payment was by ways that a machine takes, and what the machine says of it. */
export const machineSums = sql`
  by_card as (
    select settlement_id as id, sum(fee_in_cents) as kept,
      sum(amount_in_cents) filter (where payment_method_id in (
        select payment_method_id from payment_method_fees)) as paid
    from money where kind in ('payment', 'tip') group by 1
  ),
  to_come as (
    select settlement_id as id, sum(amount_in_cents) as paid, sum(fee_in_cents) as kept,
      count(*) filter (where taken_back_at is null) as standing, count(*) as times
    from receivables group by 1
  ),
  machines as (
    select s.id, s.refunded_at is not null as is_refunded, coalesce(c.paid, 0) as paid,
      coalesce(c.kept, 0) as kept, coalesce(t.paid, 0) as to_come, coalesce(t.kept, 0) as fee,
      coalesce(t.standing, 0) as standing, coalesce(t.times, 0) as times
    from settlements s left join by_card c using (id) left join to_come t using (id)
    where refund_of_id is null
  ),
  swipes as (
    select r.settlement_id, r.part, rule.basis_points, rule.fixed_in_cents as fixed,
      sum(r.amount_in_cents) as paid, sum(r.fee_in_cents) as kept,
      count(*) > max(r.instalments) as is_too_often
    from receivables r cross join lateral (
      select * from payment_method_fees f where f.payment_method_id = r.payment_method_id
        and lower(f.brand) in ('', lower(r.card_brand)) and f.from_instalments <= r.instalments
      order by f.brand = '', f.from_instalments desc limit 1
    ) rule group by 1, 2, 3, 4
  ),
  bearing as (
    select s.id, c.commission_after_fees, s.tip_in_cents as tip,
      bool_and(i.kind = 'account') as is_money, sum(i.fee_in_cents) as borne, max(m.kept) as kept
    from settlements s join companies c on c.id = s.company_id
    join settlement_items i on i.settlement_id = s.id join machines m on m.id = s.id
    group by s.company_id, s.id, c.id
  )`;

/** The machine pays what it took, but for its fee, until the payment is taken back. */
export const machineRules = sql`
  select 'the machine pays what was paid by it, but for what it keeps', id::text
    from machines where (to_come, fee) <> (paid, kept)
  union all select 'of what was taken back the machine pays nothing', id::text
    from machines where standing <> case when is_refunded then 0 else times end
  union all select 'the machine keeps what its rule says, of each part once',
    concat_ws(' ', settlement_id, part) from swipes
    where is_too_often or kept <> least(paid, round(paid * basis_points / 10000.0) + fixed)
  union all select 'lines bear the fee of what is no tip, where commissions are of what is left',
    id::text from bearing where borne not between 0 and kept
      or not commission_after_fees and borne <> 0
      or commission_after_fees and tip = 0 and not is_money and borne <> kept
  union all select 'what takes a payment back takes back what its lines bore', r.id::text
    from settlements r join settlement_items i on i.settlement_id in (r.id, r.refund_of_id)
    where r.refund_of_id is not null
    group by r.company_id, r.id having sum(i.fee_in_cents) <> 0`;
