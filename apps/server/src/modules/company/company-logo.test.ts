import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { openSalon, visitorOf } from '../../../tests/booking-support.ts';
import { answerIn, cookieOf, ORIGIN } from '../../../tests/http-support.ts';
import { signIn, testWorld } from '../../../tests/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'logos-'));
const world = testWorld({ variables: { DATA_DIR: folder } });
const MEGABYTE = 1024 * 1024;
const BOUNDARY = '----as-browsers-write-it-7MA4YWxk';
let salon: CompanyStory;
let barber: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the face of the public page', () => {
  test('is a wide picture and a colour, shown to visitors, replaced and removed', async () => {
    const shop = await openSalon(world, 'Capa');
    const api = (await world.as(shop.ownerId)).company.company;
    const visitor = () => visitorOf(world).company({ idOrSlug: shop.companyId });
    const { coverUrl: first } = await api.uploadCover({ file: await png(3000, 1000) });
    const shown = await world.app.inject({ url: first });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 1600, height: 533 });
    expect(await api.changeColor({ color: '#BE185D' })).toEqual({ color: '#BE185D' });
    expect(await visitor()).toMatchObject({ coverUrl: first, color: '#BE185D' });

    const { coverUrl: second } = await api.uploadCover({ file: await png(60, 60) });
    expect((await world.app.inject({ url: first })).statusCode).toBe(404);
    expect(await api.removeCover()).toEqual({ coverUrl: null });
    expect((await world.app.inject({ url: second })).statusCode).toBe(404);
    await api.changeColor({ color: null });
    expect(await visitor()).toMatchObject({ coverUrl: null, color: null });
  });

  test('is no colour that nobody could draw, and nothing for whoever works at the counter', async () => {
    const { changeColor } = (await world.as(salon.ownerId)).company.company;
    await expect(changeColor({ color: 'red;}' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    const rui = { name: 'Rui', email: 'rui@balcao.test' };
    const desk = (await world.as(await salon.isJoinedBy(rui, 'receptionist'))).company.company;
    for (const call of [
      () => desk.changeColor({ color: null }),
      () => desk.removeCover(),
      async () => desk.uploadCover({ file: await png(60, 60) }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('the logo', () => {
  test('is uploaded, shown to everybody, replaced and removed', async () => {
    const api = (await world.as(salon.ownerId)).company.company;
    const { logoUrl: first } = await api.uploadLogo({ file: await png(600, 300) });
    const shown = await world.app.inject({ url: first });

    const path = `/files/company-logos/${salon.companyId}/logo.webp`;
    expect(first).toMatch(new RegExp(`^${path}\\?v=[0-9a-f-]{36}$`));
    expect(await api.get()).toMatchObject({ logoUrl: first });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 256 });

    const { logoUrl: second } = await api.uploadLogo({ file: await png(300, 300) });
    expect(second).not.toBe(first);
    expect(await storedLogos()).toEqual(['logo.webp']);
    const replaced = await world.app.inject({ url: second });
    expect(await sharp(replaced.rawPayload).metadata()).toMatchObject({ width: 300, height: 300 });

    expect(await api.removeLogo()).toEqual({ logoUrl: null });
    expect(await api.get()).toMatchObject({ logoUrl: null });
    expect((await world.app.inject({ url: second })).statusCode).toBe(404);
    expect(await api.removeLogo()).toEqual({ logoUrl: null });
  });

  test('that was stored under another name before is replaced too', async () => {
    const old = `company-logos/${salon.companyId}/logo-antiga.webp`;
    await world.system.files.put(old, new Uint8Array([1]), 'image/webp');
    await world.inCompany(salon.companyId, (scope) =>
      scope.execute(sql`update companies set logo_url = ${`/files/${old}`}`),
    );
    await (await world.as(salon.ownerId)).company.company.uploadLogo({ file: await png(60, 60) });
    expect(await storedLogos()).toEqual(['logo.webp']);
  });

  test('is gone, address and file, when its upload is over before a removal is', async () => {
    const api = (await world.as(salon.ownerId)).company.company;
    const file = await png(60, 60);
    await api.uploadLogo({ file });
    const { files } = world.system;
    const remove = files.remove;
    const spy = vi.spyOn(files, 'remove').mockImplementationOnce(async (path) => {
      await api.uploadLogo({ file });
      await remove(path);
    });
    await api.removeLogo();
    spy.mockRestore();

    expect(await api.get()).toMatchObject({ logoUrl: null });
    expect(await storedLogos()).toEqual([]);
  });

  test('is stored again when a removal takes it away during its upload', async () => {
    const api = (await world.as(salon.ownerId)).company.company;
    const file = await png(60, 60);
    await api.uploadLogo({ file });
    const { files } = world.system;
    const put = files.put;
    const spy = vi.spyOn(files, 'put').mockImplementationOnce(async (path, content, type) => {
      await put(path, content, type);
      await api.removeLogo();
    });
    const { logoUrl } = await api.uploadLogo({ file });
    spy.mockRestore();

    expect(await api.get()).toMatchObject({ logoUrl });
    expect((await world.app.inject({ url: logoUrl })).statusCode).toBe(200);
  });

  test('stays as it is when what comes is no image', async () => {
    const api = (await world.as(salon.ownerId)).company.company;
    const { logoUrl } = await api.uploadLogo({ file: await png(50, 50) });
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const script = new File([drawing], 'logo.png', { type: 'image/png' });

    await expect(api.uploadLogo({ file: script })).rejects.toMatchObject({
      code: 'NOT_AN_IMAGE',
      message: 'Por favor, selecione apenas arquivos de imagem.',
    });
    expect(await api.get()).toMatchObject({ logoUrl });
    expect((await world.app.inject({ url: logoUrl })).statusCode).toBe(200);
  });

  test('is changed only by those who run the company, each their own', async () => {
    const file = await png(50, 50);
    const { logoUrl } = await (await world.as(salon.ownerId)).company.company.uploadLogo({ file });
    const person = { name: 'Rui', email: 'rui@salao.test' };
    const desk = (await world.as(await salon.isJoinedBy(person, 'receptionist'))).company.company;
    const forbidden = { code: 'FORBIDDEN' };

    await expect(desk.uploadLogo({ file })).rejects.toMatchObject(forbidden);
    await expect(desk.removeLogo()).rejects.toMatchObject(forbidden);
    await (await world.as(barber.ownerId)).company.company.removeLogo();
    expect((await world.app.inject({ url: logoUrl })).statusCode).toBe(200);
  });
});

describe('over the network', () => {
  test.each(['rest', 'rpc'] as const)('a picture arrives by %s', async (face) => {
    const answer = await upload(face, await png(50, 50));
    expect(answer.statusCode).toBe(200);
    expect(answerIn(answer)).toMatchObject({ logoUrl: expect.stringContaining('/logo.webp?v=') });
  });

  test.each([
    ['5.5 MB', 5.5, 'O arquivo deve ter no máximo 5MB.'],
    ['7 MB', 7, 'O que você enviou é grande demais.'],
  ])('%s is too large, and says so', async (_case, megabytes, message) => {
    const content = new Uint8Array(megabytes * MEGABYTE);
    const answer = await upload('rpc', new File([content], 'logo.png', { type: 'image/png' }));
    expect(answer.statusCode).toBe(413);
    expect(answerIn(answer)).toMatchObject({ message });
  });
});

function storedLogos(): Promise<string[]> {
  return readdir(join(folder, 'files', 'company-logos', salon.companyId));
}

async function png(width: number, height: number): Promise<File> {
  const background = { r: 0, g: 90, b: 200 };
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(content)], 'logo.png', { type: 'image/png' });
}

/** The form as a browser writes it. Its own tools take seconds for what is far too large. */
async function upload(face: 'rest' | 'rpc', file: File) {
  const data = { json: { file: {} }, meta: [], maps: [['file']] };
  const parts = [
    ...(face === 'rpc' ? [part('name="data"'), JSON.stringify(data), '\r\n'] : []),
    part(`name="${face === 'rpc' ? '0' : 'file'}"; filename="${file.name}"`, file.type),
    new Uint8Array(await file.arrayBuffer()),
    `\r\n--${BOUNDARY}--\r\n`,
  ];
  return world.app.inject({
    method: face === 'rpc' ? 'POST' : 'PUT',
    url: face === 'rpc' ? '/rpc/company/company/uploadLogo' : '/api/v1/company/logo',
    headers: {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      cookie: cookieOf(await signIn(world.system, salon.ownerId)),
      origin: ORIGIN,
    },
    payload: Buffer.concat(parts.map((content) => Buffer.from(content))),
  });
}

function part(disposition: string, type = 'text/plain'): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`;
}
