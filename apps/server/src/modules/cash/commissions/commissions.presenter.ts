import type {
  owed as owedItem,
  PendingCommissions,
  paid as paidItem,
} from '@app/contract/cash/commissions.contract';
import { type Answer, id } from '@app/contract/shared/schemas';
import type { Cents } from '@app/domain/shared/money';
import { z } from 'zod';
import type { OwedView } from './owed.queries.ts';
import type { PaidView } from './paid-commissions.queries.ts';

/** With which payment a page ended. */
export const paidPlace = z.tuple([id]).transform(([paymentId]) => paymentId);

export function presentOwed({ item, appointment, ...row }: OwedView): Answer<typeof owedItem> {
  return {
    id: row.id,
    kind: row.kind === 'tip_share' ? 'tip_share' : 'commission',
    professionalId: row.professionalId ?? '',
    professionalName: row.professionalName,
    appointmentId: appointment.id,
    appointmentTime: appointment.startTime,
    clientName: appointment.clientName,
    serviceName: item?.name ?? appointment.serviceNames,
    basisPoints: item?.basisPoints ?? null,
    baseCents: item ? item.gross - item.discount : row.amount,
    amountCents: row.amount,
    date: row.settlement?.date ?? row.date,
  };
}

export function presentPaid({
  owed,
  paidAt,
  methodName,
  ...payment
}: PaidView): Answer<typeof paidItem> {
  const { paymentId, owedBack } = payment;
  return {
    ...presentOwed(owed),
    paymentId,
    paidAt,
    paymentMethodName: methodName,
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
    .toSorted((one, other) => one.name.localeCompare(other.name, 'pt-BR'));
}
