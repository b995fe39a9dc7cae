import type { Session } from '@app/contract/identity/session.contract';

/** Grows when what is kept has another shape: what an older page kept is not read. */
const FORMAT = 1;
const PREFIX = 'auth.draft';

/** Whose and of what. Forgotten with everything else of the account when she signs out. */
export function draftKey({ user, company }: Session, about: readonly string[]): string {
  return [PREFIX, user.id, company?.id ?? '', ...about].join('.');
}

/** Only what is still what the form takes. */
export function readDraft<Kept>(key: string, check: (value: unknown) => Kept | null): Kept | null {
  try {
    const { format, kept } = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return format === FORMAT ? check(kept) : null;
  } catch {
    // A browser that keeps nothing, or something unreadable: she begins anew.
    return null;
  }
}

export function writeDraft(key: string, kept: object | null): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify({ format: FORMAT, kept }));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing loses nothing else.
  }
}

/** Somebody else sits here now: what the one before typed is not hers to find. */
export function forgetDrafts(): void {
  for (const key of draftKeys()) sessionStorage.removeItem(key);
}

/** Whether something typed waits to be saved. */
export function hasDrafts(): boolean {
  return draftKeys().length > 0;
}

function draftKeys(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith(`${PREFIX}.`));
}

/** Whether a value could have come from the form: its fields, each with a value of its kind. */
export function isLike(sample: unknown, value: unknown): boolean {
  if (isAbsent(sample) || isAbsent(value)) return true;
  if (sample === '' || value === '') return !isObject(sample) && !isObject(value);
  if (Array.isArray(sample)) return Array.isArray(value) && areLike(sample, value);
  if (!isObject(sample)) return typeof sample === typeof value;
  if (!isObject(value) || Array.isArray(value)) return false;
  // Filled while she types: nobody knows the names in it before.
  if (Object.keys(sample).length === 0) return true;
  // One of several kinds has the fields of its own kind.
  if (isOfAnotherKind(sample, value)) return true;
  return (
    Object.keys(value).every((field) => Object.hasOwn(sample, field)) &&
    Object.keys(sample).every((field) => isKept(sample, value, field))
  );
}

function isOfAnotherKind(sample: Record<string, unknown>, value: Record<string, unknown>): boolean {
  return typeof sample.kind === 'string' && typeof value.kind === 'string'
    ? sample.kind !== value.kind
    : false;
}

/** A field without a value is not written down. */
function isKept(
  sample: Record<string, unknown>,
  value: Record<string, unknown>,
  field: string,
): boolean {
  if (!Object.hasOwn(value, field)) return sample[field] === undefined;
  return isLike(sample[field], value[field]);
}

/** What is not there has no kind yet. */
function isAbsent(value: unknown): boolean {
  return value === null || value === undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function areLike(sample: unknown[], value: unknown[]): boolean {
  const [first] = sample;
  return first === undefined || value.every((one) => isLike(first, one));
}

// A key without another word is the company's PIX key, which every client may read.
const SECRET = /password|secret|token|otp|cvv|card|.key$|pin$/i;

/** What opens a door or pays is never kept, whichever form it stands in. */
export function holdsSecret(draft: object): boolean {
  return Object.keys(draft).some((field) => SECRET.test(field));
}
