import { type CountedKind, TYPE_OF_KIND } from '@app/domain/cash/transaction';
import type { Cents } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import {
  hasCash,
  holdOpenSession,
  lockOpenSession,
  type SessionRow,
} from '../drawer/cash-sessions.queries.ts';
import { findActiveMethods } from '../drawer/payment-method-choices.queries.ts';

export type Unpayable = 'cash-closed' | 'method-unavailable' | 'not-enough-cash';
/** Through which drawer a professional is paid, and how. */
export type PayoutWay = { session: SessionRow; paymentMethodId: string; isCash: boolean };

/** The way a payout takes. For cash the drawer is locked: two at once would both find it there. */
export async function openWay(
  scope: CompanyScope,
  paymentMethodId: string,
): Promise<Result<PayoutWay, Unpayable>> {
  const method = (await findActiveMethods(scope, [paymentMethodId])).get(paymentMethodId);
  const isCash = method?.kind === 'cash';
  const session = await (isCash ? lockOpenSession(scope) : holdOpenSession(scope));
  if (!session) return refuse('cash-closed');
  if (!method) return refuse('method-unavailable');
  return accept({ session, paymentMethodId, isCash });
}

/** Only cash has to be there; what an account holds, its bank knows. */
export async function lacksCash(
  scope: CompanyScope,
  { session, isCash }: PayoutWay,
  amount: Cents,
): Promise<boolean> {
  if (!isCash || amount <= 0) return false;
  return !(await hasCash(scope, session, amount));
}

/** What every row of money has that is handed to a professional, or kept back from her. */
export function payoutRow(
  kind: Exclude<CountedKind, 'manual'>,
  { session, paymentMethodId }: PayoutWay,
  { userId, today, now }: Acting,
) {
  return {
    type: TYPE_OF_KIND[kind],
    kind,
    countsAs: kind,
    cashSessionId: session.id,
    paymentMethodId,
    date: today,
    createdBy: userId,
    createdAt: now,
  };
}
