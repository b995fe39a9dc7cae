select guard_company_table('cash_sessions'),
  guard_company_table('settlements'),
  guard_company_table('settlement_items'),
  guard_company_table('transactions'),
  guard_company_table('cash_requests');
--> statement-breakpoint
select audit_company_table('cash_sessions'), audit_company_table('transactions');
--> statement-breakpoint
-- What a row of money may become once it is written. `pg_trigger_depth` tells a company that is
-- removed as a whole from somebody who removes a row.
create function keep_money() returns trigger language plpgsql as $$
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
create trigger keep_money before update or delete on transactions
  for each row execute function keep_money();
--> statement-breakpoint
-- Money goes only through an open drawer. The lock makes whoever closes it wait, so that nothing
-- slips in between the counting and the closing. After the row, so that policies speak first.
create function ask_for_open_session() returns trigger language plpgsql as $$
begin
  perform from cash_sessions s
  where s.company_id = new.company_id and s.id = new.cash_session_id and s.status = 'open'
  for share;
  if not found then
    raise exception 'the cash session is not open'
      using errcode = 'check_violation', constraint = 'cash_session_open', table = tg_table_name;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger ask_for_open_session after insert on transactions
  for each row when (new.cash_session_id is not null) execute function ask_for_open_session();
--> statement-breakpoint
create trigger ask_for_open_session_again after update of cash_session_id on transactions
  for each row when (
    new.cash_session_id is not null and new.cash_session_id is distinct from old.cash_session_id
  ) execute function ask_for_open_session();
--> statement-breakpoint
create trigger ask_for_open_session after insert on settlements
  for each row execute function ask_for_open_session();
--> statement-breakpoint
-- Of a settlement nothing changes but when it was taken back.
create function keep_settlement() returns trigger language plpgsql as $$
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
  raise exception 'a settlement is corrected by a refund'
    using errcode = 'check_violation', constraint = 'transactions_kept', table = tg_table_name;
end $$;
--> statement-breakpoint
create trigger keep_settlement before update or delete on settlements
  for each row execute function keep_settlement();
--> statement-breakpoint
create trigger keep_settlement before update or delete on settlement_items
  for each row execute function keep_settlement();
--> statement-breakpoint
create function keep_closed_session() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return old;
  end if;
  if old.status = 'closed' then
    raise exception 'a closed cash session never changes'
      using errcode = 'check_violation', constraint = 'cash_session_open', table = 'cash_sessions';
  end if;
  return coalesce(new, old);
end $$;
--> statement-breakpoint
create trigger keep_closed_session before update or delete on cash_sessions
  for each row execute function keep_closed_session();
--> statement-breakpoint
-- What reports read lies in the indexes themselves.
create index transactions_date_index on transactions (company_id, date, id)
  include (type, counts_as, amount_in_cents);
--> statement-breakpoint
create index settlement_items_date_index on settlement_items (company_id, date)
  include (professional_id, service_id, gross_in_cents, discount_in_cents, commission_in_cents);
--> statement-breakpoint
create index appointments_day_index on appointments (company_id, starts_at)
  include (kind, status, professional_id, client_id, ends_at);
--> statement-breakpoint
-- What every company started with says what it is; whatever they added stays an other one.
select set_config('role', operator_role(), true);
--> statement-breakpoint
update payment_methods set kind = case lower(name)
    when 'dinheiro' then 'cash' when 'pix' then 'pix' else 'card'
  end
where lower(name) in ('dinheiro', 'pix', 'cartão de débito', 'cartão de crédito');
--> statement-breakpoint
reset role;
--> statement-breakpoint
-- As before, with the new column: that an appointment was paid stays when its client is forgotten.
create or replace function forget_in_trail(forgotten_table text, forgotten_row uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- That something happened, to nobody.
  kept text[] := case forgotten_table
    when 'clients' then array[
      'id', 'company_id', 'active', 'accepts_marketing', 'blocked_at', 'anonymized_at', 'version',
      'created_at'
    ]
    when 'client_notes' then array['id', 'company_id', 'client_id', 'author_user_id', 'created_at']
    when 'appointments' then array[
      'id', 'company_id', 'kind', 'status', 'professional_id', 'client_id', 'starts_at', 'ends_at',
      'busy_from', 'busy_until', 'price_in_cents', 'discount_in_cents', 'coupon_id', 'overbooked',
      'service_names', 'needs_approval', 'source', 'cancelled_by', 'series_id', 'settled_at',
      'version', 'created_at'
    ]
  end;
begin
  if kept is null then
    raise exception 'the trail of % is never rewritten', forgotten_table;
  end if;
  update audit_records
  set before = (select jsonb_object_agg(key, value) from jsonb_each(before) where key = any (kept)),
    after = (select jsonb_object_agg(key, value) from jsonb_each(after) where key = any (kept))
  where company_id = current_company_id()
    and table_name = forgotten_table and row_id = forgotten_row;
end $$;
