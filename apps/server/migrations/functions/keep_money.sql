-- What a row of money may become once it is written: taken back, and of what is owed marked as paid.
-- `pg_trigger_depth` tells a company that is removed as a whole from somebody who removes a row.
create or replace function keep_money() returns trigger language plpgsql as $$
declare
  is_free boolean;
begin
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or is_being_erased(old.company_id)) then
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
