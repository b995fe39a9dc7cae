-- Who changed which row when, before and after. The reader finds it as the history of changes.
create function record_change() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
begin
  if tg_op = 'UPDATE' and new is not distinct from old then
    return null;
  end if;
  insert into audit_records (
    company_id, table_name, row_id, action, before, after, user_id, request_id, recorded_at
  ) values (
    -- A company is its own company.
    coalesce(changed ->> 'company_id', changed ->> 'id')::uuid,
    tg_table_name,
    (changed ->> 'id')::uuid,
    lower(tg_op),
    case when tg_op <> 'INSERT' then to_jsonb(old) end,
    case when tg_op <> 'DELETE' then to_jsonb(new) end,
    nullif(current_setting('app.user_id', true), '')::uuid,
    nullif(current_setting('app.request_id', true), ''),
    clock_timestamp()
  );
  return null;
end $$;
--> statement-breakpoint
-- Every company table gets this: policies bind even the owner, the operator sees all companies, and
-- requests may read and write under the company's policy, which comes with the table itself.
create function guard_company_table(guarded regclass) returns void language plpgsql as $$
declare
  table_name name := (select relname from pg_class where oid = guarded);
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('alter table %s force row level security', guarded);
  execute format(
    'create policy %I on %s to %I using (true) with check (true)',
    table_name || '_operator', guarded, operator_role()
  );
  execute format(
    'grant select, insert, update, delete on %s to %I, %I', guarded, app_role(), operator_role()
  );
end $$;
--> statement-breakpoint
-- For tables that people edit: each change is written down.
create function audit_company_table(audited regclass) returns void language plpgsql as $$
begin
  execute format(
    'create trigger record_change after insert or update or delete on %s '
    'for each row execute function record_change()', audited
  );
end $$;
--> statement-breakpoint
select guard_company_table('companies'),
  guard_company_table('members'),
  guard_company_table('professionals'),
  guard_company_table('services'),
  guard_company_table('audit_records'),
  guard_company_table('effects');
--> statement-breakpoint
select audit_company_table('companies'),
  audit_company_table('members'),
  audit_company_table('professionals'),
  audit_company_table('services');
--> statement-breakpoint
alter table users add constraint users_company_fk
  foreign key (company_id) references companies (id) on delete set null;
--> statement-breakpoint
do $$
begin
  execute format('grant usage on schema public to %I, %I', app_role(), operator_role());
  -- A company lives and dies by the operators; the trail and the effects are never rewritten.
  execute format('revoke insert, delete on companies from %I', app_role());
  execute format('revoke update, delete on audit_records, effects from %I', app_role());
  execute format('revoke update, delete on audit_records from %I', operator_role());
  execute format('grant insert, select (id) on mails to %I', app_role());
  execute format(
    'grant select, insert, update, delete on users, sessions, credentials, verifications, rate_limits, mails, settings to %I',
    operator_role()
  );
end $$;
--> statement-breakpoint
-- Jobs are enqueued inside the transactions of requests; the queue's own tables stay out of reach.
create function grant_job_queue() returns void language plpgsql as $$
declare
  role_name name;
begin
  foreach role_name in array array[app_role(), operator_role()] loop
    execute format('grant usage on schema pgboss to %I', role_name);
    execute format('grant insert, select (id) on pgboss.job_common to %I', role_name);
    execute format('grant select on pgboss.queue to %I', role_name);
  end loop;
end $$;
--> statement-breakpoint
-- The three entrances. Each becomes the role of the transaction and says who acts for whom.
create function enter_company(company_id uuid, user_id uuid, request_id text) returns void
language sql as $$
  select set_config('role', app_role(), true),
    set_config('app.company_id', coalesce(company_id::text, ''), true),
    set_config('app.user_id', coalesce(user_id::text, ''), true),
    set_config('app.request_id', coalesce(request_id, ''), true)
$$;
--> statement-breakpoint
create function enter_operator(user_id uuid, request_id text) returns void language sql as $$
  select set_config('role', operator_role(), true),
    set_config('app.company_id', '', true),
    set_config('app.user_id', coalesce(user_id::text, ''), true),
    set_config('app.request_id', coalesce(request_id, ''), true)
$$;
--> statement-breakpoint
-- Whose session this is, and entrance into that company, in one round trip.
create function enter_session(session_token text, request_id text, moment timestamptz)
returns table (
  "userId" uuid, name text, email text, "imageUrl" text, "platformRole" text,
  "companyId" uuid, "companyName" text, "companySlug" text, "companyTimezone" text,
  "companyActive" boolean, "memberRole" text, "subscriptionStatus" text,
  "trialEndsAt" timestamptz, "currentPeriodEnd" timestamptz
) language plpgsql as $$
begin
  -- The company is not known yet, so this one look is the operator's.
  perform set_config('role', operator_role(), true);
  select u.id, u.name, u.email, u.image, u.role,
    c.id, c.name, c.slug, c.timezone, c.active, m.role, c.subscription_status,
    c.trial_ends_at, c.subscription_current_period_end
  into "userId", name, email, "imageUrl", "platformRole",
    "companyId", "companyName", "companySlug", "companyTimezone", "companyActive", "memberRole",
    "subscriptionStatus", "trialEndsAt", "currentPeriodEnd"
  from sessions s
  join users u on u.id = s.user_id and u.active
  left join members m on m.company_id = u.company_id and m.user_id = u.id and m.active
  left join companies c on c.id = m.company_id
  where s.token = session_token and s.expires_at > moment;

  perform enter_company("companyId", "userId", request_id);
  if "userId" is not null then
    return next;
  end if;
end $$;
