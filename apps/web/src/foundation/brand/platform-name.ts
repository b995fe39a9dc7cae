import { PRODUCT_NAME } from '@app/domain/platform/platform-owner';

/** What the product calls itself, as the stylesheet of the platform's appearance says. */
export function platformName(): string {
  // The build writes the first page with the same labels, where there is no page to ask.
  if (typeof document === 'undefined') return PRODUCT_NAME;
  const style = getComputedStyle(document.documentElement);
  return unquoted(style.getPropertyValue('--platform-name')) || PRODUCT_NAME;
}

/** A browser hands it on as it was written: in quotes, signs as numbers. */
export function unquoted(value: string): string {
  return value
    .trim()
    .replace(/^(["'])(.*)\1$/s, '$2')
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, number) =>
      String.fromCodePoint(Number.parseInt(number, 16)),
    );
}
