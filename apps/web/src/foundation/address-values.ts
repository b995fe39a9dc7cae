import { parseDate } from '@app/domain/shared/local-time';

/** What an address says, as far as it makes sense; the schemas are too heavy to read addresses. */
export function dayIn(value: unknown): string | undefined {
  return typeof value === 'string' ? parseDate(value)?.toString() : undefined;
}

type Days = { first: string | undefined; last: string | undefined };

/** Two days that stand the other way round mean the same days. */
export function daysIn(first: unknown, last: unknown): Days {
  return inOrder({ first: dayIn(first), last: dayIn(last) });
}

function inOrder({ first, last }: Days): Days {
  const isReversed = first !== undefined && last !== undefined && last < first;
  return isReversed ? { first: last, last: first } : { first, last };
}

/** What an address leaves open is as usual; one day beyond the usual period stands for itself. */
export function periodOr(usual: { first: string; last: string }, said: Days) {
  const { first, last } = inOrder(said);
  if (first !== undefined) return { first, last: last ?? later(usual.last, first) };
  return { first: earlier(usual.first, last ?? usual.first), last: last ?? usual.last };
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one < other ? other : one;
}

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && anId.test(value) ? value : undefined;
}

/** Ids with commas between them. */
export function idsIn(value: unknown): string | undefined {
  const ids = typeof value === 'string' ? value.split(',') : [];
  return ids.length > 0 && ids.every((id) => idIn(id)) ? ids.join(',') : undefined;
}

/** '2026-11-17T14:30': a day and a time on the company's clock. */
export function momentIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const [day, time = ''] = value.split('T');
  return dayIn(day) && aTime.test(time) ? value : undefined;
}

const aTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The router reads a search for digits as a number. */
export function textIn(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longest) return undefined;
  return text.trim() || undefined;
}

/** Where only being there says something. */
export function trueIn(value: unknown): true | undefined {
  return value === true ? true : undefined;
}

/** Reads one of a few words. */
export function oneOf<const Word extends string>(
  words: readonly Word[],
): (value: unknown) => Word | undefined {
  return (value) => words.find((word) => word === value);
}

/** Reads a whole number between two bounds, also where a field holds it as a text. */
export function numberFrom(least: number, most: number): (value: unknown) => number | undefined {
  return (value) => {
    const number = typeof value === 'string' && value !== '' ? Number(value) : value;
    if (!Number.isInteger(number)) return undefined;
    return Number(number) >= least && Number(number) <= most ? Number(number) : undefined;
  };
}

/** Which tab of a screen is open. */
export function readTab({ tab }: Record<string, unknown>): { tab?: string } {
  return typeof tab === 'string' ? { tab } : {};
}

type Filled<View> = { [Name in keyof View]?: Exclude<View[Name], undefined> };

export function withoutBlanks<View extends object>(view: View): Filled<View> {
  const filled = Object.entries(view).filter(([, value]) => value !== undefined);
  // Only entries without a value were taken out.
  return Object.fromEntries(filled) as Filled<View>;
}

/**
 * The address as it stands, for a route whose screen reads it with `useView`. What reads it then comes
 * with the screen: in the route it would weigh on every other one.
 */
export function readByScreen<View extends object>(address: Record<string, unknown>): View {
  // Only names it for links; whatever stands there is read before it is used.
  return address as View;
}
