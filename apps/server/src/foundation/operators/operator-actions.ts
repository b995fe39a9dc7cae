import type { OperatorAction } from '@app/domain/platform/operator-action';
import type { OperatorScope } from '../database/scopes.ts';
import { operatorActions } from './operator-actions.table.ts';

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
