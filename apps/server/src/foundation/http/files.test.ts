import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalFileStore } from '../storage/local-file-store.ts';
import { registerFiles } from './files.ts';

const company = '0198c000-0000-7000-8000-000000000001';
const picture = Buffer.from('a picture');
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  app = Fastify();
  registerFiles(app, createLocalFileStore(join(folder, 'files')));
  await put(`files/company-logos/${company}/logo.webp`, picture);
  await put(`files/professional-photos/${company}/${company}-${company}.webp`, picture);
  await put(`files/account-photos/${company}/photo-${company}.webp`, picture);
  await put('app.secret', 'segredo');
  await put('files/clients/lista.csv', 'segredo');
  await put(`files/clients/${company}/logo.webp`, 'segredo');
  await put(`files/company-logos/${company}/notes.txt`, 'segredo');
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['logos of a version', `company-logos/${company}/logo.webp?v=1`],
  ['pictures of people', `account-photos/${company}/photo-${company}.webp`],
  ['photos', `professional-photos/${company}/${company}-${company}.webp`],
])('%s are shown, and kept for good', async (_case, path) => {
  const answer = await app.inject({ url: `/files/${path}` });
  expect(answer.rawPayload).toEqual(picture);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a logo without a version is asked for again', async () => {
  const answer = await app.inject({ url: `/files/company-logos/${company}/logo.webp` });
  expect(answer.rawPayload).toEqual(picture);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each([
  '',
  'company-logos',
  'company-logos/',
  'clients/lista.csv',
  `clients/${company}/logo.webp`,
  '../app.secret',
  '%2e%2e/app.secret',
  'company-logos/../../app.secret',
  '..%2fapp.secret',
  'company-logos/..%2f..%2fapp.secret',
  '..%5capp.secret',
  'company-logos/..%2fclients/lista.csv',
  `company-logos/${company}/notes.txt`,
  `company-logos/${company}/other.webp`,
  `company-logos/${company}/..%2f..%2f..%2fapp.secret%00.webp`,
  'company-logos/a%00b/logo.webp',
  `/etc/passwd`,
])('there is nothing at /files/%s', async (path) => {
  const answer = await app.inject({ url: `/files/${path}` });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('segredo');
});

async function put(path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
