select guard_company_table('coupons'),
  guard_company_table('coupon_uses'),
  guard_company_table('appointment_series'),
  guard_company_table('appointments'),
  guard_company_table('appointment_services'),
  guard_company_table('appointment_links'),
  guard_company_table('calendar_feeds');
--> statement-breakpoint
select audit_company_table('coupons');
--> statement-breakpoint
-- A time held for a visitor is nobody's change: it comes and goes by itself.
create trigger record_insert after insert on appointments
  for each row when (new.kind <> 'hold') execute function record_change();
--> statement-breakpoint
create trigger record_update after update on appointments
  for each row when (new.kind <> 'hold') execute function record_change();
--> statement-breakpoint
create trigger record_delete after delete on appointments
  for each row when (old.kind <> 'hold') execute function record_change();
--> statement-breakpoint
alter table appointments add column keeps_time boolean
  generated always as (status <> 'cancelled' and not overbooked) stored;
--> statement-breakpoint
-- The promise: nobody is booked twice. Here from the first day, because adding it to a full table
-- checks every row under a lock. `coalesce` hides the condition from the planner on purpose: once
-- the table is large it would otherwise read a professional's whole history through this index.
alter table appointments add constraint appointments_apart
  exclude using gist (
    company_id with =, professional_id with =, tstzrange(busy_from, busy_until) with &&
  ) where (coalesce(keeps_time, true));
--> statement-breakpoint
-- What questions about free time read: everything they need lies in the index itself.
create index appointments_busy_index on appointments (company_id, professional_id, busy_from)
  include (busy_until, held_until, id, overbooked) where status <> 'cancelled';
--> statement-breakpoint
alter table coupon_uses add constraint coupon_uses_appointment_fk
  foreign key (company_id, appointment_id) references appointments (company_id, id)
  on delete cascade;
--> statement-breakpoint
alter table companies add constraint companies_auto_confirm_not_negative
  check (auto_confirm_after_in_seconds >= 0);
--> statement-breakpoint
do $$
begin
  execute format('grant update (auto_confirm_after_in_seconds) on companies to %I', app_role());
end $$;
--> statement-breakpoint
-- As before, and what a client wrote for an appointment is forgotten with her.
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
      'service_names', 'needs_approval', 'source', 'cancelled_by', 'series_id', 'version', 'created_at'
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
