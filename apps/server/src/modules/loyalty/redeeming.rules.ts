import { mayUse } from '@app/domain/billing/access';
import { may } from '@app/domain/team/permissions';
import type { CompanyContext } from '../../foundation/http/request-context.ts';

type Asking = Pick<CompanyContext, 'role' | 'subscription' | 'now'>;

/** Whether whoever asks may use what a client earned, by her role and by the company's plan. */
export function mayRedeem(asking: Asking, kind: 'loyalty' | 'points'): boolean {
  return may(asking.role, 'loyalty.redeem') && isOpen(asking, kind);
}

export function isOpen({ subscription, now }: Asking, kind: 'loyalty' | 'points'): boolean {
  return mayUse(kind, subscription, now);
}
