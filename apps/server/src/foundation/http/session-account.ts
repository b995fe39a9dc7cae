import {
  SUBSCRIPTION_STATUSES,
  type Subscription,
  type SubscriptionStatus,
} from '@app/domain/billing/access';
import { ROLES, type Role } from '@app/domain/team/permissions';
import type { SessionAccount } from '../database/scopes.ts';

/** The member's role, or null for whoever has no (active) company. */
export function roleOf(account: SessionAccount | null): Role | null {
  if (!account?.companyId || !account.companyActive) return null;
  return ROLES.find((role) => role === account.memberRole) ?? null;
}

export function subscriptionOf(account: SessionAccount): Subscription {
  return {
    status: statusOf(account.subscriptionStatus),
    trialEndsAt: account.trialEndsAt?.toTemporalInstant() ?? null,
    currentPeriodEnd: account.currentPeriodEnd?.toTemporalInstant() ?? null,
    closedModules: [],
  };
}

function statusOf(stored: string): SubscriptionStatus {
  return SUBSCRIPTION_STATUSES.find((status) => status === stored) ?? 'inactive';
}
