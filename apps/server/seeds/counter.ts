import { settleCheckout, totalDue } from '@app/domain/cash/settlement';
import { rateOn } from '@app/domain/catalog/commission';
import { askedOf } from '@app/domain/company/fee-rule';
import { startOfDay } from '@app/domain/shared/local-time';
import { type Cents, cents, smaller, sumOf } from '@app/domain/shared/money';
import { type CardPart, cardPartOf } from '../src/modules/cash/checkout/card-parts.rules.ts';
import type { PayableItem } from '../src/modules/cash/checkout/cart.rules.ts';
import { itemRows, moneyRows } from '../src/modules/cash/checkout/settlement-rows.commands.ts';
import { receivableRows } from '../src/modules/cash/receivables/receivables.commands.ts';
import type { PaymentMethodRow } from '../src/modules/company/payment-methods.queries.ts';
import type { Entry } from './agenda-entry.ts';
import {
  categoryNamed,
  type DrawerDay,
  type ItemRow,
  type MoneyRow,
  methodNamed,
  moneyRow,
  type ReceivableRow,
  type SettlementRow,
  type Writing,
} from './books.ts';
import type { Chance } from './chance.ts';

export type Paid = {
  settlement: SettlementRow;
  items: ItemRow[];
  rows: MoneyRow[];
  receivables: ReceivableRow[];
};
export type Paying = {
  entry: Entry;
  at: Temporal.Instant;
  day: Pick<DrawerDay, 'date' | 'session'>;
  receiptNumber: number;
};

const CASH = 'Dinheiro';
const BANKNOTE = 50_00;
const SPLIT_FROM = 80_00;
const INSTALMENTS_FROM = 180_00;

/** Somebody pays for what was done, the way people do. */
export function payAtCounter(writing: Writing, paying: Paying): Paid {
  const { entry, day } = paying;
  const { chance, till } = writing;
  const { price } = entry.row;
  const isReduced = chance.happens(till.discountInHundred);
  const discount = isReduced ? smaller(price, cents(500 * (1 + chance.below(4)))) : cents(0);
  const tip = cents(chance.happens(till.tipInHundred) ? 500 * (1 + chance.below(4)) : 0);
  const services = servicesOf(writing, entry, day.date);
  const parts = partsOf(writing, totalDue({ price, discount, tip }));
  const settled = settleCheckout<PayableItem, CardPart>({
    takenOff: cents(sumOf(services.map(({ gross }) => gross)) - price),
    discount,
    prepaid: cents(0),
    tip,
    parts,
    receivedCash: handedOver(parts, chance),
    items: services,
  });
  if (!settled.accepted) throw new Error(settled.reason);
  return written(writing, paying, settled.value);
}

function written(
  writing: Writing,
  { entry, at, day, receiptNumber }: Paying,
  settled: Parameters<typeof moneyRows>[0]['settled'],
): Paid {
  const { subtotal, discount, tip, change } = settled;
  const { id: appointmentId, professionalId, startTime } = entry.row;
  const settlement: SettlementRow = {
    id: writing.idAt(at),
    receiptNumber,
    appointmentId,
    professionalId,
    clientId: null,
    cashSessionId: day.session.id,
    date: day.date,
    subtotal,
    discount,
    prepaid: cents(0),
    tip,
    change,
    refundOfId: null,
    refundedAt: null,
    createdBy: writing.cashierId,
    createdAt: at,
  };
  const categoryId = categoryNamed(writing, 'income', 'Serviços');
  const stored = { settlement, startTime, settled, categoryId };
  const names = new Map([[professionalId, writing.professionals.get(professionalId)?.name ?? '']]);
  return {
    settlement,
    items: itemRows(stored).map((item) => ({ ...item, id: writing.idAt(at) })),
    rows: moneyRows(stored, names).map((row) => moneyRow(writing, { ...row, createdAt: at })),
    receivables: receivableRows({
      settlementId: settlement.id,
      date: day.date,
      parts: settled.parts,
    }).map((row) => ({ ...row, id: writing.idAt(at), takenBackAt: null, ...came(writing, row) })),
  };
}

/** What was due has come and was ticked off, but for the last days. */
function came(
  { today, timezone, cashierId }: Writing,
  { dueDate }: { dueDate: Temporal.PlainDate },
) {
  const seenOn = dueDate.add({ days: UNSEEN_DAYS });
  if (Temporal.PlainDate.compare(seenOn, today) > 0) return { receivedAt: null, receivedBy: null };
  return { receivedAt: startOfDay(seenOn, timezone), receivedBy: cashierId };
}

const UNSEEN_DAYS = 2;

function servicesOf(
  { professionals }: Writing,
  { row, services }: Entry,
  date: Temporal.PlainDate,
): PayableItem[] {
  const rates = professionals.get(row.professionalId)?.rates;
  return services.map(({ id, name, price }) => ({
    kind: 'service',
    serviceId: id,
    professionalId: row.professionalId,
    name,
    quantity: 1,
    gross: price,
    basisPoints: rateOn(rates?.get(id) ?? [], date),
  }));
}

function partsOf(writing: Writing, due: Cents): CardPart[] {
  const { chance, till } = writing;
  const first = wayToPay(writing);
  const second = wayToPay(writing);
  const isSplit = due >= SPLIT_FROM && first !== second && chance.happens(till.splitInHundred);
  if (!isSplit) return [partOf(writing, first, due)];
  const half = cents(Math.floor(due / 2 / 10_00) * 10_00);
  return [partOf(writing, first, half), partOf(writing, second, cents(due - half))];
}

/** Whoever pays much by a card that can be paid in parts does so. */
function partOf({ fees }: Writing, { id, kind }: PaymentMethodRow, amount: Cents): CardPart {
  const rules = fees.get(id) ?? [];
  const mayPart = askedOf(rules).instalments > 1;
  const instalments = mayPart && amount >= INSTALMENTS_FROM ? 3 : 1;
  const part = { paymentMethodId: id, amount, instalments };
  return cardPartOf(part, kind === 'cash' ? null : rules);
}

export function wayToPay(writing: Writing): PaymentMethodRow {
  const { chance, till } = writing;
  let luck = chance.below(100);
  const [name = CASH] =
    Object.entries(till.pays).find(([, often]) => {
      luck -= often;
      return luck < 0;
    }) ?? [];
  return methodNamed(writing, name);
}

/** Who has no coins hands over a banknote. */
function handedOver(parts: readonly CardPart[], chance: Chance): Cents | null {
  const [part, ...others] = parts;
  if (!part?.isCash || others.length > 0 || !chance.happens(60)) return null;
  return cents(Math.ceil(part.amount / BANKNOTE) * BANKNOTE);
}
