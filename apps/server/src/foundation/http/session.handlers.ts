import type { sessionSchema } from '@app/contract/identity/session.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { openModules } from '@app/domain/billing/access';
import { PLATFORM_ROLES } from '@app/domain/identity/platform-role';
import { todayIn } from '@app/domain/shared/local-time';
import { may } from '@app/domain/team/permissions';
import type { CompanyScope, SessionAccount } from '../database/scopes.ts';
import { forAnyone } from './procedures.ts';
import type { RequestContext } from './request-context.ts';
import {
  companyStateOf,
  lacksSecondFactor,
  roleOf,
  subscriptionOf,
  supportOf,
} from './session-account.ts';

export const sessionHandlers = {
  current: forAnyone.identity.session.current.handler(async ({ context }) => {
    const { account, support } = await readSession(context);
    if (!account) return null;
    const alerts = await alertsFor(account, context);
    return { ...presentSession(account, context), alerts, support };
  }),
};

type Shown = Answer<typeof sessionSchema>;
type Read = { account: SessionAccount | null; support: Shown['support'] };

/** With the visits for support that whoever asks has to know of, in the transaction of the session. */
async function readSession(context: RequestContext): Promise<Read> {
  const { sessionToken: token, requestId, now, scopes } = context;
  if (!token) return { account: null, support: [] };
  const key = { token, requestId, now, purpose: 'read' as const };
  return scopes.withSession(key, async (scope, account) => {
    const support = account ? await visitsFor(scope, account, context) : [];
    return { account, support };
  });
}

async function visitsFor(
  scope: CompanyScope,
  account: SessionAccount,
  { now, listOpenVisits }: RequestContext,
): Promise<Shown['support']> {
  const own = supportOf(account);
  if (own) {
    const { visitId: id, reason, endsAt, mayWrite } = own;
    return [{ id, userName: account.name, reason, endsAt, mayWrite, isOwn: true }];
  }
  const role = roleOf(account);
  if (!role || !may(role, 'company.manage')) return [];
  return (await listOpenVisits(scope, now)).map((visit) => ({ ...visit, isOwn: false }));
}

function presentSession(
  account: SessionAccount,
  { now, environment }: RequestContext,
): Omit<Shown, 'alerts' | 'support'> {
  return {
    user: {
      id: account.userId,
      name: account.name,
      email: account.email,
      imageUrl: account.imageUrl,
      emailVerified: account.emailVerified,
      twoFactorEnabled: account.twoFactorEnabled,
    },
    platformRole: PLATFORM_ROLES.find((role) => role === account.platformRole) ?? 'client',
    needsSecondFactor: lacksSecondFactor(account, environment),
    companyState: companyStateOf(account),
    company: presentCompany(account, now),
  };
}

/** Only on the screens of a company, to those who belong to it. */
async function alertsFor(
  account: SessionAccount,
  { alerts, now }: RequestContext,
): Promise<Shown['alerts']> {
  const { userId, companyId, companyTimezone } = account;
  if (!roleOf(account) || !companyId || supportOf(account)) return [];
  return alerts.shownTo({ userId, companyId, today: todayIn(companyTimezone, now) });
}

function presentCompany(account: SessionAccount, now: Temporal.Instant): Shown['company'] {
  const role = roleOf(account);
  if (!role || !account.companyId) return null;
  const subscription = subscriptionOf(account);
  return {
    id: account.companyId,
    name: account.companyName,
    slug: account.companySlug,
    timezone: account.companyTimezone,
    role,
    openModules: openModules(subscription, now),
    hiddenModules: [...subscription.hiddenModules],
    subscription,
  };
}
