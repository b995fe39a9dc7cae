/** The database cannot be used as it is; the message says what to change. */
export class DatabaseSetupError extends Error {}
