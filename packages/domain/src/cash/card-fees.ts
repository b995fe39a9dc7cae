import type { FeeRule } from '../company/fee-rule.ts';
import { bankingDayFrom } from '../shared/holidays.ts';
import { type Cents, cents, percentOf, smaller, splitByWeights, sumOf } from '../shared/money.ts';

/** Half a cent rounds up; nobody keeps more than was paid. */
export function feeOf(
  { basisPoints, fixed }: Pick<FeeRule, 'basisPoints' | 'fixed'>,
  amount: Cents,
): Cents {
  return smaller(amount, sumOf([percentOf(basisPoints / 100, amount), fixed]));
}

/** What comes on one day. */
export type DueInstalment = {
  /** From 1 on, and in how many the machine pays. */
  instalment: number;
  instalments: number;
  dueDate: Temporal.PlainDate;
  amount: Cents;
  /** What the machine keeps of it. */
  fee: Cents;
};

type Received = { amount: Cents; instalments: number; date: Temporal.PlainDate };

/**
 * What the machine pays, and when: in as many parts as the client pays, or all at once where the rule
 * has no days between them. Machines pay on days of the banks, so what falls between comes on the next
 * one; only what comes on the very day does so on any.
 */
export function receivablesOf(
  rule: FeeRule,
  { amount, instalments, date }: Received,
): DueInstalment[] {
  const parts = rule.daysBetween === 0 ? 1 : instalments;
  const amounts = splitByWeights(amount, Array<number>(parts).fill(1));
  const fees = splitByWeights(feeOf(rule, amount), amounts);
  return amounts
    .map((part, place) => ({
      instalment: place + 1,
      instalments: parts,
      dueDate: dueOn(date, rule.days + place * rule.daysBetween),
      amount: part,
      fee: fees[place] ?? cents(0),
    }))
    .filter((part) => part.amount > 0);
}

function dueOn(date: Temporal.PlainDate, days: number): Temporal.PlainDate {
  return days === 0 ? date : bankingDayFrom(date.add({ days }));
}

type PaidPart = { payment: Cents; tip: Cents; fee: Cents };

/**
 * What each line bears of the fees where commissions are of what is left after them: by what was paid for
 * it in money. The fee on a tip is the house's, as the tip goes to the professional whole.
 */
export function feeSharesOf(
  items: readonly { paid: Cents }[],
  parts: readonly PaidPart[],
): Cents[] {
  const borne = sumOf(
    parts.map(({ payment, tip, fee }) => splitByWeights(fee, [payment, tip])[0] ?? fee),
  );
  if (borne === 0) return items.map(() => cents(0));
  return splitByWeights(
    borne,
    items.map(({ paid }) => paid),
  );
}

/** Of a part in two rows: the payment's bears the fee as far as it goes, the tip's the rest. */
export function rowFeesOf({ payment, fee }: Pick<PaidPart, 'payment' | 'fee'>) {
  const ofPayment = smaller(payment, fee);
  return { ofPayment, ofTip: cents(fee - ofPayment) };
}
