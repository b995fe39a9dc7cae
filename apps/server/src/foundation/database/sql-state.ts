const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';
const CHECK_VIOLATION = '23514';
const EXCLUSION_VIOLATION = '23P01';
const READ_ONLY = '25006';
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';
const INSUFFICIENT_PRIVILEGE = '42501';
const SERIALIZATION = '40001';
// A text and a JSON document that hold the character zero, which PostgreSQL cannot store, and a
// number beyond what its column holds.
const UNSTORABLE = ['22021', '22P05', '22003'];

/** True when the database refused a second row with the same value under this unique key. */
export function isDuplicateOf(constraint: string, error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure?.code === UNIQUE_VIOLATION && failure.constraint === constraint;
}

/** True when the database refused a row that overlaps another one under this constraint. */
export function isOverlapOf(constraint: string, error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure?.code === EXCLUSION_VIOLATION && failure.constraint === constraint;
}

/** True when the database refused what this rule of ours forbids, be it a check or a trigger. */
export function isRefusedByRule(constraint: string, error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure?.code === CHECK_VIOLATION && failure.constraint === constraint;
}

/** True when the row that this foreign key points at is not there. */
export function isMissingReference(constraint: string, error: unknown): boolean {
  const failure = databaseFailure(error);
  return failure?.code === FOREIGN_KEY_VIOLATION && failure.constraint === constraint;
}

/** True when other rows still point at the one being deleted. */
export function isStillReferenced(error: unknown): boolean {
  return databaseFailure(error)?.code === FOREIGN_KEY_VIOLATION;
}

/** True when a text holds characters that no database text can hold, or a number is too large. */
export function isUnstorable(error: unknown): boolean {
  return UNSTORABLE.includes(databaseFailure(error)?.code ?? '');
}

/** True when something was to be written where the server only reads. */
export function isReadOnlyServer(error: unknown): boolean {
  return databaseFailure(error)?.code === READ_ONLY;
}

/** True when a lock was waited for no longer than allowed. */
export function isLockRefused(error: unknown): boolean {
  return databaseFailure(error)?.code === LOCK_NOT_AVAILABLE;
}

/** True when two transactions waited for each other and the database ended this one. */
export function isDeadlock(error: unknown): boolean {
  return databaseFailure(error)?.code === DEADLOCK;
}

/** True when this login may not do that. */
export function isDenied(error: unknown): boolean {
  return databaseFailure(error)?.code === INSUFFICIENT_PRIVILEGE;
}

/** True when a standby ended a read that was in the way of what it had to follow. */
export function isConflictWithReplay(error: unknown): boolean {
  return databaseFailure(error)?.code === SERIALIZATION;
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
