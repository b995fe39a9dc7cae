import type { Transaction } from '@app/contract/cash/money.contract';
import { correctionsOf } from '@app/domain/cash/correction';
import { shownDescription } from '@app/domain/cash/description';
import type { TransactionView } from './transactions.queries.ts';

export function presentTransaction(view: TransactionView): Transaction {
  const { id, type, kind, countsAs, appointmentId, settlementId, cashSessionId } = view;
  return {
    ...{ id, type, kind, countsAs, appointmentId, settlementId, cashSessionId },
    amountCents: view.amount,
    description: shownDescription(view),
    date: view.date.toString(),
    paymentMethod: named(view.paymentMethodId, view.methodName),
    category: named(view.categoryId, view.categoryName),
    professional: named(view.professionalId, view.professionalName),
    refundOfId: view.refundOfId,
    refundedAt: view.refundedAt?.toString() ?? null,
    ...correctionsOf({ kind, isRefunded: view.refundedAt !== null, drawer: view.drawer }),
    version: view.version,
    createdByName: view.createdByName,
    createdAt: view.createdAt.toString(),
  };
}

function named(id: string | null, name: string | null): { id: string; name: string } | null {
  return id === null ? null : { id, name: name ?? '' };
}
