const LINK = /(https?:\/\/[^\s/?#]+)[/?#]\S*/g;

/**
 * What was written to somebody else, without what its links lead to: one that sets a password or accepts an
 * invitation opens to whoever has it.
 */
export function withoutLinks(text: string): string {
  return text.replace(LINK, '$1/••••');
}
