import { randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { cookieIn } from '../../foundation/http/session-cookie.ts';
import type { Marker } from '../../foundation/secrets/keyed-mark.ts';
import { credentials, users } from './accounts.table.ts';

const DAYS_KNOWN = 180;

export type DeviceParts = { owner: NodePgDatabase; markOf: Marker; publicUrl: string };

/**
 * The device from which this account's owner signed in before, or null. Its cookie is a mark over the
 * account and the hash of its password: it fits no other account, and ends with the password. Nobody's
 * database is asked without one, so an unknown e-mail costs as much as a known one.
 */
export async function knownDeviceOf(
  parts: DeviceParts,
  email: string,
  cookies: string | undefined,
): Promise<string | null> {
  const [device = '', mark = ''] = (cookieIn(cookies, nameFor(parts, email)) ?? '').split('.');
  if (!device || !mark) return null;
  const expected = await markFor(parts, email, device);
  return expected !== null && isSame(mark, expected) ? device : null;
}

/** What the browser keeps once its person is in: the same device as before, or a new one. */
export async function deviceCookieFor(
  parts: DeviceParts,
  email: string,
  cookies: string | undefined,
): Promise<string | null> {
  const device = (await knownDeviceOf(parts, email, cookies)) ?? randomUUID();
  const mark = await markFor(parts, email, device);
  if (mark === null) return null;
  const attributes = `Path=/api/auth; Max-Age=${DAYS_KNOWN * 86_400}; HttpOnly; SameSite=Lax`;
  const secure = isSecure(parts) ? '; Secure' : '';
  return `${nameFor(parts, email)}=${device}.${mark}; ${attributes}${secure}`;
}

/** Of its own for each account: the computer at the counter knows everybody who works there. */
function nameFor(parts: DeviceParts, email: string): string {
  const account = parts.markOf(`device of ${email}`).slice(0, 12);
  return `${isSecure(parts) ? '__Secure-' : ''}hora.device_${account}`;
}

async function markFor(
  { owner, markOf }: DeviceParts,
  email: string,
  device: string,
): Promise<string | null> {
  const [account] = await owner
    .select({ userId: users.id, passwordHash: credentials.password })
    .from(users)
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(and(eq(users.email, email), eq(credentials.providerId, 'credential')));
  return account ? markOf(`device ${device} ${account.userId} ${account.passwordHash}`) : null;
}

function isSecure({ publicUrl }: DeviceParts): boolean {
  return publicUrl.startsWith('https:');
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
