import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../storage/file-store.ts';
import { PICTURE_AREAS } from '../storage/pictures.ts';
import { createPreviewPictures } from '../storage/preview-pictures.ts';
import { notFound } from './error-answers.ts';
import { publicVisits } from './rate-limit.ts';

const PICTURE = new RegExp(`^(${PICTURE_AREAS.join('|')})/[0-9a-f-]{36}/[0-9a-z-]{1,80}\\.webp$`);
// An address with a name or a version of its own never gets another content.
const FOR_GOOD = 'public, max-age=31536000, immutable';
/** How a preview is drawn may change. */
const FOR_A_DAY = 'public, max-age=86400';
const ASK_AGAIN = 'no-cache';
const PREVIEW = /^company-logos\/[0-9a-f-]{36}\/[0-9a-z-]{1,80}\.jpg$/;
const LOGO = /^company-logos\/[^/]+\/logo\.webp$/;

type PictureAddress = { Params: { '*': string }; Querystring: { v?: string } };

/** Pictures that visitors see. Nothing else in the store has an address. */
export function registerFiles(app: FastifyInstance, files: FileStore): void {
  app.get<PictureAddress>(
    '/files/*',
    { config: publicVisits },
    async ({ params, query }, reply) => {
      const path = params['*'];
      const file = PICTURE.test(path) ? await files.get(path) : null;
      if (!file) return reply.status(404).send(notFound());
      return reply
        .header('cache-control', LOGO.test(path) && !query.v ? ASK_AGAIN : FOR_GOOD)
        .type(file.contentType)
        .send(Buffer.from(file.content));
    },
  );
  registerPreviews(app, files);
}

/** The picture of a company as chats show it beside its link. */
function registerPreviews(app: FastifyInstance, files: FileStore): void {
  const previews = createPreviewPictures(files);
  app.get<PictureAddress>(
    '/files/previews/*',
    { config: publicVisits },
    async ({ params }, reply) => {
      const path = params['*'];
      const picture = PREVIEW.test(path) ? await previews.read(storedPathOf(path)) : null;
      if (!picture) return reply.status(404).send(notFound());
      return reply.header('cache-control', FOR_A_DAY).type('image/jpeg').send(picture);
    },
  );
}

function storedPathOf(path: string): string {
  return path.replace(/\.jpg$/, '.webp');
}
