import {
  closedModulesIn,
  FULL_ACCESS,
  modulesNamed,
  readStatus,
  type Subscription,
} from '@app/domain/billing/access';
import type { CompanyState } from '@app/domain/identity/gate';
import { isOperator } from '@app/domain/identity/platform-role';
import { ROLES, type Role } from '@app/domain/team/permissions';
import type { SessionAccount } from '../database/scopes.ts';
import { isRehearsal, type Reach } from '../environment.ts';

/** The member's role, or null for whoever has no (active) company. */
export function roleOf(account: SessionAccount | null): Role | null {
  if (!account?.companyId || !account.companyActive) return null;
  return ROLES.find((role) => role === account.memberRole) ?? null;
}

export function companyStateOf(account: SessionAccount): CompanyState {
  if (!account.companyId) return account.accessEnded ? 'ended' : 'none';
  return account.companyActive ? 'active' : 'inactive';
}

/** A visit for support: an operator in a company that is not hers. */
export type Support = {
  visitId: string;
  reason: string;
  endsAt: Temporal.Instant;
  mayWrite: boolean;
};

export function supportOf(account: SessionAccount | null): Support | null {
  if (!account?.supportVisitId || !account.supportEndsAt) return null;
  return {
    visitId: account.supportVisitId,
    reason: account.supportReason ?? '',
    endsAt: account.supportEndsAt.toTemporalInstant(),
    mayWrite: account.supportMayWrite === true,
  };
}

/** Whoever sees every company proves twice who she is, wherever others can reach the system. */
export function lacksSecondFactor(
  { platformRole, twoFactorEnabled }: SessionAccount,
  environment: Reach,
): boolean {
  return isOperator(platformRole) && !twoFactorEnabled && !isRehearsal(environment);
}

/** Administrators have neither trial nor plan: everything is open to them. */
export function subscriptionOf(account: SessionAccount): Subscription {
  const hiddenModules = modulesNamed(account.hiddenModules);
  if (isOperator(account.platformRole)) return { ...FULL_ACCESS, hiddenModules };
  return {
    status: readStatus(account.subscriptionStatus),
    trialEndsAt: account.trialEndsAt?.toTemporalInstant() ?? null,
    currentPeriodEnd: account.currentPeriodEnd?.toTemporalInstant() ?? null,
    closedModules: closedModulesIn(account.planPermissions ?? {}),
    hiddenModules,
  };
}
