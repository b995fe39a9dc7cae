import { setTimeout as pause } from 'node:timers/promises';
import { normalizeEmail } from '@app/domain/shared/text';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../foundation/clock.ts';
import type { AttemptCounter, AttemptLimit } from '../../foundation/http/attempt-limit.ts';
import { notFound } from '../../foundation/http/error-answers.ts';
import { signCookiesAnew } from '../../foundation/http/session-cookie.ts';
import type { AppSecrets } from '../../foundation/secrets/app-secret.ts';
import { ADDRESS_HEADER, type SignIn, TWO_FACTOR_LOCK } from './sign-in.client.ts';
import { presentRefusal, presentWait, statusOf } from './sign-in.presenter.ts';

const PREFIX = '/api/auth';
const SIGN_IN = '/sign-in/email';
const FORGOTTEN = '/request-password-reset';
/** The library offers more than this; what nobody here needs stays closed. */
const OPEN = [
  SIGN_IN,
  '/sign-out',
  '/get-session',
  '/revoke-sessions',
  FORGOTTEN,
  '/reset-password',
  '/change-password',
  '/verify-email',
  '/two-factor/enable',
  '/two-factor/disable',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/two-factor/generate-backup-codes',
];
const RESET_LINK = /^\/reset-password\/[\w-]+$/;

/** What a browser does not get to choose. A session lasts a month as it is: no device is trusted longer. */
const SETTLED: Record<string, object> = {
  '/change-password': { revokeOtherSessions: true },
  '/two-factor/enable': { method: 'totp', issuer: undefined },
  '/two-factor/verify-totp': { trustDevice: false },
  '/two-factor/verify-backup-code': { trustDevice: false, disableSession: false },
};

/** Tried only so often from one address, and for one e-mail, whether it has an account or not. */
const LIMITS: Record<string, AttemptLimit> = {
  [SIGN_IN]: { name: 'sign-in', attempts: 10, minutes: 15 },
  [FORGOTTEN]: { name: 'password-reset', attempts: 10, minutes: 15 },
};
/** Far longer than writing a mail takes, so that nobody can tell from the time whether one was written. */
const FORGOTTEN_MILLISECONDS = 250;

export type SignInParts = {
  signIn: SignIn;
  secrets: AppSecrets;
  publicUrl: string;
  attempts: AttemptCounter;
  clock: Clock;
};

/** Hands what is open under /api/auth to the sign-in library, which speaks fetch. */
export function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${PREFIX}/*`,
    async handler(request, reply) {
      const url = new URL(request.url, parts.publicUrl);
      const path = url.pathname.slice(PREFIX.length);
      if (!isOpen(path)) return reply.status(404).send(notFound());
      const seconds = await secondsToWait(path, request, parts);
      if (seconds > 0) return askToWait(seconds, reply);

      const response = await answerTo(
        toFetch(request, { url, path, secrets: parts.secrets }),
        path,
        parts,
      );
      if (path === SIGN_IN && response.ok) await forgetAttempts(request, parts);
      return pass(response, request, reply);
    },
  });
}

function isOpen(path: string): boolean {
  return OPEN.includes(path) || RESET_LINK.test(path);
}

async function secondsToWait(
  path: string,
  request: FastifyRequest,
  { attempts, clock }: SignInParts,
): Promise<number> {
  const limit = LIMITS[path];
  if (!limit || request.method !== 'POST') return 0;
  const now = clock();
  const seconds = await attempts.secondsToWait(limit, { address: request.ip, now });
  const account = emailIn(request.body);
  if (seconds > 0 || !account) return seconds;
  return attempts.secondsToWaitAs(limit, { account, now });
}

async function forgetAttempts(request: FastifyRequest, { attempts }: SignInParts): Promise<void> {
  const limit = LIMITS[SIGN_IN];
  if (limit) await attempts.forgetAttempts(limit, emailIn(request.body));
}

async function answerTo(
  request: Request,
  path: string,
  { signIn }: SignInParts,
): Promise<Response> {
  if (path !== FORGOTTEN) return signIn.handler(request);
  const [response] = await Promise.all([signIn.handler(request), pause(FORGOTTEN_MILLISECONDS)]);
  return response;
}

type Way = { url: URL; path: string; secrets: AppSecrets };

function toFetch(request: FastifyRequest, { url, path, secrets }: Way): Request {
  const headers = fromNodeHeaders(request.headers);
  if (request.headers.cookie)
    headers.set('cookie', signCookiesAnew(request.headers.cookie, secrets));
  headers.delete('x-forwarded-for');
  headers.set(ADDRESS_HEADER, request.ip);

  if (request.method !== 'POST') return new Request(url, { method: request.method, headers });
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(settled(request.body ?? {}, path));
  return new Request(url, { method: 'POST', headers, body });
}

/** People type blanks around their e-mail, and phones begin it with a capital. */
function settled(body: unknown, path: string): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const plain = 'email' in body && typeof body.email === 'string';
  return { ...body, ...(plain && { email: emailIn(body) }), ...SETTLED[path] };
}

function emailIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return typeof body.email === 'string' ? normalizeEmail(body.email) : '';
}

async function pass(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  // Read one by one: joined into one header, several cookies would be broken.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (response.status === 429) {
    // Of an account whose codes were tried too often the library does not say how long.
    return askToWait(Number(response.headers.get('x-retry-after') ?? TWO_FACTOR_LOCK), reply);
  }
  if (response.status >= 400) return refuse(response, request, reply);
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
}

function askToWait(seconds: number, reply: FastifyReply): FastifyReply {
  return reply
    .status(429)
    .header('retry-after', seconds)
    .header('x-retry-after', seconds)
    .send(presentWait(seconds));
}

async function refuse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body: unknown = await response.json().catch(() => null);
  const refusal = presentRefusal({ status: response.status, body }, request.id);
  return reply.status(statusOf(refusal, response.status)).send(refusal);
}
