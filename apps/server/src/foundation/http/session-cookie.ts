import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppSecrets } from '../secrets/app-secret.ts';

export const COOKIE_PREFIX = 'hora';

/**
 * The token inside the signed session cookie, or null. The sign-in library writes the cookie; it is
 * read here so that a request finds its session and opens its transaction in one round trip.
 */
export function readSessionToken(
  cookieHeader: string | undefined,
  secrets: readonly string[],
): string | null {
  return readSignedCookie(cookieHeader, 'session_token', secrets);
}

/** What a cookie of the sign-in library says, or null for one that none of our secrets signed. */
export function readSignedCookie(
  cookieHeader: string | undefined,
  name: string,
  secrets: readonly string[],
): string | null {
  const full = `${COOKIE_PREFIX}.${name}`;
  const value = rawCookie(cookieHeader, full) ?? rawCookie(cookieHeader, `__Secure-${full}`);
  return value ? tokenOf(value, secrets) : null;
}

/** What a browser sent back under this name, or null. */
export function cookieIn(cookieHeader: string | undefined, name: string): string | null {
  const value = rawCookie(cookieHeader, name);
  return value ? decoded(value) : null;
}

function rawCookie(cookieHeader: string | undefined, name: string): string | null {
  const cookies = (cookieHeader ?? '').split(';').map((cookie) => cookie.trim());
  const found = cookies.find((cookie) => cookie.startsWith(`${name}=`));
  return found ? found.slice(name.length + 1) : null;
}

/** The token in a signed cookie; null when none of these secrets signed it. */
function tokenOf(value: string, secrets: readonly string[]): string | null {
  const signed = decoded(value);
  if (!signed) return null;
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, dot);
  const signature = signed.slice(dot + 1);
  return secrets.some((secret) => isSignature(signature, token, secret)) ? token : null;
}

function decoded(value: string): string | null {
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

const ownCookie = new RegExp(`^((?:__Secure-)?${COOKIE_PREFIX}\\.[^=]+)=(.+)$`);

/**
 * The cookies as the current secret would have signed them: the sign-in library knows one secret
 * alone, and people stay signed in while the one from before is still known.
 */
export function signCookiesAnew(cookieHeader: string, { current, old }: AppSecrets): string {
  if (old.length === 0) return cookieHeader;
  return cookieHeader
    .split(/;\s*/)
    .map((cookie) => {
      const [, name, value] = ownCookie.exec(cookie) ?? [];
      const token = value ? tokenOf(value, old) : null;
      if (!name || token === null) return cookie;
      const signature = createHmac('sha256', current).update(token).digest('base64');
      return `${name}=${encodeURIComponent(`${token}.${signature}`)}`;
    })
    .join('; ');
}
