import { type Cents, cents, LARGEST_AMOUNT } from '../shared/money.ts';

export const TRANSACTION_TYPES = ['income', 'expense'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/**
 * What a row of money is. `commission` and `tip_share` say what a professional is owed: no money
 * moves, so they belong to no cash session. All others do move money.
 */
export const TRANSACTION_KINDS = [
  'payment',
  'tip',
  'manual',
  'commission',
  'tip_share',
  'commission_payment',
  'tip_payment',
  'advance',
  'advance_return',
  'supply',
  'withdrawal',
  'refund',
] as const;
export type TransactionKind = (typeof TRANSACTION_KINDS)[number];

/** A refund counts as what it takes back, so that sums need no second look. */
export type CountedKind = Exclude<TransactionKind, 'refund'>;

/** Which side of the book a kind stands on; a manual one is written on either. */
export const TYPE_OF_KIND: Record<Exclude<CountedKind, 'manual'>, TransactionType> = {
  payment: 'income',
  tip: 'income',
  commission: 'expense',
  tip_share: 'expense',
  commission_payment: 'expense',
  tip_payment: 'expense',
  advance: 'expense',
  advance_return: 'income',
  supply: 'income',
  withdrawal: 'expense',
};

export const FIGURES = ['revenue', 'expenses', 'profit', 'commissions'] as const;
export type Figure = (typeof FIGURES)[number];

type Counted = { type: TransactionType; kinds: readonly CountedKind[] };
const REVENUE: Counted = { type: 'income', kinds: ['payment', 'manual'] };
const EXPENSES: Counted = { type: 'expense', kinds: ['manual', 'commission_payment'] };

/**
 * What the business takes and spends. A tip, an advance or what is put into the drawer is neither;
 * a commission counts when it is paid, not when it is earned. The profit is one less the other. What
 * was earned in commissions moves no money and is counted apart, without what was taken back of it.
 */
export const COUNTED_IN: Record<Figure, readonly Counted[]> = {
  revenue: [REVENUE],
  expenses: [EXPENSES],
  profit: [REVENUE, EXPENSES],
  commissions: [{ type: 'expense', kinds: ['commission'] }],
};

type Row = {
  countsAs: TransactionKind;
  amount: Cents;
  paidTogether: Cents | null;
  payoutTotal: Cents | null;
};

/** What the book shows of a row: a payment whole, as the card machine shows it, and so a payout. */
export function shownAmount(row: Row): Cents {
  return cents(row.payoutTotal ?? row.amount + tipIn(row));
}

/** Of a payment: how much of it is a tip. */
export function tipIn({ countsAs, amount, paidTogether }: Omit<Row, 'payoutTotal'>): Cents {
  return cents(countsAs === 'payment' && paidTogether !== null ? paidTogether - amount : 0);
}

/** What a professional is owed until it is paid. */
export const OWED_KINDS = ['commission', 'tip_share'] as const;

export const TRANSACTION_LIMITS = {
  amountCents: LARGEST_AMOUNT,
  descriptionLength: 200,
  notesLength: 500,
  /** Ways in which one appointment may be paid. */
  paymentParts: 10,
};
