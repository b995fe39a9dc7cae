const LINK = /(https?:\/\/[^\s/?#]+)[/?#]\S*/g;
const HIDDEN = '/••••';

/** The link somebody was sent, where it may be read: one whose way was taken out leads nowhere. */
export function linkIn(text: string): string | null {
  const links = text.match(LINK) ?? [];
  return links.find((link) => !link.endsWith(HIDDEN))?.replace(/[.,;)]+$/, '') ?? null;
}

/**
 * What was written to somebody else, without what its links lead to: one that sets a password or accepts an
 * invitation opens to whoever has it.
 */
export function withoutLinks(text: string): string {
  return text.replace(LINK, `$1${HIDDEN}`);
}
