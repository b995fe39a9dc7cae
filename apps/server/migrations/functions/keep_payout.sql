-- One payout is one row of the book: its parts come to what the first of them says, went to one
-- person, by one way, at one moment, and either all hand money over or all take it back.
create or replace function keep_payout() returns trigger language plpgsql as $$
begin
  if exists (
    select from transactions part
    where (part.company_id, part.payout_id) in (
      select company_id, payout_id from written where payout_id is not null
    )
    group by part.company_id, part.payout_id
    having count(distinct (part.professional_id, part.payment_method_id, part.cash_session_id,
        part.date, part.kind = 'refund')) <> 1
      or sum(case part.type when 'expense' then part.amount_in_cents else -part.amount_in_cents end)
        is distinct from sum(part.payout_in_cents * case part.type when 'expense' then 1 else -1 end)
  ) then
    raise exception 'the parts of a payout do not add up to it'
      using errcode = 'check_violation', constraint = 'transactions_payout_adds_up',
        table = tg_table_name;
  end if;
  return null;
end $$;
