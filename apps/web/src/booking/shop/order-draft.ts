import { parseMoney } from '@app/domain/shared/money';
import { normalizePhone } from '@app/domain/shared/phones';
import { orderFormLabels as labels, moneyOf } from './shop.labels.ts';
import type { Choice, SoldCards } from './shop-choices.tsx';

/** What stands in the fields while somebody types. */
export type OrderDraft = {
  name: string;
  phone: string;
  /** One of those that are offered; null: what is typed beside them. */
  chosenCents: number | null;
  typedAmount: string;
  recipientName: string;
  message: string;
};

export type Missing = Partial<Record<'name' | 'phone' | 'amount', string>>;

export const newDraft: OrderDraft = {
  name: '',
  phone: '',
  chosenCents: null,
  typedAmount: '',
  recipientName: '',
  message: '',
};

/** What it costs; null as long as nobody said. */
export function amountOf(choice: Choice, { chosenCents, typedAmount }: OrderDraft): number | null {
  if (choice.kind === 'package') return choice.sold.priceCents;
  return chosenCents ?? parseMoney(typedAmount);
}

export function missingIn(choice: Choice, draft: OrderDraft): Missing {
  return {
    ...(draft.name.trim() === '' && { name: labels.nameMissing }),
    ...(normalizePhone(draft.phone) === null && { phone: labels.phoneMissing }),
    ...(choice.kind === 'gift_card' && wrongAmount(choice.sold, amountOf(choice, draft))),
  };
}

function wrongAmount({ leastCents, mostCents }: SoldCards, amount: number | null): Missing {
  if (amount !== null && amount >= leastCents && amount <= mostCents) return {};
  return { amount: labels.amountMissing(moneyOf(leastCents), moneyOf(mostCents)) };
}

/** What is sent, at the price that she saw. */
export function orderOf(choice: Choice, draft: OrderDraft): object {
  const { name: contactName, phone: contactPhone, recipientName, message } = draft;
  const wanted =
    choice.kind === 'package'
      ? { kind: 'package', packageId: choice.sold.id, priceCents: choice.sold.priceCents }
      : { kind: 'gift_card', amountCents: amountOf(choice, draft), recipientName, message };
  return { contactName, contactPhone, wanted };
}

const ROUND = [50_00, 100_00, 150_00, 200_00, 300_00, 500_00, 1000_00];
const OFFERED = 4;

/** Amounts to tap on, within what is sold. */
export function offeredAmounts({ leastCents, mostCents }: SoldCards): number[] {
  const round = ROUND.filter((amount) => amount >= leastCents && amount <= mostCents);
  return [...new Set([...round.slice(0, OFFERED), ...(round.length === 0 ? [leastCents] : [])])];
}
