import type { OperatorScope } from '../database/scopes.ts';
import { operatorActions } from './operator-actions.table.ts';

/** What is worth writing down of what operators do. */
export const OPERATOR_ACTIONS = [
  'company.created',
  'company.changed',
  'company.deactivated',
  'company.reactivated',
  'company.deleted',
  'plan.created',
  'plan.changed',
  'plan.deleted',
  'plan.price-linked',
  'setting.changed',
  'administrator.created',
  'administrator.changed',
  'administrator.deactivated',
  'alert.created',
  'alert.changed',
  'alert.deleted',
  'status.created',
  'status.changed',
  'status.deleted',
  'support.entered',
  'support.left',
  'webhook.tested',
  'payments.exported',
] as const;
export type OperatorAction = (typeof OPERATOR_ACTIONS)[number];

type Doer = { userId: string | null; requestId: string | null; terminalUser?: string };
type Done = {
  action: OperatorAction;
  /** What it was done to, in the words of today. */
  subject: string;
  companyId?: string;
  /** What else is worth knowing, never a secret. */
  details?: Record<string, unknown>;
};

/** In the transaction of the act itself: neither is stored without the other. */
export async function recordOperatorAction(
  scope: OperatorScope,
  doer: Doer & { now: Temporal.Instant },
  { action, subject, companyId, details = {} }: Done,
): Promise<void> {
  const { userId, requestId, terminalUser, now } = doer;
  await scope.insert(operatorActions).values({
    at: now,
    userId,
    requestId,
    terminalUser: terminalUser ?? null,
    action,
    subject,
    companyId: companyId ?? null,
    details,
  });
}
