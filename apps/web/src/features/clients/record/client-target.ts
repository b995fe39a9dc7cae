/** Whom the form is about. */
export type ClientTarget = 'new' | { id: string };
