import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Every page links it. It is empty, and known to the browser, until an operator changes a colour. */
export function registerAppearance(app: FastifyInstance, appearance: () => Promise<string>): void {
  app.get('/appearance.css', async (request, reply) => {
    const style = await appearance();
    const etag = `"${createHash('sha256').update(style).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('text/css; charset=utf-8').send(style);
  });
}
