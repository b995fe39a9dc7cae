import { parseDate } from '@app/domain/shared/local-time';

/** What an address says, as far as it makes sense; the schemas are too heavy to read addresses. */
export function dayIn(value: unknown): string | undefined {
  return typeof value === 'string' ? parseDate(value)?.toString() : undefined;
}

const anId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export function idIn(value: unknown): string | undefined {
  return typeof value === 'string' && anId.test(value) ? value : undefined;
}

/** The router reads a search for digits as a number. */
export function textIn(value: unknown, longest: number): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.length > longest) return undefined;
  return text.trim() || undefined;
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
