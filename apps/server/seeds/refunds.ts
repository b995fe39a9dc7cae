import { refundDescription } from '@app/domain/cash/description';
import { type Cents, cents } from '@app/domain/shared/money';
import { type DrawerDay, type MoneyRow, moneyRow, type Writing } from './books.ts';
import type { Paid } from './counter.ts';

type Returning = { paid: Paid; day: Pick<DrawerDay, 'date' | 'session'>; at: Temporal.Instant };

/** All of it goes back, before any of it was paid out. What was written then only notes when. */
export function takeBack(writing: Writing, { paid, day, at }: Returning): Paid {
  const { settlement } = paid;
  settlement.refundedAt = at;
  for (const row of paid.rows) row.refundedAt = at;
  for (const row of paid.receivables) row.takenBackAt = at;
  const { subtotal, discount, tip, change: _change, ...copied } = settlement;
  const refund = {
    ...copied,
    id: writing.idAt(at),
    refundOfId: settlement.id,
    refundedAt: null,
    subtotal: negated(subtotal),
    discount: negated(discount),
    tip: negated(tip),
    change: cents(0),
    cashSessionId: day.session.id,
    date: day.date,
    createdAt: at,
  };
  return {
    settlement: refund,
    items: paid.items.map((item) => ({
      ...item,
      id: writing.idAt(at),
      settlementId: refund.id,
      date: day.date,
      gross: negated(item.gross),
      discount: negated(item.discount),
      fee: negated(item.fee ?? cents(0)),
      commission: negated(item.commission),
    })),
    receivables: [],
    rows: paid.rows.map((row) => refundOf(writing, row, refund)),
  };
}

function refundOf(
  writing: Writing,
  row: MoneyRow,
  { id: settlementId, cashSessionId, date, createdAt }: Paid['settlement'],
): MoneyRow {
  const { id: refundOfId, ...copied } = row;
  return moneyRow(writing, {
    ...copied,
    kind: 'refund',
    refundOfId,
    settlementId,
    amount: negated(row.amount),
    fee: negated(row.fee),
    paidTogether: row.paidTogether === null ? null : negated(row.paidTogether),
    description: refundDescription(row.description),
    cashSessionId: row.cashSessionId === null ? null : cashSessionId,
    date,
    createdAt,
  });
}

function negated(amount: Cents): Cents {
  return cents(-amount);
}
