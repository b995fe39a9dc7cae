-- Whether what is owed was paid, another row says. The mark repeats it, so that an index holds only
-- what is open. Nobody can write it: whatever is given, it becomes what the payments say.
create or replace function keep_paid() returns trigger language plpgsql as $$
begin
  new.paid := tg_op = 'UPDATE' and exists (
    select from transactions paying
    where paying.company_id = new.company_id and paying.pays_id = new.id
      and paying.refunded_at is null and paying.refund_of_id is null
  );
  return new;
end $$;
