import type { sessionSchema } from '@app/contract/identity/session.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { openModules } from '@app/domain/billing/access';
import { PLATFORM_ROLES } from '@app/domain/identity/platform-role';
import { todayIn } from '@app/domain/shared/local-time';
import type { SessionAccount } from '../database/scopes.ts';
import { accountOf, forAnyone } from './procedures.ts';
import type { RequestContext } from './request-context.ts';
import { companyStateOf, lacksSecondFactor, roleOf, subscriptionOf } from './session-account.ts';

export const sessionHandlers = {
  current: forAnyone.identity.session.current.handler(async ({ context }) => {
    const account = await accountOf(context);
    if (!account) return null;
    return { ...presentSession(account, context), alerts: await alertsFor(account, context) };
  }),
};

function presentSession(
  account: SessionAccount,
  { now, environment }: RequestContext,
): Omit<Answer<typeof sessionSchema>, 'alerts'> {
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

/** Only on the screens of a company. */
async function alertsFor(
  account: SessionAccount,
  { alerts, now }: RequestContext,
): Promise<Answer<typeof sessionSchema>['alerts']> {
  const { userId, companyId, companyTimezone } = account;
  if (!roleOf(account) || !companyId) return [];
  return alerts.shownTo({ userId, companyId, today: todayIn(companyTimezone, now) });
}

function presentCompany(
  account: SessionAccount,
  now: Temporal.Instant,
): Answer<typeof sessionSchema>['company'] {
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
