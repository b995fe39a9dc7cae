import { sql } from 'drizzle-orm';

/** What each payment used of sessions, cards and accounts, and what is back of it. */
export const prepaidSums = sql`
  used_before as (
    select settlement_id as id, sum(covered_in_cents) as amount, sum(sessions) as left_used,
      sum(covered_in_cents) filter (where returns_id is null) as taken
    from package_uses group by 1
    union all select settlement_id, -sum(amount_in_cents), 0,
      -sum(amount_in_cents) filter (where kind = 'used')
    from gift_card_entries where kind in ('used', 'returned') group by 1
    union all select settlement_id, -sum(amount_in_cents), 0,
      -sum(amount_in_cents) filter (where kind = 'used')
    from account_entries where kind in ('used', 'used_back') group by 1
  ),
  prepaid_by as (
    select id, sum(amount) as amount, sum(left_used) as sessions, sum(taken) as taken
    from used_before group by 1
  ),
  put_on as (
    select settlement_id as id, 'gift_card' as kind, sum(amount_in_cents) as amount
    from gift_card_entries where kind in ('sold', 'voided') group by 1
    union all select settlement_id, 'account', sum(amount_in_cents)
    from account_entries where kind in ('paid_in', 'paid_in_back') group by 1
    union all select i.settlement_id, 'package', sum(
      case when p.taken_back_at is null then p.price_in_cents else 0 end)
    from settlement_items i join settlements s on s.id = i.settlement_id
    join client_packages p on p.id = i.client_package_id
    where s.refund_of_id is null group by 1
  ),
  put_by as (
    select s.id, i.kind, sum(i.gross_in_cents)
      * case when s.refunded_at is null then 1 else 0 end as amount
    from settlements s join settlement_items i on i.settlement_id = s.id
    where s.refund_of_id is null and i.kind in ('gift_card', 'account', 'package')
    group by s.company_id, s.id, i.kind
  )`;

/** Balances are the sums of their rows, never below what they may be; refunds bring back what was taken. */
export const prepaidRules = sql`
  select 'sessions that are left are those bought and not used', s.client_package_id::text
    from client_package_services s left join package_uses u using (client_package_id, service_id)
    group by s.company_id, s.client_package_id, s.service_id, s.sessions, s.left
    having s.left <> s.sessions - coalesce(sum(u.sessions), 0) or s.left < 0
  union all select 'all sessions together are worth what was paid', s.client_package_id::text
    from client_package_services s join package_uses u using (client_package_id, service_id)
    group by s.company_id, s.client_package_id, s.service_id, s.left, s.value_in_cents
    having sum(u.value_in_cents) > s.value_in_cents
      or s.left = 0 and sum(u.value_in_cents) <> s.value_in_cents
  union all select 'the services of a package are worth its price', p.id::text
    from client_packages p join client_package_services s on s.client_package_id = p.id
    group by p.company_id, p.id having sum(s.value_in_cents) <> p.price_in_cents
  union all select 'a card holds what was put on it and not spent', c.id::text
    from gift_cards c left join gift_card_entries e on e.gift_card_id = c.id
    group by c.company_id, c.id having balance_in_cents <> coalesce(sum(e.amount_in_cents), 0)
      or balance_in_cents < 0
  union all select 'nobody owes more than she may', c.id::text
    from clients c join companies company on company.id = c.company_id
    join account_entries e on e.client_id = c.id
    group by c.company_id, c.id, company.account_limit_in_cents having sum(e.amount_in_cents)
      < -coalesce(c.account_limit_in_cents, company.account_limit_in_cents)
  union all select 'what was paid before is what sessions, cards and accounts lost', s.id::text
    from settlements s left join prepaid_by p using (id)
    where refund_of_id is null and s.prepaid_in_cents <> coalesce(p.taken, 0)
  union all select 'a refund brings back what was paid before, and nothing else does', s.id::text
    from settlements s join prepaid_by p using (id)
    where p.amount <> case when s.refunded_at is null then s.prepaid_in_cents else 0 end
      or s.refunded_at is not null and p.sessions <> 0
  union all select 'what was sold to be used later is there, until its payment is refunded',
    concat_ws(' ', id, kind) from put_on on_it full join put_by by_it using (id, kind)
    where on_it.amount is distinct from by_it.amount`;

export const rewardRules = sql`
  select 'progress is what visits added', s.id::text from client_loyalty s
    left join loyalty_progress p on p.status_id = s.id
    group by s.company_id, s.id having progress_value <> coalesce(sum(amount), 0)
  union all select 'a reward is earned by as much as was promised', id::text from client_loyalty
    where used_at is null and (earned_at is not null) <> (progress_value >= target_value)
  union all select 'a reward is used by one use', s.id::text from client_loyalty s
    left join loyalty_redemptions r on r.status_id = s.id and taken_back_at is null
    group by s.company_id, s.id having (used_at is not null)::integer <> count(r.id)
  union all select 'nobody has fewer points than none', client_id::text
    from points_transactions group by client_id having sum(points) < 0
  union all select 'what is completed counts once, and nothing else', a.id::text
    from appointments a left join loyalty_progress p on p.appointment_id = a.id
    group by a.company_id, a.id, p.campaign_id
    having coalesce(sum(amount), 0) <> 0 and a.status <> 'completed'
  union all select 'a refund brings back the reward that it used', r.id::text
    from loyalty_redemptions r join settlements paid on paid.id = r.settlement_id
    where (paid.refunded_at is null) <> (r.taken_back_at is null)
  union all select 'a refund brings back the points that it used', paid.id::text
    from points_transactions p join settlements paid on paid.id = p.settlement_id
    group by paid.company_id, paid.id having (paid.refunded_at is null) <> (sum(points) < 0)
  union all select 'points are earned once by what is completed', a.id::text from appointments a
    join points_transactions p on p.appointment_id = a.id
    join (select appointment_id, sum(loyalty_points) as promised from appointment_services
      group by 1) s on s.appointment_id = a.id
    group by a.company_id, a.id, s.promised
    having sum(p.points) not between 0 and s.promised
      or a.status = 'completed' and sum(p.points) <> s.promised
  union all select 'what a visit used up is back when it is not completed', a.id::text
    from appointments a join stock_movements m on m.appointment_id = a.id
    group by a.company_id, a.id, m.product_id
    having sum(m.quantity) > 0 or a.status <> 'completed' and sum(m.quantity) <> 0`;
