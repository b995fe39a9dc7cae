import type {
  owed as owedItem,
  Payout,
  PendingCommissions,
} from '@app/contract/cash/commissions.contract';
import { type Answer, id } from '@app/contract/shared/schemas';
import { itemText } from '@app/domain/cash/description';
import { baseOf } from '@app/domain/cash/statement';
import type { Cents } from '@app/domain/shared/money';
import { byName } from '@app/domain/shared/text';
import { z } from 'zod';
import type { OwedView } from './owed.queries.ts';
import type { PaidView, PayoutView } from './paid-commissions.queries.ts';

/** With which payout a page ended. */
export const paidPlace = z.tuple([id]).transform(([paymentId]) => paymentId);

export function presentOwed({ item, done, ...row }: OwedView): Answer<typeof owedItem> {
  return {
    id: row.id,
    kind: row.kind === 'tip_share' ? 'tip_share' : 'commission',
    professionalId: row.professionalId ?? '',
    professionalName: row.professionalName,
    settlementId: row.settlementId,
    appointmentId: row.appointmentId,
    appointmentTime: done.time,
    clientName: done.clientName,
    serviceName: item ? itemText(item) : done.itemNames,
    basisPoints: item?.basisPoints ?? null,
    baseCents: item ? baseOf(item) : row.amount,
    amountCents: row.amount,
    date: row.settlement?.date ?? row.date,
  };
}

export function presentPayout(view: PayoutView): Payout {
  const { id, paidAt, method, handedOver, canSplit, advance } = view;
  const parts = view.parts.map(presentPaid);
  return {
    id,
    professionalId: parts[0]?.professionalId ?? '',
    professionalName: parts[0]?.professionalName ?? '',
    paidAt: paidAt.toString(),
    paymentMethodName: method?.name ?? '',
    paymentMethodKind: method?.kind ?? null,
    amountCents: handedOver,
    canSplit,
    parts,
    advance: advance && {
      paymentId: advance.id,
      amountCents: advance.amount,
      refundedAt: advance.refundedAt?.toString() ?? null,
    },
  };
}

function presentPaid({ owed, payment, owedBack }: PaidView): Payout['parts'][number] {
  const { appointmentTime, date, ...item } = presentOwed(owed);
  return {
    ...item,
    appointmentTime: appointmentTime.toString(),
    date: date.toString(),
    paymentId: payment.id,
    refundedAt: payment.refundedAt?.toString() ?? null,
    owedBackCents: owedBack,
  };
}

type Balances = {
  owed: ReadonlyMap<string, Cents>;
  advances: ReadonlyMap<string, Cents>;
  names: ReadonlyMap<string, string>;
};

/** Whoever is owed something or has a vale, by name. */
export function presentBalances({
  owed,
  advances,
  names,
}: Balances): PendingCommissions['professionals'] {
  const ids = new Set([...owed.keys(), ...advances.keys()]);
  return [...ids]
    .map((id) => ({
      id,
      name: names.get(id) ?? '',
      owedCents: owed.get(id) ?? 0,
      advancesCents: advances.get(id) ?? 0,
    }))
    .filter(({ owedCents, advancesCents }) => owedCents !== 0 || advancesCents !== 0)
    .toSorted(byName);
}
