import { cents } from '@app/domain/shared/money';
import { accept, refuse } from '@app/domain/shared/result';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { announce } from '../../../foundation/jobs/events.ts';
import { lockClient } from '../../clients/clients.queries.ts';
import { isActiveProfessional } from '../../team/professionals.queries.ts';
import type { Acting } from '../drawer/cash-sessions.commands.ts';
import { holdOpenSession } from '../drawer/cash-sessions.queries.ts';
import { type CartAnswer, readCart, type WantedLine } from './cart.rules.ts';
import { type CheckoutRefusal, checkOut, type Paying } from './checking-out.rules.ts';
import { announcedPayment } from './settlement-rows.commands.ts';
import { type StoringRefusal, storeSettlement } from './settlement-storing.commands.ts';

export type Sale = Paying & {
  /** Who buys and who sells, where anybody said. */
  clientId: string | null;
  sellerId: string | null;
  items: readonly WantedLine[];
};
type SaleRefusal =
  | Exclude<StoringRefusal, 'already-paid'>
  | CheckoutRefusal
  | 'client-not-found'
  | 'cash-closed';

/** Sells without an appointment. Everything or nothing: whoever refuses gives up the transaction. */
export async function sellAtCounter(
  scope: CompanyScope,
  sale: Sale,
  doing: Acting,
): Promise<CartAnswer<string, SaleRefusal>> {
  const { clientId, sellerId: professionalId, categoryId } = sale;
  if (professionalId !== null && !(await isActiveProfessional(scope, professionalId)))
    return refuse('seller-not-found');
  const session = await holdOpenSession(scope);
  if (!session) return refuse('cash-closed');
  const items = await readCart(scope, sale.items, sale);
  if (!items.accepted) return items;
  // After the products, as everywhere: nobody merges her with somebody before it is stored.
  const client = clientId === null ? null : await lockClient(scope, clientId);
  if (clientId !== null && !client) return refuse('client-not-found');
  if (client?.anonymizedAt) return refuse('client-anonymized');
  const [takenOff, tip] = [cents(0), cents(0)];
  const payer = { clientId, today: doing.today };
  const cart = { items: items.value, takenOff, tip, paying: sale, payer };
  const checked = await checkOut(scope, cart);
  if (!checked.accepted) return checked;
  const whose = { appointmentId: null, professionalId, clientId };
  const at = { sessionId: session.id, categoryId, startTime: doing.now };
  const storing = { whose, payerId: clientId, ...checked.value, ...at };
  const stored = await storeSettlement(scope, storing, doing);
  if (stored.accepted) {
    await announce(scope, 'payment.registered', announcedPayment(stored.value));
    return accept(stored.value.id);
  }
  if (stored.reason === 'already-paid') throw new Error('A sale has no appointment to be paid');
  return { ...stored, reason: stored.reason };
}
