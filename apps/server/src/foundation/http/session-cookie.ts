import { createHmac, timingSafeEqual } from 'node:crypto';

export const COOKIE_PREFIX = 'hora';

/**
 * The token inside the signed session cookie, or null. The sign-in library writes the cookie; it is
 * read here so that a request finds its session and opens its transaction in one round trip.
 */
export function readSessionToken(cookieHeader: string | undefined, secret: string): string | null {
  const signed = findCookie(cookieHeader ?? '');
  if (!signed) return null;

  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, dot);
  return isSignature(signed.slice(dot + 1), token, secret) ? token : null;
}

const sessionCookie = new RegExp(
  `(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.session_token=([^;]+)`,
);

function findCookie(cookieHeader: string): string | null {
  const value = sessionCookie.exec(cookieHeader)?.[1];
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function isSignature(signature: string, token: string, secret: string): boolean {
  const given = Buffer.from(signature, 'base64');
  const expected = createHmac('sha256', secret).update(token).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
