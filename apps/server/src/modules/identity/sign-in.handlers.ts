import { setTimeout as pause } from 'node:timers/promises';
import { normalizeEmail } from '@app/domain/shared/text';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../foundation/http/error-answers.ts';
import type { RateLimit, RateLimiter } from '../../foundation/http/rate-limit.ts';
import { signCookiesAnew } from '../../foundation/http/session-cookie.ts';
import { readMailDesk } from '../../foundation/mail/mail-desk.ts';
import type { AppSecrets } from '../../foundation/secrets/app-secret.ts';
import { ADDRESS_HEADER } from './sign-in.client.ts';
import { presentRefusal, presentWait, statusOf } from './sign-in.presenter.ts';
import { CHANGE_EMAIL, type GuardParts, guardAnswer, SIGN_IN } from './sign-in-guard.commands.ts';

const PREFIX = '/api/auth';
const FORGOTTEN = '/request-password-reset';
const ENABLE = '/two-factor/enable';
/** The library offers more than this; what nobody here needs stays closed. */
const OPEN = [
  SIGN_IN,
  '/sign-out',
  '/get-session',
  '/revoke-sessions',
  FORGOTTEN,
  '/reset-password',
  '/change-password',
  CHANGE_EMAIL,
  '/verify-email',
  ENABLE,
  '/two-factor/disable',
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/two-factor/generate-backup-codes',
];
const RESET_LINK = /^\/reset-password\/[\w-]+$/;

/** What a browser does not get to choose. A session lasts a month as it is: no device is trusted longer. */
const FIXED: Record<string, object> = {
  '/change-password': { revokeOtherSessions: true },
  [ENABLE]: { method: 'totp' },
  '/two-factor/verify-totp': { trustDevice: false },
  '/two-factor/verify-backup-code': { trustDevice: false, disableSession: false },
};

/** Mailed only so often from one address, and for one e-mail, whether it has an account or not. */
const MAILED: RateLimit = { name: 'password-reset', attempts: 10, minutes: 15 };
/** Far longer than writing a mail takes, so that nobody can tell from the time whether one was written. */
const FORGOTTEN_MILLISECONDS = 250;

type SignInParts = GuardParts & { attempts: RateLimiter };

/** Hands what is open under /api/auth to the sign-in library, which speaks fetch. */
export function registerSignIn(app: FastifyInstance, parts: SignInParts): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${PREFIX}/*`,
    async handler(request, reply) {
      const url = new URL(request.url, parts.publicUrl);
      const path = url.pathname.slice(PREFIX.length);
      if (!isOpen(path)) return reply.status(404).send(notFound());
      if (path === FORGOTTEN) {
        const seconds = await secondsToMail(request, parts);
        if (seconds > 0) return askToWait(seconds, path, reply);
      }
      const body = request.method === 'POST' ? await bodyOf(request, path, parts) : null;
      const way = { url, body, secrets: parts.secrets };
      const visit = { path, body, request: toFetch(request, way), address: request.ip };
      return pass(await answerTo(visit, parts), { path, request, reply });
    },
  });
}

function isOpen(path: string): boolean {
  return OPEN.includes(path) || RESET_LINK.test(path);
}

async function secondsToMail(
  request: FastifyRequest,
  { attempts, clock }: SignInParts,
): Promise<number> {
  if (request.method !== 'POST') return 0;
  const now = clock();
  const seconds = await attempts.secondsToWait(MAILED, { address: request.ip, now });
  const account = emailIn(request.body);
  if (seconds > 0 || !account) return seconds;
  return attempts.secondsToWaitAs(MAILED, { account, now });
}

async function answerTo(
  visit: Parameters<typeof guardAnswer>[1],
  parts: SignInParts,
): Promise<Response> {
  if (visit.path !== FORGOTTEN) return guardAnswer(parts, visit);
  const answer = parts.signIn.handler(visit.request);
  const [response] = await Promise.all([answer, pause(FORGOTTEN_MILLISECONDS)]);
  return response;
}

type Way = { url: URL; body: unknown; secrets: AppSecrets };

function toFetch(request: FastifyRequest, { url, body, secrets }: Way): Request {
  const headers = fromNodeHeaders(request.headers);
  if (request.headers.cookie)
    headers.set('cookie', signCookiesAnew(request.headers.cookie, secrets));
  headers.delete('x-forwarded-for');
  headers.set(ADDRESS_HEADER, request.ip);

  if (body === null) return new Request(url, { method: request.method, headers });
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** Apps show codes under the name that operators gave the product; a colon would end it there. */
async function bodyOf(
  { body }: FastifyRequest,
  path: string,
  { owner }: SignInParts,
): Promise<unknown> {
  if (path !== ENABLE) return withFixed(body ?? {}, FIXED[path]);
  const { productName } = await readMailDesk(owner);
  return withFixed(body ?? {}, { ...FIXED[path], issuer: productName.replaceAll(':', ' ') });
}

/** People type blanks around their e-mail, and phones begin it with a capital. */
function withFixed(body: unknown, fixed: object | undefined): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const plain = 'email' in body && typeof body.email === 'string';
  return { ...body, ...(plain && { email: emailIn(body) }), ...fixed };
}

function emailIn(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('email' in body)) return '';
  return typeof body.email === 'string' ? normalizeEmail(body.email) : '';
}

type Exchange = { path: string; request: FastifyRequest; reply: FastifyReply };

async function pass(response: Response, { path, request, reply }: Exchange): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  // Read one by one: joined into one header, several cookies would be broken.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (response.status === 429) {
    return askToWait(Number(response.headers.get('x-retry-after') ?? 60), path, reply);
  }
  if (response.status >= 400) return refuse(response, request, reply);
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
}

function askToWait(seconds: number, path: string, reply: FastifyReply): FastifyReply {
  return reply
    .status(429)
    .header('retry-after', seconds)
    .header('x-retry-after', seconds)
    .send(presentWait(seconds, path === SIGN_IN ? 'with-recovery' : 'plain'));
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
