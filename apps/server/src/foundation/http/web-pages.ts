import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from './error-answers.ts';
import { registerManifest } from './manifest.ts';
import { MOULDS, type PublicPageParts, registerPublicPages, sendApp } from './public-pages.ts';
import { readScreens } from './screens.ts';
import { registerVisitorPages, type VisitorPageParts } from './visitor-pages.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const PROGRAM_PATHS = ['/api/', '/rpc/', '/assets/', '/metrics'];

/**
 * Serves the built web. Addresses of screens all open the same page; its router takes over. Any
 * other address is not found: a browser gets the same page to say so, a program a sentence.
 */
export async function registerWebPages(
  app: FastifyInstance,
  parts: PublicPageParts & VisitorPageParts,
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
  registerManifest(app, parts);
  registerPublicPages(app, parts);
  registerVisitorPages(app, parts);
  const screens = readScreens(parts.folder);
  const page = readFileSync(join(parts.folder, 'index.html'));
  app.setNotFoundHandler((request, reply) => {
    if (!isLook(request) || isProgramPath(request.url)) {
      return reply.status(404).send(notFound());
    }
    if (screens.include(request.url)) return sendApp(reply);
    reply.status(404).header('cache-control', 'no-cache');
    return wantsPage(request) ? reply.type('text/html').send(page) : reply.send(notFound());
  });
}

function isLook({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

function isProgramPath(url: string): boolean {
  return PROGRAM_PATHS.some((path) => url.startsWith(path));
}
