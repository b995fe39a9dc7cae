-- Of a settlement nothing changes but when it was taken back and whose it is when two clients become
-- one; of an item the commission as long as none was paid out, and a product that is gone. The same function serves both tables, so it asks which one it is.
create or replace function keep_settlement() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (pg_trigger_depth() > 1 or is_being_erased(old.company_id)) then
    return old;
  end if;
  if tg_table_name = 'settlements' and tg_op = 'UPDATE' then
    if old.refunded_at is null and new.refunded_at is not null
      and to_jsonb(new) - 'refunded_at' = to_jsonb(old) - 'refunded_at' then
      return new;
    end if;
    if old.client_id is not null and new.client_id is not null
      and to_jsonb(new) - 'client_id' = to_jsonb(old) - 'client_id' then
      return new;
    end if;
  end if;
  if tg_table_name = 'settlement_items' and tg_op = 'UPDATE' then
    if pg_trigger_depth() > 1 and new.product_id is null
      and to_jsonb(new) - 'product_id' = to_jsonb(old) - 'product_id' then
      return new;
    end if;
    if new.basis_points is not null
      and to_jsonb(new) - 'basis_points' - 'commission_in_cents'
        = to_jsonb(old) - 'basis_points' - 'commission_in_cents'
      and (old.basis_points is null or not exists (
        select from transactions t
        where t.company_id = old.company_id and t.settlement_id = old.settlement_id
          and t.item_position = old.position and t.kind = 'commission'
          and t.paid and t.refunded_at is null
      )) then
      return new;
    end if;
  end if;
  raise exception 'a settlement is corrected by a refund'
    using errcode = 'check_violation', constraint = 'transactions_kept', table = tg_table_name;
end $$;
