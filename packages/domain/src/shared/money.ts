import { decimalOf, unitsAt } from './decimal.ts';

/** Money is always a whole number of cents. Floats never hold money. */
export type Cents = number & { readonly brand: 'Cents' };

/** R$ 9.999.999,99, of a price as of what is paid: beyond it, somebody mistyped. */
export const LARGEST_AMOUNT = 9_999_999_99;

export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  // Adding zero turns -0 into 0. The assertion gives the brand, and only here.
  return (amount + 0) as Cents;
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

export function smaller(first: Cents, second: Cents): Cents {
  return first < second ? first : second;
}

export function larger(first: Cents, second: Cents): Cents {
  return first > second ? first : second;
}

/**
 * Half a cent rounds up, and for negative amounts down, so that a refund undoes exactly what was
 * charged. The percentage counts as it is written: 1.005 is not the float just below it.
 */
export function percentOf(percent: number, amount: Cents): Cents {
  const { units, decimals } = decimalOf(percent);
  const product = BigInt(amount) * units;
  const divisor = 100n * 10n ** BigInt(decimals);
  const half = product < 0n ? -divisor / 2n : divisor / 2n;

  return cents(Number((product + half) / divisor));
}

/**
 * Shares in proportion to the weights that always add up to the total: the cents left over go to
 * the largest remainders, among equals to the first. Weights that are all zero count as equal.
 */
export function splitByWeights(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.some((weight) => weight < 0)) throw new RangeError('A weight is negative');
  if (weights.length === 0 && total !== 0) throw new RangeError('Nobody to split the total among');

  const sign = total < 0 ? -1 : 1;
  const shares = largestRemainder(BigInt(Math.abs(total)), wholeWeights(weights));
  return shares.map((share) => cents(sign * Number(share)));
}

function wholeWeights(weights: readonly number[]): bigint[] {
  const exact = weights.map(decimalOf);
  const decimals = Math.max(0, ...exact.map((weight) => weight.decimals));
  const whole = exact.map((weight) => unitsAt(decimals, weight));

  return whole.some((weight) => weight > 0n) ? whole : whole.map(() => 1n);
}

function largestRemainder(total: bigint, weights: readonly bigint[]): bigint[] {
  const sum = totalOf(weights);
  const parts = weights.map((weight) => ({
    share: (total * weight) / sum,
    remainder: (total * weight) % sum,
  }));
  const leftOver = Number(total - totalOf(parts.map((part) => part.share)));
  const byRemainder = parts.toSorted((left, right) => compare(right.remainder, left.remainder));
  const favoured = new Set(byRemainder.slice(0, leftOver));

  return parts.map((part) => (favoured.has(part) ? part.share + 1n : part.share));
}

function totalOf(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function compare(left: bigint, right: bigint): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** 'R$ 1.234,50', with an ordinary space: the one of `Intl` does not break and is hard to search. */
export function formatMoney(amount: Cents): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}R$ ${unsignedAmount(amount)}`;
}

/** '1.234,50': the amount where the currency is already said. */
export function formatAmount(amount: Cents): string {
  const sign = amount < 0 ? '-' : '';
  return `${sign}${unsignedAmount(amount)}`;
}

function unsignedAmount(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const reais = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${reais},${digits.slice(-2)}`;
}

// '1234,5' and '85.50'; then thousands as in Brazil; then as in English. '1,234' is none of them:
// it may mean a thousand or three decimals, and money is not guessed.
const AMOUNTS = [
  /^(?=.?\d)(\d*)(?:[.,](\d{0,2}))?$/,
  /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{0,2})$/,
  /^([1-9]\d{0,2}(?:,\d{3}){2,})$/,
];

/** Reads what a person types or pastes; `null` when it is not an amount beyond doubt. */
export function parseMoney(text: string): Cents | null {
  const line = text.trim().replace(/\s+/g, ' ');
  const [, before, after, written = ''] = /^(-?) ?(?:R\$)? ?(-?) ?(.+)$/i.exec(line) ?? [];
  if (before && after) return null;

  const amount = amountOf(written.replace(/(\d) (?=\d{3}(?!\d))/g, '$1.'));
  if (amount === null) return null;
  return cents(before || after ? -amount : amount);
}

function amountOf(written: string): number | null {
  const match = AMOUNTS.map((pattern) => pattern.exec(written)).find((found) => found !== null);
  if (!match) return null;

  const [, reais = '', decimals = ''] = match;
  const amount = Number(reais.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}
