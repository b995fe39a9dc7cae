import type { order } from '@app/contract/prepaid/orders.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { openUntil, orderCodeOf, orderStatus } from '@app/domain/prepaid/order';
import type { OrderRow } from '../../prepaid/orders/orders.queries.ts';

export function presentOrder(row: OrderRow, now: Temporal.Instant): Answer<typeof order> {
  const { id, kind, txid, name, amount, contactName, contactPhone, clientId } = row;
  const { recipientName, message, reason, settlementId, decidedAt, createdAt } = row;
  return {
    id,
    kind,
    status: orderStatus(row, now),
    txid,
    code: orderCodeOf(txid),
    name,
    amountCents: amount,
    contactName,
    contactPhone,
    clientId,
    recipientName,
    message,
    reason,
    settlementId,
    openUntil: openUntil(createdAt),
    decidedAt,
    createdAt,
  };
}

/** Where clients order. */
export function shopUrlOf(publicUrl: string, slug: string): string {
  return new URL(`/comprar/${slug}`, publicUrl).href;
}

/** Where whoever ordered sees what became of it. */
export function orderUrlOf(publicUrl: string, token: string): string {
  return new URL(`/pedido/${token}`, publicUrl).href;
}
