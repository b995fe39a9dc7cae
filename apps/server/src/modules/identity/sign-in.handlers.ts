import { normalizeEmail } from '@app/domain/shared/text';
import { fromNodeHeaders } from 'better-auth/node';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../foundation/http/error-answers.ts';
import { ADDRESS_HEADER, type SignIn } from './sign-in.client.ts';
import { presentRefusal, presentWait } from './sign-in.presenter.ts';

const PREFIX = '/api/auth';
/** The library offers more than this; what nobody here needs stays closed. */
const OPEN = [
  '/sign-in/email',
  '/sign-out',
  '/get-session',
  '/revoke-sessions',
  '/request-password-reset',
  '/reset-password',
];
const RESET_LINK = /^\/reset-password\/[\w-]+$/;

/** Hands what is open under /api/auth to the sign-in library, which speaks fetch. */
export function registerSignIn(app: FastifyInstance, signIn: SignIn, publicUrl: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${PREFIX}/*`,
    async handler(request, reply) {
      const url = new URL(request.url, publicUrl);
      if (!isOpen(url.pathname.slice(PREFIX.length))) return reply.status(404).send(notFound());
      return pass(await signIn.handler(toFetch(request, url)), request, reply);
    },
  });
}

function isOpen(path: string): boolean {
  return OPEN.includes(path) || RESET_LINK.test(path);
}

function toFetch(request: FastifyRequest, url: URL): Request {
  const headers = fromNodeHeaders(request.headers);
  headers.delete('x-forwarded-for');
  headers.set(ADDRESS_HEADER, request.ip);

  if (request.method !== 'POST') return new Request(url, { method: request.method, headers });
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const body = JSON.stringify(withPlainEmail(request.body ?? {}));
  return new Request(url, { method: 'POST', headers, body });
}

/** People type blanks around their e-mail, and phones begin it with a capital. */
function withPlainEmail(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('email' in body)) return body;
  return typeof body.email === 'string' ? { ...body, email: normalizeEmail(body.email) } : body;
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
  if (response.status === 429) return askToWait(response, reply);
  if (response.status >= 400) return refuse(response, request, reply);
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
}

function askToWait(response: Response, reply: FastifyReply): FastifyReply {
  const seconds = Number(response.headers.get('x-retry-after'));
  return reply.header('retry-after', seconds).send(presentWait(seconds));
}

async function refuse(
  response: Response,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body: unknown = await response.json().catch(() => null);
  return reply.send(presentRefusal({ status: response.status, body }, request.id));
}
