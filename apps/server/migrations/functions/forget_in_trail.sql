-- A person who asks to be forgotten is forgotten by the trail too: what happened stays, who it was
-- goes. Nobody may rewrite the trail otherwise, so this one step is the owner's.
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
      'owed_in_cents', 'version', 'created_at'
    ]
    when 'reviews' then array[
      'id', 'company_id', 'appointment_id', 'client_id', 'professional_id', 'rating', 'registered_by',
      'answered_at', 'hidden_at', 'version', 'created_at'
    ]
    when 'gift_cards' then array[
      'id', 'company_id', 'amount_in_cents', 'balance_in_cents', 'client_id', 'valid_until',
      'taken_back_at', 'created_at'
    ]
    when 'prepaid_orders' then array[
      'id', 'company_id', 'kind', 'status', 'client_id', 'package_id', 'name', 'amount_in_cents', 'held',
      'valid_days', 'settlement_id', 'decided_at', 'decided_by', 'version', 'created_at'
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

do $$
begin
  revoke execute on function forget_in_trail(text, uuid) from public;
  execute format('grant execute on function forget_in_trail(text, uuid) to %I', app_role());
end $$;
