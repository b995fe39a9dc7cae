import type { order } from '@app/contract/prepaid/orders.contract';
import type { Answer } from '@app/contract/shared/schemas';
import { openUntil, orderCodeOf, orderStatus } from '@app/domain/prepaid/order';
import { formatDateTime } from '@app/domain/shared/local-time';
import { formatAmount } from '@app/domain/shared/money';
import { formatPhone } from '@app/domain/shared/phones';
import { csvFile } from '../../../foundation/spreadsheets/csv-export.ts';
import type { OrderRow } from '../../prepaid/orders/orders.queries.ts';
import { orderFileLabels as labels } from './orders.labels.ts';

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

/** The lines of the file, moments in the company's zone. */
export function linesOf(
  rows: readonly OrderRow[],
  now: Temporal.Instant,
  timezone: string,
): string[][] {
  return rows.map((row) => [
    orderCodeOf(row.txid),
    row.txid,
    formatDateTime(row.createdAt, timezone),
    labels.statuses[orderStatus(row, now)],
    row.name,
    formatAmount(row.amount),
    row.contactName,
    row.contactPhone === '' ? '' : formatPhone(row.contactPhone),
    row.recipientName,
    row.message,
    row.reason,
    row.decidedAt === null ? '' : formatDateTime(row.decidedAt, timezone),
  ]);
}

export function ordersFile(lines: readonly string[][]): File {
  return csvFile('pedidos.csv', labels.header, lines);
}

/** Where clients order. */
export function shopUrlOf(publicUrl: string, slug: string): string {
  return new URL(`/comprar/${slug}`, publicUrl).href;
}

/** Where whoever ordered sees what became of it. */
export function orderUrlOf(publicUrl: string, token: string): string {
  return new URL(`/pedido/${token}`, publicUrl).href;
}
