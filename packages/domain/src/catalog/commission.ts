import { type Cents, cents, percentOf } from '../shared/money.ts';

/** Holds from its day on, until the next one. Null ends the commission. */
export type RateChange = {
  fromDate: Temporal.PlainDate;
  /** Hundredths of a percent: 40,25 % is 4025. */
  basisPoints: number | null;
};

export type CommissionRefusal =
  | 'professional-not-found'
  | 'service-not-found'
  | 'not-found'
  | 'exists'
  | 'in-the-past';

export const MOST_BASIS_POINTS = 10_000;

/** What held on a day, whatever the order of the history; null when nothing was owed. */
export function rateOn(history: readonly RateChange[], date: Temporal.PlainDate): number | null {
  const { compare } = Temporal.PlainDate;
  const [inForce] = history
    .filter(({ fromDate }) => compare(fromDate, date) <= 0)
    .toSorted((first, second) => compare(second.fromDate, first.fromDate));
  return inForce?.basisPoints ?? null;
}

/**
 * What she earns of a service from day to day: its own rate, and her usual one where it has none.
 * Newest first.
 */
export function earnedHistory(
  own: readonly RateChange[],
  usual: readonly RateChange[],
): RateChange[] {
  const days = new Set([...own, ...usual].map(({ fromDate }) => fromDate.toString()));
  return [...days]
    .toSorted()
    .toReversed()
    .map((day) => {
      const fromDate = Temporal.PlainDate.from(day);
      return { fromDate, basisPoints: rateOn(own, fromDate) ?? rateOn(usual, fromDate) };
    });
}

/** Whether nobody had said anything by that day. One that was ended is a decision, and stays one. */
export function wasForgottenOn(history: readonly RateChange[], date: Temporal.PlainDate): boolean {
  return history.every(({ fromDate }) => Temporal.PlainDate.compare(fromDate, date) > 0);
}

/**
 * What is still owed for a day that was paid without a commission: what was set for that day since, or
 * what holds today where nothing was said about it.
 */
export function lateRateFor(
  history: readonly RateChange[],
  { day, today }: { day: Temporal.PlainDate; today: Temporal.PlainDate },
): number | null {
  return rateOn(history, wasForgottenOn(history, day) ? today : day);
}

/** Whether a commission holds on the day, or will later. */
export function isOwedFrom(history: readonly RateChange[], date: Temporal.PlainDate): boolean {
  if (rateOn(history, date) !== null) return true;
  return history.some(
    ({ fromDate, basisPoints }) =>
      basisPoints !== null && Temporal.PlainDate.compare(fromDate, date) > 0,
  );
}

/** What changes after the day, soonest first. */
export function plannedAfter(
  history: readonly RateChange[],
  date: Temporal.PlainDate,
): RateChange[] {
  const { compare } = Temporal.PlainDate;
  return history
    .filter(({ fromDate }) => compare(fromDate, date) > 0)
    .toSorted((first, second) => compare(first.fromDate, second.fromDate));
}

/** Whether two people look at the same plans, in the same order. */
export function isSamePlan(one: readonly RateChange[], other: readonly RateChange[]): boolean {
  const isSame = ({ fromDate, basisPoints }: RateChange, at: number) =>
    other[at]?.basisPoints === basisPoints && other[at].fromDate.equals(fromDate);
  return one.length === other.length && one.every(isSame);
}

/** Whole cents, half a cent rounds up. */
export function commissionOf(price: Cents, basisPoints: number): Cents {
  return percentOf(basisPoints / 100, price);
}

/** What is left for the house: together with the commission always the price. */
export function establishmentShareOf(price: Cents, basisPoints: number): Cents {
  return cents(price - commissionOf(price, basisPoints));
}

type Ordinary = { price: Cents; durationMinutes: number };
type Own = { price: Cents | null; durationMinutes: number | null };

/** Hers where she has one of her own, otherwise the service's. Zero is a price too. */
export function offeredPrice(service: Pick<Ordinary, 'price'>, own: Pick<Own, 'price'>): Cents {
  return own.price ?? service.price;
}

export function offeredDuration(
  service: Pick<Ordinary, 'durationMinutes'>,
  own: Pick<Own, 'durationMinutes'>,
): number {
  return own.durationMinutes ?? service.durationMinutes;
}
