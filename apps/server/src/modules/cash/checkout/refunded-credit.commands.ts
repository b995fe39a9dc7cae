import { settleCheckout } from '@app/domain/cash/settlement';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { findClient } from '../../clients/clients.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { handReceivablesOn } from '../receivables/receivables.commands.ts';
import { creditName } from './cart.labels.ts';
import type { PayableItem } from './cart.rules.ts';
import { announcedPayment } from './settlement-rows.commands.ts';
import { storeSettlement } from './settlement-storing.commands.ts';
import { listMoneyParts, type SettlementRow } from './settlements.queries.ts';

export type CreditRefusal = 'client-unknown' | 'nothing-to-credit';
type Credited = {
  /** What was taken back a moment ago. */
  settlement: SettlementRow;
  clientId: string | null;
  sessionId: string;
};

/** What came in for a payment is paid in anew, on the client's account; answers how much. */
export async function creditPayment(
  scope: CompanyScope,
  { settlement, clientId, sessionId }: Credited,
  doing: Acting,
): Promise<Result<Cents, CreditRefusal>> {
  const client = clientId === null ? null : await findClient(scope, clientId);
  if (!client || client.anonymizedAt) return refuse('client-unknown');
  const parts = await listMoneyParts(scope, settlement.id);
  const credit = sumOf(parts.map(({ amount }) => amount));
  if (credit === 0) return refuse('nothing-to-credit');
  const none = cents(0);
  const settled = settleCheckout({
    items: [payInOf(credit, settlement)],
    // The machine gave nothing back: it keeps what it kept, and pays on the same days.
    parts: parts.map((part) => ({ ...part, isCash: false, rule: null })),
    receivedCash: null,
    takenOff: none,
    discount: none,
    prepaid: none,
    tip: none,
  });
  if (!settled.accepted) throw new Error(settled.reason);
  const stored = await storeSettlement(
    scope,
    {
      whose: { appointmentId: null, professionalId: null, clientId: client.id },
      payerId: client.id,
      settled: settled.value,
      prepaid: { sessions: [], giftCards: [], account: none },
      sessionId,
      categoryId: null,
      startTime: doing.now,
    },
    doing,
  );
  if (!stored.accepted) throw new Error(stored.reason);
  await handReceivablesOn(scope, { from: settlement.id, to: stored.value.id });
  await announce(scope, 'payment.registered', announcedPayment(stored.value));
  return accept(credit);
}

function payInOf(gross: Cents, { receiptNumber }: SettlementRow): PayableItem {
  return {
    kind: 'account',
    name: creditName(receiptNumber),
    gross,
    quantity: 1,
    professionalId: null,
    basisPoints: null,
    becomes: { kind: 'account' },
  };
}
