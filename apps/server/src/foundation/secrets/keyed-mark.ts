import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/**
 * Turns a text into a mark by which it is recognised and nothing else. Whoever has the database but
 * not the application's secret cannot try out all phones until one fits.
 */
export type Marker = (text: string) => string;

/** A key is base64url text of 32 bytes. */
export function markerFrom(markKey: string): Marker {
  const key = createSecretKey(Buffer.from(markKey, 'base64url'));
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest('base64url');
}

/** The key as it was before it was kept: marks of that time have to be recognised for ever. */
export function markKeyOf(appSecret: string): string {
  return Buffer.from(hkdfSync('sha256', appSecret, '', 'keyed-mark v1', 32)).toString('base64url');
}
