import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { securityHeaders } from './security-headers.ts';

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

export function waitSentence(seconds: number): string {
  if (seconds < 60) return `Muitas tentativas. Aguarde ${seconds} s e tente novamente.`;
  return `Muitas tentativas. Aguarde ${Math.ceil(seconds / 60)} min e tente novamente.`;
}

/**
 * A browser names the page a request comes from. Writes from any other site are refused, although
 * the session cookie would come along; other programs send no origin and no cookie of a browser.
 */
function refuseForeignWrites(allowedOrigins: readonly string[]) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { origin } = request.headers;
    if (request.method === 'GET' || request.method === 'HEAD' || !origin) return;
    if (allowedOrigins.includes(origin)) return;
    await reply.status(403).send({
      code: 'FORBIDDEN_ORIGIN',
      message: 'Esta ação não pode ser feita a partir de outro site.',
    });
  };
}
