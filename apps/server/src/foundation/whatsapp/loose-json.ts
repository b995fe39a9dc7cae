/** What lies at the end of the path, whatever the value is: answers of others have any shape. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let found: unknown = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, step))
      return undefined;
    found = Reflect.get(found, step);
  }
  return found;
}

/** A text that can be stored: no NUL, no half of a character, and not without end. */
export function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = at(value, ...path);
  if (typeof found !== 'string') return null;
  return found.slice(0, LONGEST_TEXT).replaceAll('\0', '').toWellFormed();
}

/** What somebody else calls a thing; `null` for one that is longer than any, which no index holds. */
export function idAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = textAt(value, ...path);
  return found && found.length <= LONGEST_ID ? found : null;
}

/** A number out of somebody's list of reasons; `null` for what is none. */
export function codeAt(value: unknown, ...path: (string | number)[]): number | null {
  const found = numberAt(value, ...path);
  return found !== null && Number.isInteger(found) && Math.abs(found) <= LARGEST_CODE
    ? found
    : null;
}

export function numberAt(value: unknown, ...path: (string | number)[]): number | null {
  const found = at(value, ...path);
  const number = typeof found === 'string' && /^\d{1,15}$/.test(found) ? Number(found) : found;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Seconds since 1970, as both providers write moments; `null` for what cannot be one. */
export function instantAt(value: unknown, ...path: (string | number)[]): Temporal.Instant | null {
  const seconds = numberAt(value, ...path);
  if (seconds === null || seconds < 0 || seconds > LAST_SECOND) return null;
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(seconds) * 1000);
}

const LONGEST_TEXT = 65_536;
const LONGEST_ID = 500;
const LARGEST_CODE = 1_000_000;
/** The end of the year 9999. */
const LAST_SECOND = 253_402_300_799;
