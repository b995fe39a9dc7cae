import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';

/**
 * Turns a text into a mark by which it is recognised and nothing else. Whoever has the database but
 * not the application's secret cannot try out all phones until one fits.
 */
export type Marker = (text: string) => string;

export function markerFrom(appSecret: string): Marker {
  const key = createSecretKey(
    new Uint8Array(hkdfSync('sha256', appSecret, '', 'keyed-mark v1', 32)),
  );
  return (text) => createHmac('sha256', key).update(text, 'utf8').digest('base64url');
}
