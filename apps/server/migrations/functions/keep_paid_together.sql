-- One payment is one row of the book: what was paid at once is what its services and its tip come to.
-- Asked when everything is written, because one of the two is written first.
create or replace function keep_paid_together() returns trigger language plpgsql as $$
declare
  parts bigint;
  payments bigint;
begin
  select sum(amount_in_cents), sum(paid_together_in_cents) filter (
    where counts_as = 'payment' or amount_in_cents = paid_together_in_cents
  )
  into parts, payments
  from transactions
  where company_id = new.company_id and settlement_id = new.settlement_id
    and paid_together_in_cents is not null;
  if parts is distinct from payments then
    raise exception 'the parts of a payment do not add up to it'
      using errcode = 'check_violation', constraint = 'transactions_paid_together_adds_up',
        table = tg_table_name;
  end if;
  return null;
end $$;
