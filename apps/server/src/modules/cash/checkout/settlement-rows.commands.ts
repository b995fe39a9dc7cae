import {
  commissionDescription,
  paymentDescription,
  tipDescription,
  tipShareDescription,
} from '@app/domain/cash/description';
import type { AnnouncedPayment } from '@app/domain/cash/events';
import { type PaidBefore, stillOwedOf } from '@app/domain/cash/owed';
import type { SettledCheckout } from '@app/domain/cash/settlement';
import { type CountedKind, TYPE_OF_KIND } from '@app/domain/cash/transaction';
import { type Cents, cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Entry } from '../../scheduling/appointments/appointments.queries.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import { settlementItems, type settlements } from './settlements.table.ts';

export type PayableService = {
  serviceId: string;
  name: string;
  gross: Cents;
  basisPoints: number | null;
};
export type PaidPart = { paymentMethodId: string; amount: Cents; isCash: boolean };
export type Settled = SettledCheckout<PayableService, PaidPart>;
type Stored = {
  settlement: Omit<typeof settlements.$inferSelect, 'companyId'>;
  entry: Pick<Entry, 'professionalId' | 'serviceNames' | 'startTime'>;
  settled: Settled;
  categoryId: string | null;
  /** For a payment of the same appointment that was taken back. */
  paidBefore?: PaidBefore;
};
/** What is owed of a settlement. */
type Owing = {
  settlement: Stored['settlement'];
  items: readonly Pick<Settled['items'][number], 'commission' | 'basisPoints'>[];
  paidBefore: PaidBefore;
};
type NewItem = typeof settlementItems.$inferInsert;
type NewTransaction = typeof transactions.$inferInsert;

const NOTHING: PaidBefore = { commission: cents(0), tip: cents(0) };

/** What was paid for each service, what came in by each part, and what is owed of it. */
export async function storeSettlementRows(scope: CompanyScope, stored: Stored): Promise<void> {
  const { entry } = stored;
  const items = itemRows(stored);
  if (items.length > 0) await scope.insert(settlementItems).values(items);
  const names = await readProfessionalNames(scope, [entry.professionalId]);
  const name = names.get(entry.professionalId) ?? '';
  await scope.insert(transactions).values(moneyRows(stored, name));
}

export function itemRows({ settlement, entry, settled }: Stored): NewItem[] {
  const { id: settlementId, date, professionalId } = settlement;
  return settled.items.map(({ paid: _paid, ...item }, position) => ({
    ...item,
    settlementId,
    position,
    date,
    professionalId,
    startTime: entry.startTime,
  }));
}

/** What came in by each part, and what is owed of it. */
export function moneyRows(stored: Stored, professionalName: string): NewTransaction[] {
  const { settlement, settled, paidBefore = NOTHING } = stored;
  const owing = { settlement, items: settled.items, paidBefore };
  return [...receivedRows(stored), ...owedRows(owing, professionalName)];
}

/** A present leaves a row of nothing, so that it is known how it was paid. */
function receivedRows({ settlement, entry, settled, categoryId }: Stored): NewTransaction[] {
  const { cashSessionId } = settlement;
  return settled.parts.flatMap(({ paymentMethodId, amount, payment, tip }) => {
    const through = { cashSessionId, paymentMethodId, paidTogether: amount };
    const paid = {
      ...rowOf('payment', settlement),
      ...through,
      categoryId,
      amount: payment,
      description: paymentDescription(entry.serviceNames),
    };
    const tipped = {
      ...rowOf('tip', settlement),
      ...through,
      amount: tip,
      description: tipDescription(entry.serviceNames),
    };
    return [...(payment > 0 || amount === 0 ? [paid] : []), ...(tip > 0 ? [tipped] : [])];
  });
}

/**
 * No money moves: it is what the professional is to be paid. What she got for the same appointment
 * before its payment was taken back, she has got already.
 */
export function owedRows(
  { settlement, items, paidBefore }: Owing,
  professionalName: string,
): NewTransaction[] {
  const { professionalId } = settlement;
  const shares = stillOwedOf(
    items.map(({ commission }) => commission),
    paidBefore.commission,
  );
  const commissions = items.map(({ basisPoints }, itemPosition) => ({
    ...rowOf('commission', settlement),
    amount: shares[itemPosition] ?? cents(0),
    professionalId,
    itemPosition,
    description: commissionDescription(professionalName, basisPoints ?? 0),
  }));
  const tips = stillOwedOf([settlement.tip], paidBefore.tip).map((amount) => ({
    ...rowOf('tip_share', settlement),
    professionalId,
    amount,
    description: tipShareDescription(professionalName),
  }));
  return [...commissions, ...tips].filter(({ amount }) => amount > 0);
}

type SettledKind = Exclude<CountedKind, 'manual'>;

function rowOf(
  kind: SettledKind,
  { id, appointmentId, date, createdBy, createdAt }: Stored['settlement'],
) {
  return {
    type: TYPE_OF_KIND[kind],
    kind,
    countsAs: kind,
    appointmentId,
    settlementId: id,
    date,
    createdBy,
    createdAt,
  };
}

export function announcedPayment(
  {
    id,
    appointmentId,
    professionalId,
    receiptNumber,
    subtotal,
    discount,
    tip,
    date,
  }: Stored['settlement'],
  { clientId }: Pick<Entry, 'clientId'>,
): AnnouncedPayment {
  if (clientId === null) throw new Error('An appointment without a client was paid');
  return {
    settlementId: id,
    appointmentId,
    clientId,
    professionalId,
    receiptNumber,
    paidCents: cents(subtotal - discount),
    tipCents: tip,
    date: date.toString(),
  };
}
