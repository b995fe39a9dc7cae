-- Whose session this is, and entrance into that company, in one round trip. Whoever knows the company
-- already enters it as `scopes.ts` does.
create or replace function enter_session(session_token text, request_id text, moment timestamptz)
returns table (
  "userId" uuid, name text, email text, "imageUrl" text, "platformRole" text,
  "emailVerified" boolean, "twoFactorEnabled" boolean, "sessionId" uuid,
  "companyId" uuid, "companyName" text, "companySlug" text, "companyTimezone" text,
  "companyActive" boolean, "memberRole" text, "accessEnded" boolean, "subscriptionStatus" text,
  "trialEndsAt" timestamptz, "currentPeriodEnd" timestamptz, "planPermissions" jsonb
) language plpgsql as $$
begin
  -- The company is not known yet, so this one look is the operator's.
  perform set_config('role', operator_role(), true);
  select u.id, u.name, u.email, u.image, u.role, u.email_verified, u.two_factor_enabled, s.id,
    -- The company goes by the name that its clients know.
    c.id, coalesce(nullif(c.trade_name, ''), c.name), c.slug, c.timezone, c.active, m.role,
    m.id is null and former.id is not null, c.subscription_status,
    c.trial_ends_at, c.subscription_current_period_end, p.permissions
  into "userId", name, email, "imageUrl", "platformRole", "emailVerified", "twoFactorEnabled",
    "sessionId", "companyId", "companyName", "companySlug", "companyTimezone", "companyActive",
    "memberRole", "accessEnded", "subscriptionStatus", "trialEndsAt", "currentPeriodEnd",
    "planPermissions"
  from sessions s
  join users u on u.id = s.user_id and u.active
  left join members m on m.company_id = u.company_id and m.user_id = u.id and m.active
  left join companies c on c.id = m.company_id
  -- Whoever lost her access still points at the company that she last worked in.
  left join companies former on former.id = u.company_id
  -- The company's own plan; the first one on offer stands in while it has none.
  left join lateral (
    select offered.permissions from plans offered
    where offered.id = c.subscription_plan_id
      or (c.subscription_plan_id is null and offered.active)
    order by offered.display_order, offered.id
    limit 1
  ) p on c.id is not null
  where s.token = session_token and s.expires_at > moment;

  perform set_config('role', app_role(), true),
    set_config('app.company_id', coalesce("companyId"::text, ''), true),
    set_config('app.user_id', coalesce("userId"::text, ''), true),
    set_config('app.request_id', coalesce(request_id, ''), true);
  if "userId" is not null then
    return next;
  end if;
end $$;
