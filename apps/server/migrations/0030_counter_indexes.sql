-- Whether what is owed was paid, another row says. The mark repeats it, so that an index holds
-- only what is open. Nobody can write it: whatever is given, it becomes what the payments say.
alter table transactions add column paid boolean not null default false,
  add constraint transactions_owed_is_paid
    check (not paid or kind in ('commission', 'tip_share'));
--> statement-breakpoint
CREATE INDEX "audit_records_removal_index" ON "audit_records" USING btree ("company_id","table_name","id") WHERE "audit_records"."action" = 'delete';--> statement-breakpoint
CREATE INDEX "transactions_description_index" ON "transactions" USING btree ("company_id","description");--> statement-breakpoint
CREATE INDEX "transactions_owed_index" ON "transactions" USING btree ("company_id","professional_id","id") WHERE "transactions"."kind" in ('commission', 'tip_share') and "transactions"."refunded_at" is null and not paid;--> statement-breakpoint
CREATE INDEX "transactions_advance_index" ON "transactions" USING btree ("company_id","professional_id") WHERE "transactions"."counts_as" in ('advance', 'advance_return');--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payments_pay" CHECK ("transactions"."pays_id" is null or "transactions"."kind" in ('commission_payment', 'tip_payment', 'advance_return'));
--> statement-breakpoint
create function keep_paid() returns trigger language plpgsql as $$
begin
  new.paid := tg_op = 'UPDATE' and exists (
    select from transactions paying
    where paying.company_id = new.company_id and paying.pays_id = new.id
      and paying.refunded_at is null and paying.refund_of_id is null
  );
  return new;
end $$;
--> statement-breakpoint
create trigger keep_paid before insert or update on transactions
  for each row when (new.kind in ('commission', 'tip_share')) execute function keep_paid();
--> statement-breakpoint
-- Touches what is paid; `keep_paid` finds out what holds now. What is given back of a vale hangs
-- on a payment, which nobody pays.
create function mark_paid() returns trigger language plpgsql as $$
begin
  update transactions owed set paid = true
  where owed.company_id = new.company_id and owed.id = new.pays_id
    and owed.kind in ('commission', 'tip_share');
  return null;
end $$;
--> statement-breakpoint
create trigger mark_paid after insert or update of pays_id, refunded_at on transactions
  for each row when (new.pays_id is not null) execute function mark_paid();
--> statement-breakpoint
-- As before, and the mark may follow the payments.
create or replace function keep_money() returns trigger language plpgsql as $$
declare
  is_free boolean;
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.refunded_at is null and new.refunded_at is not null
    and to_jsonb(new) - 'refunded_at' = to_jsonb(old) - 'refunded_at' then
    return new;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - 'paid' = to_jsonb(old) - 'paid'
    and old.kind in ('commission', 'tip_share') then
    return new;
  end if;
  is_free := old.kind = 'manual' and old.refunded_at is null and (
    old.cash_session_id is null or exists (
      select from cash_sessions s
      where s.company_id = old.company_id and s.id = old.cash_session_id and s.status = 'open'
      for share
    )
  );
  if not is_free then
    raise exception 'money that was counted is corrected by a refund'
      using errcode = 'check_violation', constraint = 'transactions_kept', table = 'transactions';
  end if;
  return coalesce(new, old);
end $$;
--> statement-breakpoint
-- The payment itself is in the trail; that the mark followed it needs no second line.
drop trigger record_change on transactions;
--> statement-breakpoint
create trigger record_change after insert or delete on transactions
  for each row execute function record_change();
--> statement-breakpoint
create trigger record_update after update on transactions
  for each row when (old.paid = new.paid) execute function record_change();
--> statement-breakpoint
-- What was paid before there was a mark.
alter table transactions disable trigger user;
--> statement-breakpoint
select set_config('role', operator_role(), true);
--> statement-breakpoint
update transactions owed set paid = true
from transactions paying
where paying.company_id = owed.company_id and paying.pays_id = owed.id
  and paying.refunded_at is null and paying.refund_of_id is null
  and owed.kind in ('commission', 'tip_share');
--> statement-breakpoint
reset role;
--> statement-breakpoint
alter table transactions enable trigger user;
