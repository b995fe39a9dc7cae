const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
// A text and a JSON document that hold the character zero, which PostgreSQL cannot store.
const UNSTORABLE_TEXT = ['22021', '22P05'];

/** True when the database refused a second row with the same value under this unique key. */
export function isDuplicateOf(constraint: string, error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure?.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}

/** True when the database refused what this rule of ours forbids, be it a check or a trigger. */
export function isRefusedByRule(constraint: string, error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure?.code === CHECK_VIOLATION && failure.constraint === constraint;
}

/** True when other rows still point at the one being deleted. */
export function isStillReferenced(error: unknown): boolean {
  return databaseFailure(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** True when a text holds characters that no database text can hold. */
export function isUnstorableText(error: unknown): boolean {
  return UNSTORABLE_TEXT.includes(databaseFailure(error)?.code ?? '');
}

type DatabaseFailure = { code: string; constraint?: string };

/** Drizzle wraps the driver's error, so the SQLSTATE sits somewhere down the chain of causes. */
function databaseFailure(error: unknown): DatabaseFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (isDatabaseFailure(cause)) return cause;
  }
  return null;
}

function isDatabaseFailure(error: Error): error is Error & DatabaseFailure {
  return 'code' in error && typeof error.code === 'string' && error.code.length === 5;
}
