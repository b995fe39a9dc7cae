import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PublicPageParts } from './public-pages.ts';

/** What a device calls the program once it is installed: by the name that operators gave the product. */
export function registerManifest(
  app: FastifyInstance,
  { folder, readFacts }: Pick<PublicPageParts, 'folder' | 'readFacts'>,
): void {
  const file = join(folder, 'manifest.webmanifest');
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8'));
  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { brand } = await readFacts();
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify({ ...built, name: brand, short_name: brand }));
  });
}
