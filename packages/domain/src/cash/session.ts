import type { PaymentMethodKind } from '../company/payment-method.ts';
import { type Cents, cents, sumOf } from '../shared/money.ts';
import type { TransactionKind, TransactionType } from './transaction.ts';

export const SESSION_STATUSES = ['open', 'closed'] as const;
export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** Where counted money lies: the drawer, an account behind a way of paying, or nobody said. */
export type CountKey = 'drawer' | 'unsaid' | (string & {});

export type ExpectedLine = { key: CountKey; name: string; expected: Cents };
export type CountedLine = ExpectedLine & { counted: Cents };

/** Money that went through a session: one row of the book, or the sum of several alike. */
export type Movement = {
  type: TransactionType;
  countsAs: TransactionKind;
  amount: Cents;
  method: { id: string; name: string; kind: PaymentMethodKind } | null;
};
type SessionTotals = { income: Cents; expense: Cents; expected: Cents };
type Line = Omit<ExpectedLine, 'expected'>;

const DRAWER: Line = { key: 'drawer', name: 'Dinheiro na gaveta' };
const UNSAID: Line = { key: 'unsaid', name: 'Sem forma de pagamento' };

/** Opening + income - expense is what should be there. */
export function sessionTotals(opening: Cents, movements: readonly Movement[]): SessionTotals {
  const of = (type: TransactionType) =>
    sumOf(movements.filter((movement) => movement.type === type).map(({ amount }) => amount));
  const [income, expense] = [of('income'), of('expense')];
  return { income, expense, expected: cents(opening + income - expense) };
}

/** What should lie where: the drawer first, then each way of paying, then what nobody said. */
export function expectedLines(opening: Cents, movements: readonly Movement[]): ExpectedLine[] {
  const moved = movements.map((movement) => ({ ...lineOf(movement), net: netOf(movement) }));
  const said = moved.filter(({ key }) => key !== UNSAID.key);
  const places = new Map([DRAWER, ...said, ...moved].map(({ key, name }) => [key, name]));
  return [...places].map(([key, name]) => {
    const net = sumOf(moved.filter((line) => line.key === key).map((line) => line.net));
    return { key, name, expected: key === DRAWER.key ? cents(opening + net) : net };
  });
}

type Count = { key: CountKey; counted: Cents };
type Expected = Pick<ExpectedLine, 'key' | 'expected'>;
/** Null where no amount was shown. */
type Seen = { key: CountKey; expected: Cents | null };

/** Whether something was counted where neither the lines nor the names know a place for it. */
export function hasUnknownPlace(
  expected: readonly ExpectedLine[],
  counts: readonly Count[],
  names: ReadonlyMap<CountKey, string>,
): boolean {
  const known = new Set([...expected.map(({ key }) => key), ...names.keys(), UNSAID.key]);
  return counts.some(({ key }) => !known.has(key));
}

/**
 * Whether something else should be there than was shown to whoever counted. Nothing expected in a
 * place is the same as no line for it.
 */
export function hasExpectedChanged(expected: readonly Expected[], seen: readonly Seen[]): boolean {
  const now = new Map(expected.map((line) => [line.key, line.expected]));
  const then = new Map(seen.map((line) => [line.key, line.expected]));
  if (seen.some((line) => line.expected === null)) return true;
  return [...now.keys(), ...then.keys()].some(
    (key) => (now.get(key) ?? 0) !== (then.get(key) ?? 0),
  );
}

/** Whether cash should lie in the drawer and nobody said how much does. Zero is said, not left out. */
export function isUncounted(expected: readonly ExpectedLine[], counts: readonly Count[]): boolean {
  return cashIn(expected) > 0 && counts.every(({ key }) => key !== DRAWER.key);
}

/** Weeks later nobody remembers: what differs is explained on the day. */
export function lacksExplanation(lines: readonly CountedLine[], notes: string): boolean {
  return notes.trim() === '' && lines.some((line) => differenceOf(line) !== 0);
}

/** An account can lose more than it got, a drawer cannot hold less than nothing. */
export function isOutflow({ key, expected }: Expected): boolean {
  return key !== DRAWER.key && expected < 0;
}

/**
 * What was counted beside what was expected; a line that nobody counted counts as zero. Money where
 * none was expected is on the list too, by the name of its place.
 */
export function countedLines(
  expected: readonly ExpectedLine[],
  counts: readonly Count[],
  names: ReadonlyMap<CountKey, string>,
): CountedLine[] {
  const countedAt = (place: CountKey) =>
    sumOf(counts.filter(({ key }) => key === place).map(({ counted }) => counted));
  const isExpected = new Set(expected.map(({ key }) => key));
  const found = [...names, [UNSAID.key, UNSAID.name] as const]
    .filter(([key]) => !isExpected.has(key) && countedAt(key) !== 0)
    .map(([key, name]) => ({ key, name, expected: cents(0) }));
  return [...expected, ...found].map((line) => ({ ...line, counted: countedAt(line.key) }));
}

/** Positive when there is more than there should be. */
export function differenceOf({
  counted,
  expected,
}: Pick<CountedLine, 'counted' | 'expected'>): Cents {
  return cents(counted - expected);
}

/** Notes and coins lie in the drawer, everything else has a line of its own. */
export function changesPlace(before: PaymentMethodKind, after: PaymentMethodKind): boolean {
  return (before === 'cash') !== (after === 'cash');
}

/** Nobody takes out what is not there. */
export function hasEnoughCash(lines: readonly ExpectedLine[], amount: Cents): boolean {
  return cashIn(lines) >= amount;
}

/** Notes and coins that should be there. */
export function cashIn(lines: readonly ExpectedLine[]): Cents {
  return lines.find(({ key }) => key === DRAWER.key)?.expected ?? cents(0);
}

function lineOf({ countsAs, method }: Movement): Line {
  if (countsAs === 'supply' || countsAs === 'withdrawal') return DRAWER;
  if (method === null) return UNSAID;
  return method.kind === 'cash' ? DRAWER : { key: method.id, name: method.name };
}

function netOf({ type, amount }: Movement): Cents {
  return cents(type === 'income' ? amount : -amount);
}
