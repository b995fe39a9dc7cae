import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  PUBLIC_PAGES,
  type PublicPageFacts,
  type PublicPageName,
} from '@app/contract/platform/public-pages.contract';
import { escapeHtml } from '@app/domain/shared/html';
import { fillTemplate } from '@app/domain/shared/page-template';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Below the built web: pages with marks to be filled in, which nobody gets to see as they are. */
export const MOULDS = 'pages';
const NOT_FOR_ROBOTS = ['/api/', '/rpc/', '/auth', '/dashboard', '/super-admin'];

export type PublicPageParts = {
  folder: string;
  /** Where people reach the system, without a slash at the end. */
  address: string;
  /** Who gets what at `/`: the program for those who work here, the landing page for visitors. */
  choosePage(request: FastifyRequest): Promise<'app' | 'landing'>;
  readFacts(): Promise<PublicPageFacts>;
};

/** What visitors read without signing in. */
export function registerPublicPages(app: FastifyInstance, parts: PublicPageParts): void {
  for (const { name, address } of PUBLIC_PAGES) {
    const template = readTemplate(parts.folder, name);
    if (template === null) continue;
    app.get(address, async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      if (name === 'landing') reply.header('vary', 'Cookie');
      // Asked together, so that a database that dawdles is waited for once.
      const [chosen, facts] = await Promise.all([
        name === 'landing' ? parts.choosePage(request) : name,
        parts.readFacts(),
      ]);
      if (chosen === 'app') return sendApp(reply);
      return reply.type('text/html; charset=utf-8').send(fillTemplate(template, facts));
    });
  }
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robots(parts)));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml').send(sitemap(parts)));
}

/** The one page of the program; its router takes over. */
export function sendApp(reply: FastifyReply): FastifyReply {
  return reply.type('text/html').sendFile('index.html');
}

function readTemplate(folder: string, name: PublicPageName): string | null {
  const file = join(folder, MOULDS, `${name}.html`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function robots({ address }: PublicPageParts): string {
  const lines = NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${address}/sitemap.xml`, ''].join('\n');
}

function sitemap({ address }: PublicPageParts): string {
  const pages = PUBLIC_PAGES.map(
    (page) => `<url><loc>${escapeHtml(address + page.address)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.join('')}</urlset>`,
    '',
  ].join('\n');
}
