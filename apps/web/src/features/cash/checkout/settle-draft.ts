import type { PaymentMethodChoice } from '@app/contract/cash/money.contract';
import type { CounterDiscount, PaymentPlan } from '@app/domain/cash/payment-plan';
import { changeOf } from '@app/domain/cash/settlement';
import type { AskedCard } from '@app/domain/company/fee-rule';
import { type Cents, cents, sumOf } from '@app/domain/shared/money';
import { cardInput, type DraftCard } from '../card/card-draft.ts';
import { type DraftLine, wrongLines } from '../cart/cart-draft.ts';
import type { PrepaidDraft } from '../prepaid-use/prepaid-use.ts';

/** One way of paying while somebody fills it in. */
export type DraftPart = DraftCard & {
  key: number;
  paymentMethodId: string | null;
  /** What was typed; undefined as long as it follows from the rest. */
  typed: Cents | null | undefined;
};
export type Discount = { unit: 'money' | 'percent'; amount: Cents | null; percent: number | null };

export type SettleDraft = {
  discount: Discount;
  tip: Cents | null;
  parts: readonly DraftPart[];
  receivedCash: Cents | null;
  categoryId: string | null;
  /** The rewards that are used, by their keys and in their order. */
  rewards: readonly string[];
  /** What pays without money; null until somebody chose. A draft of an older page has none. */
  prepaid?: PrepaidDraft | null;
  /** What is sold; a draft of an older page has none. */
  lines?: readonly DraftLine[];
  /** Of a sale without a visit: who buys and who sells. */
  buyer?: { id: string; name: string } | null;
  sellerId?: string | null;
};

export type ShownPart = DraftPart & {
  amount: Cents | null;
  /** What is asked about the card; null where nothing is. */
  asked: AskedCard | null;
  kind: PaymentMethodChoice['kind'] | null;
};

/** Everything that follows from what was filled in. */
export type Sums = {
  discount: Cents;
  isDiscountTooLarge: boolean;
  due: Cents;
  /** Everything is filled in, and nothing of it has to be paid in money. */
  isNothingLeft: boolean;
  parts: ShownPart[];
  /** Above zero what is missing, below what is too much. */
  missing: number;
  cash: Cents;
  /** Null when less was handed over than the parts in cash ask for. */
  change: Cents | null;
};

const NOTHING = cents(0);

/** Begins with the usual way of paying: most payments then need no choice. */
export function newDraft(usualMethodId: string | null): SettleDraft {
  return {
    discount: { unit: 'money', amount: null, percent: null },
    tip: null,
    parts: [{ ...newPart([]), paymentMethodId: usualMethodId }],
    receivedCash: null,
    categoryId: null,
    rewards: [],
    prepaid: null,
    lines: [],
    buyer: null,
    sellerId: null,
  };
}

export function newPart(parts: readonly DraftPart[]): DraftPart {
  const key = Math.max(0, ...parts.map((part) => part.key)) + 1;
  return { key, paymentMethodId: null, typed: undefined };
}

/** `plan` is what everything comes to, before a tip. */
export function sumsOf(
  draft: SettleDraft,
  plan: Pick<PaymentPlan, 'discount' | 'isDiscountTooLarge' | 'due'>,
  methods: readonly PaymentMethodChoice[],
): Sums {
  const { discount, isDiscountTooLarge } = plan;
  const due = cents(plan.due + (draft.tip ?? NOTHING));
  const parts = withRest(draft.parts, due).map((part) => {
    const method = methods.find(({ id }) => id === part.paymentMethodId);
    return { ...part, kind: method?.kind ?? null, asked: method?.card ?? null };
  });
  const paid = parts.map(({ amount, kind }) => ({
    amount: amount ?? NOTHING,
    isCash: kind === 'cash',
  }));
  return {
    discount,
    isDiscountTooLarge,
    due,
    isNothingLeft: due === 0 && Object.keys(wrongLines(draft.lines ?? [])).length === 0,
    parts,
    missing: due - sumOf(paid.map(({ amount }) => amount)),
    cash: sumOf(paid.filter(({ isCash }) => isCash).map(({ amount }) => amount)),
    change: changeOf({ parts: paid, receivedCash: draft.receivedCash }),
  };
}

/** As it is taken off; a field that nobody filled in takes nothing. */
export function discountIn({ discount }: SettleDraft): CounterDiscount {
  const { unit, amount, percent } = discount;
  return unit === 'money' ? { amount: amount ?? NOTHING } : { percent: percent ?? 0 };
}

/** The first part that nobody typed takes what the others leave. */
function withRest(parts: readonly DraftPart[], due: Cents) {
  const typed = sumOf(parts.map((part) => part.typed ?? NOTHING));
  const rest = cents(Math.max(0, due - typed));
  const first = parts.find((part) => part.typed === undefined);
  return parts.map((part) => {
    if (part.typed !== undefined) return { ...part, amount: part.typed };
    return { ...part, amount: part === first ? rest : NOTHING };
  });
}

/** The fields of the parts that are not filled in. */
export function unfilledIn({ parts }: Sums): string[] {
  return parts.flatMap(({ paymentMethodId, amount }, index) => [
    ...(paymentMethodId === null ? [`parts.${index}.paymentMethodId`] : []),
    ...(amount === null || amount === 0 ? [`parts.${index}.typed`] : []),
  ]);
}

/** How it is paid, as the server wants it; where nothing is left to pay, by no way of paying. */
export function inputOf(draft: SettleDraft, { discount, due, parts, cash }: Sums) {
  return {
    discountCents: discount,
    parts: (due === 0 ? [] : parts).map(({ paymentMethodId, amount, asked, ...card }) => ({
      paymentMethodId: paymentMethodId ?? '',
      amountCents: amount ?? NOTHING,
      ...cardInput(asked, card),
    })),
    receivedCashCents: due > 0 && cash > 0 ? draft.receivedCash : null,
    categoryId: draft.categoryId,
  };
}

/** Whether more than the way of paying is filled in. */
export function isAdjusted({ discount, tip, categoryId }: SettleDraft): boolean {
  return [discount.amount, discount.percent, tip, categoryId].some((one) => one !== null);
}

const NOTES = [5_00, 10_00, 20_00, 50_00, 100_00, 200_00];
const QUICK_AMOUNTS = 4;

/** What a client is likely to hand over: the sum itself, or what a few notes make of it. */
export function quickAmounts(cash: Cents): Cents[] {
  const rounded = NOTES.map((note) => Math.ceil(cash / note) * note);
  return [...new Set([cash, ...rounded])]
    .toSorted((one, other) => one - other)
    .slice(0, QUICK_AMOUNTS)
    .map(cents);
}
