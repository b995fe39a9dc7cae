-- Of a settlement nothing changes but when it was taken back, and of an item that had no commission
-- the one it gets later. The same function serves both tables, so it asks which one it is.
create or replace function keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if tg_table_name = 'settlements' and tg_op = 'UPDATE' then
    if old.refunded_at is null and new.refunded_at is not null
      and to_jsonb(new) - 'refunded_at' = to_jsonb(old) - 'refunded_at' then
      return new;
    end if;
  end if;
  if tg_table_name = 'settlement_items' and tg_op = 'UPDATE' then
    if old.basis_points is null and new.basis_points is not null
      and to_jsonb(new) - 'basis_points' - 'commission_in_cents'
        = to_jsonb(old) - 'basis_points' - 'commission_in_cents' then
      return new;
    end if;
  end if;
  raise exception 'a settlement is corrected by a refund'
    using errcode = 'check_violation', constraint = 'transactions_kept', table = tg_table_name;
end $$;
