import { rowFeesOf } from '@app/domain/cash/card-fees';
import {
  commissionDescription,
  itemsText,
  paymentDescription,
  saleDescription,
  tipDescription,
  tipShareDescription,
} from '@app/domain/cash/description';
import type { AnnouncedPayment } from '@app/domain/cash/events';
import { type PaidBefore, stillOwedOf } from '@app/domain/cash/owed';
import type { SettledCheckout } from '@app/domain/cash/settlement';
import { type CountedKind, TYPE_OF_KIND } from '@app/domain/cash/transaction';
import { type Cents, cents } from '@app/domain/shared/money';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { readProfessionalNames } from '../../team/bookable-professionals.queries.ts';
import { transactions } from '../book/transactions.table.ts';
import type { CardPart } from './card-parts.rules.ts';
import type { PayableItem } from './cart.rules.ts';
import { settlementItems, type settlements } from './settlements.table.ts';

export type Settled = SettledCheckout<PayableItem, CardPart>;
type Stored = {
  settlement: Omit<typeof settlements.$inferSelect, 'companyId'>;
  /** When the visit began, or when it was sold. */
  startTime: Temporal.Instant;
  settled: Settled;
  categoryId: string | null;
  /** By professional, for a payment of the same appointment that was taken back. */
  paidBefore?: Known<PaidBefore>;
};
type Known<Value> = ReadonlyMap<string, Value>;
/** What is owed of a settlement. */
type Owing = {
  settlement: Stored['settlement'];
  items: readonly {
    commission: Cents;
    basisPoints: number | null;
    professionalId: string | null;
  }[];
  paidBefore: Known<PaidBefore>;
};
type NewItem = typeof settlementItems.$inferInsert;
type NewTransaction = typeof transactions.$inferInsert;

const NOTHING: PaidBefore = { commission: cents(0), tip: cents(0) };

/** What was paid for each service, what came in by each part, and what is owed of it. */
export async function storeSettlementRows(scope: CompanyScope, stored: Stored): Promise<void> {
  const items = itemRows(stored);
  if (items.length > 0) await scope.insert(settlementItems).values(items);
  const people = items.flatMap(({ professionalId }) => professionalId ?? []);
  const names = await readProfessionalNames(scope, people);
  const rows = moneyRows(stored, names);
  if (rows.length > 0) await scope.insert(transactions).values(rows);
}

export function itemRows({ settlement, startTime, settled }: Stored): NewItem[] {
  const { id: settlementId, date } = settlement;
  return settled.items.map(
    ({ paid: _, session: _session, becomes: _becomes, ...item }, position) => ({
      ...item,
      settlementId,
      position,
      date,
      startTime,
    }),
  );
}

/** What came in by each part, and what is owed of it. */
export function moneyRows(stored: Stored, names: Known<string>): NewTransaction[] {
  const { settlement, settled, paidBefore = new Map() } = stored;
  const owing = { settlement, items: settled.items, paidBefore };
  return [...receivedRows(stored), ...owedRows(owing, names)];
}

/** A present leaves a row of nothing, so that it is known how it was paid. */
function receivedRows({ settlement, settled, categoryId }: Stored): NewTransaction[] {
  const { cashSessionId, appointmentId } = settlement;
  const names = itemsText(settled.items);
  const describe = appointmentId === null ? saleDescription : paymentDescription;
  return settled.parts.flatMap(({ paymentMethodId, amount, payment, tip, ...card }) => {
    const { fee, brand: cardBrand, instalments } = card;
    const how = { paymentMethodId, cardBrand, instalments };
    const through = { cashSessionId, ...how, paidTogether: amount };
    const { ofPayment, ofTip } = rowFeesOf({ payment, fee });
    const paid = {
      ...rowOf('payment', settlement),
      ...through,
      categoryId,
      amount: payment,
      fee: ofPayment,
      description: describe(names),
    };
    const tipped = {
      ...rowOf('tip', settlement),
      ...through,
      amount: tip,
      fee: ofTip,
      description: tipDescription(names),
    };
    return [...(payment > 0 || amount === 0 ? [paid] : []), ...(tip > 0 ? [tipped] : [])];
  });
}

/**
 * No money moves: it is what professionals are to be paid, each for what she did or sold. What one got
 * for the same appointment before its payment was taken back, she has got already.
 */
export function owedRows(
  { settlement, items, paidBefore }: Owing,
  names: Known<string>,
): NewTransaction[] {
  const placed = items.map((item, itemPosition) => ({ ...item, itemPosition }));
  const people = Map.groupBy(placed, ({ professionalId }) => professionalId);
  const commissions = [...people].flatMap(([professionalId, hers]) => {
    if (professionalId === null) return [];
    const before = paidBefore.get(professionalId) ?? NOTHING;
    const shares = stillOwedOf(
      hers.map(({ commission }) => commission),
      before.commission,
    );
    return hers.map(({ basisPoints, itemPosition }, place) => ({
      ...rowOf('commission', settlement),
      amount: shares[place] ?? cents(0),
      professionalId,
      itemPosition,
      description: commissionDescription(names.get(professionalId) ?? '', basisPoints ?? 0),
    }));
  });
  const owed = [...commissions, ...tipRows({ settlement, items, paidBefore }, names)];
  return owed.filter(({ amount }) => amount > 0);
}

/** A tip is for whoever the settlement names. */
function tipRows({ settlement, paidBefore }: Owing, names: Known<string>) {
  const { professionalId, tip } = settlement;
  if (professionalId === null) return [];
  const before = paidBefore.get(professionalId) ?? NOTHING;
  return stillOwedOf([tip], before.tip).map((amount) => ({
    ...rowOf('tip_share', settlement),
    professionalId,
    amount,
    description: tipShareDescription(names.get(professionalId) ?? ''),
  }));
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

/** `clientId` is that of the appointment, where there is one. */
export function announcedPayment(settlement: Stored['settlement']): AnnouncedPayment {
  const { id, appointmentId, clientId, professionalId, receiptNumber, date } = settlement;
  return {
    settlementId: id,
    appointmentId,
    clientId,
    professionalId,
    receiptNumber,
    paidCents: cents(settlement.subtotal - settlement.discount - settlement.prepaid),
    tipCents: settlement.tip,
    date: date.toString(),
  };
}
