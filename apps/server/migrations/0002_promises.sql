-- Every table with a company's policy is guarded: see `guard_company_table`.
select guard_company_table(polrelid::regclass) from pg_policy
where polname = (select relname from pg_class where oid = polrelid) || '_company';
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
-- What requests of a company may do.
do $$
begin
  -- A company lives and dies by the operators. It changes what it says about itself; whether it is
  -- open, its trial and its subscription are said by the operators and by the payment provider.
  execute format('revoke insert, update, delete on companies from %I', app_role());
  execute format(
    'grant update (name, trade_name, slug, email, phone, document_type, document, document_number, '
    'address, city, state, zip_code, timezone, logo_url, privacy_contact, pix_key_type, pix_key, '
    'public_booking_enabled, slot_step_in_minutes, notice_in_minutes, horizon_in_days, '
    'change_cutoff_in_hours, max_future_bookings, single_service, manual_approval, '
    'auto_confirm_after_in_seconds, version) on companies to %I', app_role()
  );
  execute format('grant select, insert on company_slugs to %I', app_role());
  -- The trail, effects, the proof of a consent, the register of requests and the marks of people who
  -- were forgotten are added to, never rewritten.
  execute format(
    'revoke update, delete on audit_records, effects, client_consents, privacy_requests, '
    'client_tombstones from %I', app_role()
  );
  -- What a company pays is said by the payment provider, never by a request of the company.
  execute format(
    'revoke insert, update, delete on billing_accounts, billing_payments, billing_checkouts from %I',
    app_role()
  );
  execute format('grant select on plans to %I', app_role());
  -- Written where somebody signs in or changes companies.
  execute format('revoke insert, update, delete on member_visits from %I', app_role());
  execute format('grant insert, select (id) on mails to %I', app_role());
end $$;
--> statement-breakpoint
-- What the operator may do with tables of no company.
do $$
begin
  execute format(
    'grant select, insert, update, delete on users, sessions, credentials, verifications, '
    'two_factors, email_changes, rate_limits, company_slugs, mails, settings, plans, plan_prices, '
    'billing_customers, billing_events, simulator_objects to %I', operator_role()
  );
  -- Sessions are begun by the login itself, which owns the table; the nightly sweep removes what is
  -- too old. Changes of settings and the trail are added to, never rewritten.
  execute format('grant select, delete on access_records to %I', operator_role());
  execute format('grant select, insert on setting_changes to %I', operator_role());
  execute format('revoke update, delete on audit_records from %I', operator_role());
end $$;
--> statement-breakpoint
-- Each change of what people edit is written down. What a visitor typed is not: it is forgotten with
-- the appointment.
select audit_company_table(audited) from unnest(array[
  'companies', 'closing_days', 'payment_methods', 'financial_categories', 'members', 'invitations',
  'professionals', 'schedule_periods', 'schedule_exceptions', 'services', 'service_imports',
  'professional_services', 'commission_rates', 'clients', 'client_notes', 'coupons', 'cash_sessions'
]::regclass[]) as audited;
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
-- A payment itself is in the trail; that the mark of what it pays followed needs no second line.
create trigger record_change after insert or delete on transactions
  for each row execute function record_change();
--> statement-breakpoint
create trigger record_update after update on transactions
  for each row when (old.paid = new.paid) execute function record_change();
--> statement-breakpoint
-- References to areas that stand further down, in a circle, or of which only a part becomes null.
alter table users add constraint users_company_fk
  foreign key (company_id) references companies (id) on delete set null;
--> statement-breakpoint
alter table companies add constraint companies_subscription_plan_fk
  foreign key (subscription_plan_id) references plans (id);
--> statement-breakpoint
-- A company and its first address come into being together, so one of the two waits for the end.
alter table company_slugs add constraint company_slugs_company_fk
  foreign key (company_id) references companies (id) on delete cascade
  deferrable initially deferred;
--> statement-breakpoint
alter table companies add constraint companies_slug_fk
  foreign key (slug) references company_slugs (slug) deferrable initially deferred;
--> statement-breakpoint
-- A member who leaves the company stays a professional whose history is kept.
alter table professionals add constraint professionals_member_fk
  foreign key (company_id, member_id) references members (company_id, id)
  on delete set null (member_id);
--> statement-breakpoint
alter table coupon_uses add constraint coupon_uses_appointment_fk
  foreign key (company_id, appointment_id) references appointments (company_id, id)
  on delete cascade;
--> statement-breakpoint
-- Days and hours that must not overlap. Looking first would let two requests pass together. Questions
-- about free days have indexes of their own: `coalesce` hides the condition from the planner, which
-- takes these for cheaper than they are once there are many companies.
alter table closing_days add constraint closing_days_apart
  exclude using gist (company_id with =, daterange(from_date, until_date) with &&)
  where (coalesce(from_date < until_date, true));
--> statement-breakpoint
alter table schedule_exceptions add constraint schedule_exceptions_apart
  exclude using gist (
    company_id with =, professional_id with =, daterange(from_date, until_date) with &&
  ) where (coalesce(from_date < until_date, true));
--> statement-breakpoint
alter table schedule_periods add constraint schedule_periods_apart
  exclude using gist (
    company_id with =, professional_id with =, weekday with =, kind with =,
    int4range(from_minute, until_minute) with &&
  ) where (coalesce(from_minute < until_minute, true));
--> statement-breakpoint
-- The promise: nobody is booked twice. Here from the first day, because adding it to a full table
-- checks every row under a lock.
alter table appointments add constraint appointments_apart
  exclude using gist (
    company_id with =, professional_id with =, tstzrange(busy_from, busy_until) with &&
  ) where (coalesce(keeps_time, true));
--> statement-breakpoint
create constraint trigger members_last_owner after update of role, active or delete on members
  deferrable initially immediate for each row execute function keep_an_owner();
--> statement-breakpoint
create trigger sessions_end_for_good before insert or update on sessions
  for each row execute function end_session_for_good();
--> statement-breakpoint
-- At the end of the transaction: whoever held the client's row while waiting for a time of somebody's
-- agenda could wait in a circle with another booking of hers.
create constraint trigger keep_first_visit after insert or delete on appointments
  deferrable initially deferred for each row execute function keep_first_visit();
--> statement-breakpoint
create constraint trigger keep_first_visit_of_changed
  after update of client_id, starts_at, status on appointments
  deferrable initially deferred for each row when (
    old.client_id is distinct from new.client_id or old.starts_at <> new.starts_at
    or (old.status = 'cancelled') <> (new.status = 'cancelled')
  ) execute function keep_first_visit();
--> statement-breakpoint
create trigger keep_closed_session before update or delete on cash_sessions
  for each row execute function keep_closed_session();
--> statement-breakpoint
create trigger keep_settlement before update or delete on settlements
  for each row execute function keep_settlement();
--> statement-breakpoint
create trigger keep_settlement before update or delete on settlement_items
  for each row execute function keep_settlement();
--> statement-breakpoint
create trigger keep_money before update or delete on transactions
  for each row execute function keep_money();
--> statement-breakpoint
create trigger keep_paid before insert or update on transactions
  for each row when (new.kind in ('commission', 'tip_share')) execute function keep_paid();
--> statement-breakpoint
create trigger mark_paid after insert or update of pays_id, refunded_at on transactions
  for each row when (new.pays_id is not null) execute function mark_paid();
--> statement-breakpoint
create trigger ask_for_open_session after insert on settlements
  for each row execute function ask_for_open_session();
--> statement-breakpoint
create trigger ask_for_open_session after insert on transactions
  for each row when (new.cash_session_id is not null) execute function ask_for_open_session();
--> statement-breakpoint
create trigger ask_for_open_session_again after update of cash_session_id on transactions
  for each row when (
    new.cash_session_id is not null and new.cash_session_id is distinct from old.cash_session_id
  ) execute function ask_for_open_session();
--> statement-breakpoint
-- What a question reads lies in its index itself. Clients: newest first.
create index clients_search_index on clients (company_id, id desc)
  include (search_bits, search_text);
--> statement-breakpoint
-- Free time.
create index appointments_busy_index on appointments (company_id, professional_id, busy_from)
  include (busy_until, held_until, id, overbooked) where status <> 'cancelled';
--> statement-breakpoint
-- Days and figures: which appointment it is, what is done at it, whether a client had come before.
create index appointments_day_index on appointments (company_id, starts_at)
  include (id, kind, status, professional_id, client_id, ends_at);
--> statement-breakpoint
create index appointments_client_index on appointments (company_id, client_id, starts_at)
  include (status) where client_id is not null;
--> statement-breakpoint
alter table appointment_services drop constraint appointment_services_pkey,
  add constraint appointment_services_pkey
  primary key (company_id, appointment_id, position) include (service_id);
--> statement-breakpoint
create index transactions_date_index on transactions (company_id, date, id)
  include (type, counts_as, amount_in_cents);
--> statement-breakpoint
create index settlement_items_date_index on settlement_items (company_id, date)
  include (professional_id, service_id, gross_in_cents, discount_in_cents, commission_in_cents,
    starts_at);
--> statement-breakpoint
-- Each professional works for one company. Without this the planner takes somebody's appointments
-- for far fewer than they are, once there are many companies, and reads a whole history for them.
create statistics appointments_people (dependencies) on company_id, professional_id from appointments;
--> statement-breakpoint
-- The plan that is on offer from the first day.
insert into plans (
  name, description, price_monthly_in_cents, free_trial_days, show_on_landing, is_most_popular,
  display_order, landing_page_features
) values (
  'Plano Total', 'Tudo o que o seu negócio precisa, sem limites.', 5990, 7, true, true, 1,
  '[
    "Agendamentos ilimitados",
    "WhatsApp completo",
    "Gestão de clientes",
    "Relatórios avançados",
    "Controle financeiro",
    "Programa de fidelidade",
    "Campanhas automáticas de marketing",
    "Lembretes automáticos",
    "Múltiplos profissionais",
    "Aplicativo móvel responsivo",
    "Backups automáticos",
    "Suporte em português"
  ]'
);
