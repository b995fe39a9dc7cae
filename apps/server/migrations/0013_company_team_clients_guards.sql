create extension if not exists btree_gist;
--> statement-breakpoint
select guard_company_table('closing_days'),
  guard_company_table('payment_methods'),
  guard_company_table('financial_categories'),
  guard_company_table('schedule_periods'),
  guard_company_table('schedule_exceptions'),
  guard_company_table('professional_services'),
  guard_company_table('commission_rates'),
  guard_company_table('clients'),
  guard_company_table('client_notes'),
  guard_company_table('client_consents'),
  guard_company_table('privacy_requests'),
  guard_company_table('client_tombstones'),
  guard_company_table('client_imports'),
  guard_company_table('client_import_rows');
--> statement-breakpoint
select audit_company_table('closing_days'),
  audit_company_table('payment_methods'),
  audit_company_table('financial_categories'),
  audit_company_table('schedule_periods'),
  audit_company_table('schedule_exceptions'),
  audit_company_table('professional_services'),
  audit_company_table('commission_rates'),
  audit_company_table('clients'),
  audit_company_table('client_notes');
--> statement-breakpoint
-- Days and hours that must not overlap. Looking first would let two requests pass together.
alter table closing_days add constraint closing_days_apart
  exclude using gist (company_id with =, daterange(from_date, until_date) with &&);
--> statement-breakpoint
alter table schedule_exceptions add constraint schedule_exceptions_apart
  exclude using gist (
    company_id with =, professional_id with =, daterange(from_date, until_date) with &&
  );
--> statement-breakpoint
alter table schedule_periods add constraint schedule_periods_apart
  exclude using gist (
    company_id with =, professional_id with =, weekday with =, kind with =,
    int4range(from_minute, until_minute) with &&
  );
--> statement-breakpoint
-- A member who leaves the company stays a professional whose history is kept.
alter table professionals add constraint professionals_member_fk
  foreign key (company_id, member_id) references members (company_id, id)
  on delete set null (member_id);
--> statement-breakpoint
-- Searches compare bytes: no rule of a language is asked for each row.
alter table clients alter column search_text type text collate "C";
--> statement-breakpoint
alter table clients alter column phone_key type text collate "C";
--> statement-breakpoint
-- One bit for each pair of neighbouring characters. A text that contains another has all its bits,
-- so comparing two numbers rules most clients out before their texts are compared.
create function search_bits(searched text) returns bigint
language sql immutable strict parallel safe as $$
  select coalesce(bit_or(1::bigint << (
    (ascii(substr(searched, place, 1)) * 31 + ascii(substr(searched, place + 1, 1))) % 63
  )), 0)
  from generate_series(1, length(searched) - 1) as place
$$;
--> statement-breakpoint
alter table clients add column search_bits bigint not null
  generated always as (search_bits(search_text)) stored;
--> statement-breakpoint
-- Newest first, and everything a search looks at lies in the index itself.
create index clients_search_index on clients (company_id, id desc)
  include (search_bits, search_text);
--> statement-breakpoint
create index clients_name_index on clients (company_id, search_text, id);
--> statement-breakpoint
-- A person who asks to be forgotten is forgotten by the trail too: what happened stays, who it was
-- goes. Nobody may rewrite the trail otherwise, so this one step is the owner's.
create function forget_in_trail(forgotten_table text, forgotten_row uuid)
returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  -- That something happened, to nobody.
  kept text[] := case forgotten_table
    when 'clients' then array[
      'id', 'company_id', 'active', 'accepts_marketing', 'blocked_at', 'anonymized_at', 'version',
      'created_at'
    ]
    when 'client_notes' then array['id', 'company_id', 'client_id', 'author_user_id', 'created_at']
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
--> statement-breakpoint
do $$
begin
  execute format('revoke execute on function forget_in_trail(text, uuid) from public');
  execute format('grant execute on function forget_in_trail(text, uuid) to %I', app_role());
  -- The proof of a consent, the register of requests and the marks are added to, never rewritten.
  execute format('revoke update, delete on client_consents, privacy_requests, client_tombstones from %I', app_role());
  execute format('grant select, insert on company_slugs to %I', app_role());
  execute format('grant select, insert, update, delete on company_slugs to %I', operator_role());
  execute format(
    'grant update (trade_name, address, city, state, zip_code, logo_url, privacy_contact, '
    'pix_key_type, pix_key, public_booking_enabled, slot_step_in_minutes, notice_in_minutes, '
    'horizon_in_days, change_cutoff_in_hours, max_future_bookings, single_service, '
    'manual_approval, version) on companies to %I', app_role()
  );
end $$;
--> statement-breakpoint
-- Everybody may look an address up; a company claims addresses for itself only.
alter table company_slugs enable row level security;
--> statement-breakpoint
alter table company_slugs force row level security;
--> statement-breakpoint
do $$
begin
  execute format('create policy company_slugs_read on company_slugs for select to %I using (true)', app_role());
  execute format(
    'create policy company_slugs_claim on company_slugs for insert to %I with check (company_id = (select current_company_id()))',
    app_role()
  );
  execute format(
    'create policy company_slugs_operator on company_slugs to %I using (true) with check (true)',
    operator_role()
  );
end $$;
--> statement-breakpoint
-- A company and its first address come into being together, so one of the two waits for the end.
alter table company_slugs add constraint company_slugs_company_fk
  foreign key (company_id) references companies (id) on delete cascade
  deferrable initially deferred;
--> statement-breakpoint
alter table companies add constraint companies_slug_fk
  foreign key (slug) references company_slugs (slug) deferrable initially deferred;
--> statement-breakpoint
create index company_slugs_company_index on company_slugs (company_id);
--> statement-breakpoint
-- What companies had before these tables existed. Only the operator sees all of them.
select set_config('role', operator_role(), true);
--> statement-breakpoint
insert into company_slugs (slug, company_id) select slug, id from companies;
--> statement-breakpoint
insert into payment_methods (company_id, name)
  select c.id, method.name from companies c,
    unnest(array['Dinheiro', 'PIX', 'Cartão de Débito', 'Cartão de Crédito', 'Transferência Bancária'])
      with ordinality as method (name, place)
  order by c.id, method.place;
--> statement-breakpoint
insert into financial_categories (company_id, name, type)
  select c.id, category.name, category.type from companies c,
    unnest(
      array['Serviços', 'Produtos', 'Outras receitas', 'Comissões', 'Aluguel', 'Produtos', 'Salários', 'Outras despesas'],
      array['income', 'income', 'income', 'expense', 'expense', 'expense', 'expense', 'expense']
    ) with ordinality as category (name, type, place)
  order by c.id, category.place;
--> statement-breakpoint
reset role;
