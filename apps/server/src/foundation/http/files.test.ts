import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
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
  ['a cover', 'cover-1', 300, 900, 'filled'],
  ['a wide cover', 'cover-2', 1600, 200, 'filled'],
  ['a logo', 'logo-red', 200, 200, 'white'],
])('%s has a preview of the shape that chats show', async (_case, name, width, height, corner) => {
  const path = `company-logos/${company}/${name}`;
  await put(`files/${path}.webp`, await red(width, height));
  const answer = await app.inject({ url: `/files/previews/${path}.jpg?v=1` });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=86400',
  });
  const drawn = sharp(answer.rawPayload);
  expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const green = (pixel: number) => data[3 * pixel + 1] ?? 0;
  expect(green(0) > 200 ? 'white' : 'filled').toBe(corner);
  expect(green(315 * 1200 + 600)).toBeLessThan(50);
});

test('a preview changes with its picture, and goes with it', async () => {
  const path = `company-logos/${company}/logo-changed`;
  const ask = () => app.inject({ url: `/files/previews/${path}.jpg` });
  await put(`files/${path}.webp`, await red(200, 200));
  const [first, again] = await Promise.all([ask(), ask()]);
  expect(again.rawPayload).toEqual(first.rawPayload);
  await put(`files/${path}.webp`, await red(400, 100));
  expect((await ask()).rawPayload).not.toEqual(first.rawPayload);
  await rm(join(folder, `files/${path}.webp`));
  expect((await ask()).statusCode).toBe(404);
});

test.each([
  'previews/',
  `previews/account-photos/${company}/photo-${company}.jpg`,
  `previews/company-logos/${company}/notes.txt`,
  `previews/company-logos/${company}/..%2f..%2f..%2fapp.secret`,
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

function red(width: number, height: number): Promise<Buffer> {
  const create = { width, height, channels: 3 as const, background: '#ff0000' };
  return sharp({ create }).webp().toBuffer();
}

async function put(path: string, content: string | Buffer): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
