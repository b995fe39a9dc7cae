import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.ts';
import { COOKIE_PREFIX } from './session-cookie.ts';

type SecurityOptions = {
  publicUrl: string;
  allowedOrigins: readonly string[];
  rateLimits: 'on' | 'off';
};

const REQUESTS_PER_MINUTE = 1200;

export async function registerSecurity(
  app: FastifyInstance,
  { publicUrl, allowedOrigins, rateLimits }: SecurityOptions,
): Promise<void> {
  const headers = securityHeaders(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
  });
  app.addHook('onRequest', refuseForeignWrites(allowedOrigins));
  app.addHook('onSend', keepOutOfCaches);
  if (rateLimits === 'off') return;
  await app.register(rateLimit, {
    max: REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    errorResponseBuilder: (_request, { ttl }) => ({
      statusCode: 429,
      message: waitSentence(Math.ceil(ttl / 1000)),
    }),
  });
}

const ANSWERS_ABOUT_SOMEBODY = /^\/(rpc|api)\//;
/** The same for everybody, and asked for by many. */
const PUBLIC_READS = /^\/api\/(public\/companies\/|docs$|openapi\.json$)/;

/** What is about somebody stays in no browser and no proxy, unless a route knows better. */
async function keepOutOfCaches(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!ANSWERS_ABOUT_SOMEBODY.test(request.url) || reply.hasHeader('cache-control')) return;
  const isPublic = request.method === 'GET' && PUBLIC_READS.test(request.url);
  if (!isPublic) reply.header('cache-control', 'no-store');
}

export function waitSentence(seconds: number): string {
  if (seconds < 60) return `Muitas tentativas. Aguarde ${seconds} s e tente novamente.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 120) return `Muitas tentativas. Aguarde ${minutes} min e tente novamente.`;
  return `Muitas tentativas. Aguarde ${Math.ceil(minutes / 60)} h e tente novamente.`;
}

/**
 * A browser names the page a request comes from. Writes from any other site are refused, although
 * the session cookie would come along. So are writes that bring a cookie of ours and do not say
 * where they come from; other programs have no such cookie.
 */
function refuseForeignWrites(allowedOrigins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin } = request.headers;
    if (origin ? allowedOrigins.includes(origin) : !isSilentBrowser(request)) return;
    await reply.status(403).send(origin ? FROM_ANOTHER_SITE : FROM_NOWHERE);
  };
}

const FROM_ANOTHER_SITE = {
  code: 'FORBIDDEN_ORIGIN',
  message: 'Esta ação não pode ser feita a partir de outro site.',
};
const FROM_NOWHERE = {
  code: 'UNKNOWN_ORIGIN',
  message:
    'Não dá para saber de qual página veio este pedido. Recarregue a página e tente de novo.',
};
const OUR_COOKIE = new RegExp(`(?:^|;\\s*)(?:__Secure-)?${COOKIE_PREFIX}\\.`);

function isSilentBrowser({ headers }: FastifyRequest): boolean {
  return OUR_COOKIE.test(headers.cookie ?? '') && headers['sec-fetch-site'] !== 'same-origin';
}
