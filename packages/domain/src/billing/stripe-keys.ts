export const STRIPE_KEY_KINDS = ['publishable-key', 'secret-key', 'webhook-secret'] as const;
export type StripeKeyKind = (typeof STRIPE_KEY_KINDS)[number];

export const STRIPE_MODES = ['test', 'live'] as const;
export type StripeMode = (typeof STRIPE_MODES)[number];

/** The beginnings that tell what a key is for, so that no live key is kept as one for tests. */
export function stripeKeyPrefixes(kind: StripeKeyKind, mode: StripeMode): string[] {
  if (kind === 'publishable-key') return [`pk_${mode}_`];
  if (kind === 'secret-key') return [`sk_${mode}_`, `rk_${mode}_`];
  return ['whsec_'];
}

export function isStripeKey(kind: StripeKeyKind, mode: StripeMode, key: string): boolean {
  const rest = stripeKeyPrefixes(kind, mode)
    .filter((prefix) => key.startsWith(prefix))
    .map((prefix) => key.slice(prefix.length))[0];
  return rest !== undefined && /^[A-Za-z0-9_+/=-]{8,}$/.test(rest);
}

/** Enough to recognise a key, too little to use it: `sk_test_…1234`. */
export function maskedKey(key: string): string {
  const prefix = /^(?:[a-z]+_(?:test|live)_|whsec_)/.exec(key)?.[0] ?? '';
  return `${prefix}…${key.slice(-4)}`;
}
