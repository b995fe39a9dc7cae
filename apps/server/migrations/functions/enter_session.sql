-- Whose session this is, and entrance into that company, in one round trip. Whoever knows the company
-- already enters it as `scopes.ts` does. An operator on a visit for support enters the company that she
-- visits, and no other; until its owner allows more, the transaction only reads.
drop function if exists enter_session(text, text, timestamptz);
create or replace function enter_session(session_token text, request_id text, moment timestamptz)
returns table (
  "userId" uuid, name text, email text, "imageUrl" text, "platformRole" text,
  "emailVerified" boolean, "twoFactorEnabled" boolean, "sessionId" uuid,
  "companyId" uuid, "companyName" text, "companySlug" text, "companyTimezone" text,
  "companyActive" boolean, "memberRole" text, "accessEnded" boolean, "subscriptionStatus" text,
  "trialEndsAt" timestamptz, "currentPeriodEnd" timestamptz, "planPermissions" jsonb,
  "supportVisitId" uuid, "supportReason" text, "supportEndsAt" timestamptz,
  "supportMayWrite" boolean
) language plpgsql as $$
begin
  -- The company is not known yet, so this one look is the operator's.
  perform set_config('role', operator_role(), true);
  select u.id, u.name, u.email, u.image, u.role, u.email_verified, u.two_factor_enabled, s.id,
    -- The company goes by the name that its clients know.
    c.id, coalesce(nullif(c.trade_name, ''), c.name), c.slug, c.timezone, c.active,
    case when visited.id is null then m.role else 'owner' end,
    visited.id is null and m.id is null and former.id is not null, c.subscription_status,
    c.trial_ends_at, c.subscription_current_period_end, p.permissions,
    case when visited.id is not null then v.id end, v.reason, v.ends_at, v.may_write
  into "userId", name, email, "imageUrl", "platformRole", "emailVerified", "twoFactorEnabled",
    "sessionId", "companyId", "companyName", "companySlug", "companyTimezone", "companyActive",
    "memberRole", "accessEnded", "subscriptionStatus", "trialEndsAt", "currentPeriodEnd",
    "planPermissions", "supportVisitId", "supportReason", "supportEndsAt", "supportMayWrite"
  from sessions s
  join users u on u.id = s.user_id and u.active
  left join support_visits v on v.company_id = s.support_company_id and v.id = s.support_visit_id
    and v.user_id = u.id and u.role = 'admin' and v.ended_at is null and v.ends_at > moment
  left join companies visited on visited.id = v.company_id
    and visited.active and visited.deleted_at is null
  left join members m on visited.id is null
    and m.company_id = u.company_id and m.user_id = u.id and m.active
  left join companies c on c.id = coalesce(visited.id, m.company_id)
  -- Whoever lost her access still points at the company that she last worked in.
  left join companies former on former.id = u.company_id
  -- The company's own plan; the first one on offer stands in while it has none. None binds the company
  -- of whoever runs the platform, which is open for good by no trial and no plan.
  left join lateral (
    select offered.permissions from plans offered
    where offered.id = c.subscription_plan_id
      or (c.subscription_plan_id is null and offered.active)
    order by offered.display_order, offered.id
    limit 1
  ) p on c.id is not null and (c.subscription_status <> 'active' or c.trial_ends_at is not null
    or c.subscription_plan_id is not null or c.subscription_stripe_id is not null)
  where s.token = session_token and s.expires_at > moment;

  perform set_config('role', app_role(), true),
    set_config('app.company_id', coalesce("companyId"::text, ''), true),
    set_config('app.user_id', coalesce("userId"::text, ''), true),
    -- What is done on a visit says so in the history, for good: the SUPPORT_MARK of trail.ts.
    set_config('app.request_id',
      concat_ws(' ', coalesce(request_id, ''), 'support:' || "supportVisitId"), true);
  if "supportVisitId" is not null and not "supportMayWrite" then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  if "userId" is not null then
    return next;
  end if;
end $$;
