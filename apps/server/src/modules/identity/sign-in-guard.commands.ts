import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../foundation/clock.ts';
import { readSessionToken, readSignedCookie } from '../../foundation/http/session-cookie.ts';
import { type AppSecrets, allOf } from '../../foundation/secrets/app-secret.ts';
import { sessions } from './accounts.table.ts';
import { deviceCookieFor } from './known-devices.rules.ts';
import { answerWish, askToWait, type NewEmailParts, wishIn } from './new-email-wish.commands.ts';
import { useCodeUp } from './one-time-codes.commands.ts';
import type { SignIn } from './sign-in.client.ts';
import {
  type AttemptOutcome,
  type AttemptParts,
  beginAttempt,
} from './sign-in-attempts.commands.ts';

export const SIGN_IN = '/sign-in/email';
const APP_CODE = '/two-factor/verify-totp';
const RECOVERY_CODE = '/two-factor/verify-backup-code';
/** Our own: the library would change the address without asking for the password. */
export const CHANGE_EMAIL = '/change-email';
/** Where a password is not enough once the second step is on. */
const TWICE_PROVEN = ['/two-factor/disable', '/two-factor/generate-backup-codes', CHANGE_EMAIL];
/** Where the password is all that is asked: its guesses count as those at the door. */
const ONCE_PROVEN = [SIGN_IN, '/change-password', '/two-factor/enable'];
const GUARDED = [...ONCE_PROVEN, APP_CODE, RECOVERY_CODE, ...TWICE_PROVEN];
/** Where a browser ends up signed in; with a new password it is known anew. */
const ENTERING = [SIGN_IN, APP_CODE, RECOVERY_CODE, '/change-password'];

export type GuardParts = AttemptParts &
  NewEmailParts & { signIn: SignIn; secrets: AppSecrets; clock: Clock };

/** One call under /api/auth: as it is handed to the library, and where it came from. */
type AuthVisit = { path: string; body: unknown; request: Request; address: string };

/** The library's answer, and around it what it does not know: backoff, used codes, known devices. */
export async function guardAnswer(parts: GuardParts, visit: AuthVisit): Promise<Response> {
  const response = GUARDED.includes(visit.path)
    ? await answerWithBackoff(parts, visit)
    : await parts.signIn.handler(visit.request);
  if (!response.ok || !ENTERING.includes(visit.path)) return response;
  return remember(parts, visit, response);
}

async function answerWithBackoff(parts: GuardParts, visit: AuthVisit): Promise<Response> {
  const person = visit.path === SIGN_IN ? null : await whoGivesCode(parts, visit);
  const attempt = await beginAttempt(parts, {
    // Only at the door somebody says herself who she is.
    email: visit.path === SIGN_IN ? textIn(visit.body, 'email') : (person?.email ?? ''),
    address: visit.address,
    cookies: cookiesOf(visit),
    proof: ONCE_PROVEN.includes(visit.path) ? 'password' : 'code',
    now: parts.clock(),
  });
  if (!attempt.allowed) return askToWait(attempt.seconds);
  const response = await answerTo(parts, visit, person);
  await attempt.conclude(await outcomeOf(response));
  return response;
}

type Person = {
  id: string;
  name: string;
  email: string;
  twoFactorEnabled?: boolean | null | undefined;
};

/** Whoever is signed in, or halfway there. */
async function whoGivesCode(
  { signIn, secrets }: GuardParts,
  visit: AuthVisit,
): Promise<Person | null> {
  const session = await signIn.api.getSession({ headers: visit.request.headers });
  if (session) return session.user;
  const halfway = readSignedCookie(cookiesOf(visit), 'two_factor', allOf(secrets));
  if (!halfway) return null;
  const { internalAdapter } = await signIn.$context;
  const kept = await internalAdapter.findVerificationValue(halfway);
  return kept ? internalAdapter.findUserById(kept.value) : null;
}

async function answerTo(
  parts: GuardParts,
  visit: AuthVisit,
  person: Person | null,
): Promise<Response> {
  if (visit.path === CHANGE_EMAIL) return answerToWish(parts, visit, person);
  const refused = person && (await refusalOfCode(parts, visit, person));
  return refused ?? parts.signIn.handler(visit.request);
}

/** The address first: nobody should lose a code to a typing error. */
async function answerToWish(
  parts: GuardParts,
  visit: AuthVisit,
  person: Person | null,
): Promise<Response> {
  if (!person) return refuse(401, 'UNAUTHORIZED');
  const wish = wishIn(visit.body, person);
  if ('refusal' in wish) return refuse(400, wish.refusal);
  return (await refusalOfCode(parts, visit, person)) ?? answerWish(parts, { ...wish, person });
}

async function refusalOfCode(
  parts: GuardParts,
  visit: AuthVisit,
  person: Person,
): Promise<Response | null> {
  const code = textIn(visit.body, 'code').trim();
  if (visit.path === APP_CODE) return refusalOfAppCode(parts, person, code);
  if (!TWICE_PROVEN.includes(visit.path)) return null;
  const asksCode = person.twoFactorEnabled === true;
  if (!asksCode && visit.path !== CHANGE_EMAIL) return null;
  if (asksCode && !code) return refuse(400, 'CODE_MISSING');
  // The password first: a code is used up, and nobody should lose one to a typing error.
  const { headers } = visit.request;
  const { api } = parts.signIn;
  const password = textIn(visit.body, 'password');
  const wrong = await refusalIn(() => api.verifyPassword({ headers, body: { password } }));
  if (wrong || !asksCode) return wrong;
  if (/^\d{6}$/.test(code)) return await refusalOfAppCode(parts, person, code, 'alone');
  return refusalIn(() => api.verifyBackupCode({ headers, body: { code, disableSession: true } }));
}

/** A wrong one is left to the library, which counts it, unless nobody else will look at it. */
async function refusalOfAppCode(
  parts: GuardParts,
  { id: userId }: Person,
  code: string,
  looked: 'alone' | 'before-library' = 'before-library',
): Promise<Response | null> {
  // The library reads the machine's clock for its codes, and so does this.
  const used = await useCodeUp(parts, { userId, code, moment: Date.now() });
  if (used === 'used') return refuse(401, 'CODE_USED');
  return used === 'wrong' && looked === 'alone' ? refuse(401, 'INVALID_CODE') : null;
}

async function refusalIn(ask: () => Promise<unknown>): Promise<Response | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (!isAPIError(error)) throw error;
    return refuse(error.statusCode, String(error.body?.code ?? ''));
  }
}

function refuse(status: number, code: string): Response {
  return Response.json({ code }, { status });
}

/** What the library says about a deactivated account is no proof either. */
const WRONG_PROOF = ['INVALID_PASSWORD', 'FAILED_TO_CREATE_SESSION'];

async function outcomeOf(response: Response): Promise<AttemptOutcome> {
  if (response.ok) return 'right';
  if (response.status === 401) return 'wrong';
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return WRONG_PROOF.includes(textIn(body, 'code')) ? 'wrong' : 'neither';
}

/**
 * The session that this browser had before ends, whoever it belonged to: nothing leads back to it. Whoever
 * is in now is known here from now on.
 */
async function remember(
  parts: GuardParts,
  visit: AuthVisit,
  response: Response,
): Promise<Response> {
  const cookies = cookiesOf(visit);
  const known = allOf(parts.secrets);
  const given = readSessionToken(response.headers.getSetCookie().join('; '), known);
  const former = readSessionToken(cookies, known);
  const isOver = visit.path === SIGN_IN || given !== null;
  if (former && isOver && former !== given) {
    await parts.owner.delete(sessions).where(eq(sessions.token, former));
  }
  const body: unknown = given && (await response.clone().json());
  const email = textIn(at(body, 'user'), 'email');
  const cookie = email ? await deviceCookieFor(parts, email, cookies) : null;
  if (cookie) response.headers.append('set-cookie', cookie);
  return response;
}

function cookiesOf({ request }: AuthVisit): string | undefined {
  return request.headers.get('cookie') ?? undefined;
}

function textIn(body: unknown, key: string): string {
  const value = at(body, key);
  return typeof value === 'string' ? value : '';
}

function at(body: unknown, key: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, key) : undefined;
}
