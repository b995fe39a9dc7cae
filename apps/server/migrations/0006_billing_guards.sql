select guard_company_table('billing_accounts'),
  guard_company_table('billing_payments'),
  guard_company_table('billing_checkouts'),
  guard_company_table('invitations');
--> statement-breakpoint
select audit_company_table('invitations');
--> statement-breakpoint
alter table companies add constraint companies_subscription_plan_fk
  foreign key (subscription_plan_id) references plans (id);
--> statement-breakpoint
do $$
begin
  -- What a company pays is said by the payment provider, never by a request of the company.
  execute format(
    'revoke insert, update, delete on billing_accounts, billing_payments, billing_checkouts from %I',
    app_role()
  );
  execute format('grant select on plans to %I', app_role());
  execute format(
    'grant select, insert, update, delete on plans, plan_prices, billing_customers, billing_events, simulator_objects, two_factors to %I',
    operator_role()
  );
end $$;
--> statement-breakpoint
-- A company never loses its last owner. Whoever changes owners waits for the others who do.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role <> 'owner' or not old.active then
    return null;
  end if;
  perform 1 from companies where id = old.company_id for no key update;
  -- A company that is being deleted needs nobody.
  if not found then
    return null;
  end if;
  if not exists (
    select from members where company_id = old.company_id and role = 'owner' and active
  ) then
    raise exception 'a company needs an owner' using errcode = 'check_violation',
      constraint = 'members_last_owner';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger members_last_owner after update of role, active or delete on members
  deferrable initially immediate for each row execute function keep_an_owner();
--> statement-breakpoint
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
--> statement-breakpoint
drop function enter_session(text, text, timestamptz);
--> statement-breakpoint
-- Whose session this is, and entrance into that company, in one round trip.
create function enter_session(session_token text, request_id text, moment timestamptz)
returns table (
  "userId" uuid, name text, email text, "imageUrl" text, "platformRole" text,
  "emailVerified" boolean, "twoFactorEnabled" boolean, "sessionId" uuid,
  "companyId" uuid, "companyName" text, "companySlug" text, "companyTimezone" text,
  "companyActive" boolean, "memberRole" text, "subscriptionStatus" text,
  "trialEndsAt" timestamptz, "currentPeriodEnd" timestamptz, "planPermissions" jsonb
) language plpgsql as $$
begin
  -- The company is not known yet, so this one look is the operator's.
  perform set_config('role', operator_role(), true);
  select u.id, u.name, u.email, u.image, u.role, u.email_verified, u.two_factor_enabled, s.id,
    c.id, c.name, c.slug, c.timezone, c.active, m.role, c.subscription_status,
    c.trial_ends_at, c.subscription_current_period_end, p.permissions
  into "userId", name, email, "imageUrl", "platformRole", "emailVerified", "twoFactorEnabled",
    "sessionId", "companyId", "companyName", "companySlug", "companyTimezone", "companyActive",
    "memberRole", "subscriptionStatus", "trialEndsAt", "currentPeriodEnd", "planPermissions"
  from sessions s
  join users u on u.id = s.user_id and u.active
  left join members m on m.company_id = u.company_id and m.user_id = u.id and m.active
  left join companies c on c.id = m.company_id
  -- The company's own plan; the first one on offer stands in while it has none.
  left join lateral (
    select offered.permissions from plans offered
    where offered.id = c.subscription_plan_id
      or (c.subscription_plan_id is null and offered.active)
    order by offered.display_order, offered.id
    limit 1
  ) p on c.id is not null
  where s.token = session_token and s.expires_at > moment;

  perform enter_company("companyId", "userId", request_id);
  if "userId" is not null then
    return next;
  end if;
end $$;
