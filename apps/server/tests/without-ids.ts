/** Of whatever is stored: random, so that any few digits stand in one sooner or later. */
export const ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** What is left to look for a piece of a phone in. */
export function withoutIds(text: string): string {
  return text.replaceAll(ID, 'id');
}
