// Apart from the list of common passwords, which whoever only signs in does not have to load.

export const MINIMUM_PASSWORD_LENGTH = 6;

/** A longer one costs the server more to hash than it adds to anybody's safety. */
export const MAXIMUM_PASSWORD_LENGTH = 128;
