import { type Cents, cents, sumOf } from '../shared/money.ts';

/** One service as the statement of a professional shows it. */
export type StatementLine = {
  gross: Cents;
  discount: Cents;
  /** What the card machine keeps of it, where commissions are of what is left. */
  fee: Cents;
  commission: Cents;
  /** A line that takes an earlier one back: all of it is negative. */
  isRefund: boolean;
  isRefunded: boolean;
  isPaid: boolean;
};
export type LineStatus = 'open' | 'paid' | 'refunded' | 'none';

/** Longest period that one statement covers: a year, and the day a leap year adds. */
const STATEMENT_DAYS = 366;

export function statusOfLine(line: Omit<StatementLine, 'gross' | 'discount' | 'fee'>): LineStatus {
  const isNothing = line.commission === 0 && !line.isRefund;
  if (isNothing) return line.isRefunded ? 'refunded' : 'none';
  return statusOfShare(line);
}

/**
 * Of a tip, too. What was paid out stays paid, also when the client got her money back afterwards:
 * a line of its own takes it back.
 */
export function statusOfShare({
  isRefund,
  isRefunded,
  isPaid,
}: Pick<StatementLine, 'isRefund' | 'isRefunded' | 'isPaid'>): Exclude<LineStatus, 'none'> {
  if (isRefund) return 'refunded';
  if (isPaid) return 'paid';
  return isRefunded ? 'refunded' : 'open';
}

type Owed = { amount: Cents; isPaid: boolean };
type OwedLine = { owed: readonly Owed[]; isRefunded: boolean };

/**
 * Whether all that is owed for a line was paid out; of one that went back, whether any was. Nothing
 * may be owed at all: then it was paid out before the client paid anew.
 */
export function isLinePaid({ owed, isRefunded }: OwedLine): boolean {
  const isPaid = (one: Owed) => one.isPaid;
  return isRefunded ? owed.some(isPaid) : owed.every(isPaid);
}

/** What of a line is still to be paid out: less than its share where some was paid out before. */
export function openOf({ owed, isRefunded }: OwedLine): Cents {
  if (isRefunded) return cents(0);
  return sumOf(owed.filter(({ isPaid }) => !isPaid).map(({ amount }) => amount));
}

/** What the client paid for it, less what the machine keeps where commissions are after that. */
export function baseOf({
  gross,
  discount,
  fee,
}: Pick<StatementLine, 'gross' | 'discount' | 'fee'>): Cents {
  return cents(gross - discount - fee);
}

/** What the house keeps: together with the professional's share always the base. */
export function houseShareOf(
  line: Pick<StatementLine, 'gross' | 'discount' | 'fee' | 'commission'>,
): Cents {
  return cents(baseOf(line) - line.commission);
}

type LineSums = {
  gross: Cents;
  discount: Cents;
  fee: Cents;
  base: Cents;
  house: Cents;
  professional: Cents;
};

export function lineSums(
  lines: readonly Pick<StatementLine, 'gross' | 'discount' | 'fee' | 'commission'>[],
): LineSums {
  return {
    gross: sumOf(lines.map(({ gross }) => gross)),
    discount: sumOf(lines.map(({ discount }) => discount)),
    fee: sumOf(lines.map(({ fee }) => fee)),
    base: sumOf(lines.map(baseOf)),
    house: sumOf(lines.map(houseShareOf)),
    professional: sumOf(lines.map(({ commission }) => commission)),
  };
}

type Days = { fromDate: Temporal.PlainDate; untilDate: Temporal.PlainDate };

/** At least a day, at most a year; `untilDate` no longer belongs. */
export function isStatementPeriod({ fromDate, untilDate }: Days): boolean {
  const { days } = fromDate.until(untilDate, { largestUnit: 'day' });
  return days >= 1 && days <= STATEMENT_DAYS;
}
