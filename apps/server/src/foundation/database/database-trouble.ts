/** How far a transaction had come when its connection was lost. */
export type Stage = 'opening' | 'working' | 'committing';

/**
 * The database could not be reached, or was lost on the way. Before the commit was sent nothing can
 * have been stored; once it was, nobody knows.
 */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError';
  readonly stage: Stage;

  constructor(stage: Stage, cause: unknown) {
    super(`The database was lost while ${stage}`, { cause });
    this.stage = stage;
  }
}

// Connections that fail, servers that end or begin, too little of anything, a server that only
// reads because another one took its place, and a transaction that stood idle for too long.
const TROUBLE = /^(08...|53...|57P0[1-5]|25006|25P03)$/;
const OF_THE_NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
];
// The driver gives these no code.
const OF_THE_DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** True when it was the database that failed, not what was asked of it: later it may work. */
export function isDatabaseTrouble(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError || isTrouble(cause)) return true;
  }
  return false;
}

/** True when a write may have been stored although no answer came. */
export function isOutcomeUnknown(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseUnavailableError) return cause.stage === 'committing';
  }
  return false;
}

function isTrouble(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return TROUBLE.test(code) || OF_THE_NETWORK.includes(code) || OF_THE_DRIVER.test(error.message);
}
