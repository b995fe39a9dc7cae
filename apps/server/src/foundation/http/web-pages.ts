import { existsSync } from 'node:fs';
import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './error-answers.ts';
import { MOULDS, type PublicPageParts, registerPublicPages, sendApp } from './public-pages.ts';
import { registerVisitorPages } from './visitor-pages.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const PROGRAM_PATHS = ['/api/', '/rpc/', '/assets/', '/metrics'];

/** Serves the built web. Addresses of screens all open the same page; its router takes over. */
export async function registerWebPages(
  app: FastifyInstance,
  parts: PublicPageParts,
): Promise<void> {
  if (!existsSync(parts.folder)) {
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(notFound()));
    return;
  }
  await app.register(fastifyStatic, {
    root: parts.folder,
    preCompressed: true,
    wildcard: true,
    cacheControl: false,
    allowedPath: (path) => !path.startsWith(`/${MOULDS}/`),
    setHeaders(reply, path) {
      // Names under assets/ carry a hash of the content, so they never change.
      const immutable = path.includes(`${sep}assets${sep}`);
      reply.header('cache-control', immutable ? FOR_GOOD : 'no-cache');
    },
  });
  registerPublicPages(app, parts);
  registerVisitorPages(app, parts);
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' || isProgramPath(request.url)) {
      return reply.status(404).send(notFound());
    }
    return sendApp(reply);
  });
}

function isProgramPath(url: string): boolean {
  return PROGRAM_PATHS.some((path) => url.startsWith(path));
}
