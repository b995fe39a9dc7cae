import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const world = testWorld({ variables: { DATA_DIR: folder } });
let salon: CompanyStory;
let barber: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const professionalsOf = async (userId: string) => (await world.as(userId)).team.professionals;
const statusOf = async (url: string) => (await world.app.inject({ url })).statusCode;

test('a photo is uploaded, shown, replaced and removed', async () => {
  const id = await salon.employs('Ana');
  const api = await professionalsOf(salon.ownerId);
  const { photoUrl: first } = await api.uploadPhoto({ id: id.toUpperCase(), file: await png(40) });
  expect(first).toMatch(`/files/professional-photos/${salon.companyId}/${id}-`);
  expect(await statusOf(first)).toBe(200);

  const { photoUrl: second } = await api.uploadPhoto({ id, file: await png(60) });
  expect(second).not.toBe(first);
  expect(await statusOf(first)).toBe(404);
  expect(await api.list()).toContainEqual(
    expect.objectContaining({ id, photoUrl: second, version: 1 }),
  );

  expect(await api.removePhoto({ id })).toEqual({ photoUrl: null });
  expect(await api.list()).toContainEqual(expect.objectContaining({ id, photoUrl: null }));
  expect(await statusOf(second)).toBe(404);
});

test('a photo goes with the professional', async () => {
  const id = await salon.employs('Bia');
  const api = await professionalsOf(salon.ownerId);
  const { photoUrl } = await api.uploadPhoto({ id, file: await png(40) });
  await api.remove({ id });
  expect(await statusOf(photoUrl)).toBe(404);
});

test('a photo that is uploaded while somebody removes the one before is shown', async () => {
  const id = await salon.employs('Eva');
  const api = await professionalsOf(salon.ownerId);
  const file = await png(40);
  await api.uploadPhoto({ id, file });
  const { files } = world.system;
  const remove = files.remove;
  // Somebody else is quicker than the removal of the file.
  const spy = vi.spyOn(files, 'remove').mockImplementationOnce(async (path) => {
    await api.uploadPhoto({ id, file });
    await remove(path);
  });
  await api.removePhoto({ id });
  spy.mockRestore();

  const photoUrl = (await api.list()).find((each) => each.id === id)?.photoUrl;
  expect(await statusOf(photoUrl ?? '')).toBe(200);
});

test('a photo of somebody who is removed meanwhile is not kept', async () => {
  const id = await salon.employs('Fê');
  const api = await professionalsOf(salon.ownerId);
  const { files } = world.system;
  const put = files.put;
  const stored: string[] = [];
  const spy = vi.spyOn(files, 'put').mockImplementationOnce(async (path, ...rest) => {
    stored.push(path);
    await put(path, ...rest);
    await api.remove({ id });
  });
  await expect(api.uploadPhoto({ id, file: await png(40) })).rejects.toMatchObject({
    code: 'PROFESSIONAL_NOT_FOUND',
  });
  spy.mockRestore();
  expect(await statusOf(`/files/${stored[0]}`)).toBe(404);
});

test('what is no image, or too large, leaves the photo as it is', async () => {
  const id = await salon.employs('Cida');
  const api = await professionalsOf(salon.ownerId);
  const { photoUrl } = await api.uploadPhoto({ id, file: await png(40) });

  const script = new File(['<svg onload="alert(1)"/>'], 'foto.png', { type: 'image/png' });
  await expect(api.uploadPhoto({ id, file: script })).rejects.toMatchObject({
    code: 'NOT_AN_IMAGE',
    message: 'Por favor, selecione apenas arquivos de imagem.',
  });
  const huge = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png', { type: 'image/png' });
  await expect(api.uploadPhoto({ id, file: huge })).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    message: 'O arquivo deve ter no máximo 5MB.',
  });
  expect(await api.list()).toContainEqual(expect.objectContaining({ id, photoUrl }));
  expect(await statusOf(photoUrl)).toBe(200);
});

test('only those who manage the team change a photo, each that of their own', async () => {
  const id = await salon.employs('Dora');
  const file = await png(40);
  const { photoUrl } = await (await professionalsOf(salon.ownerId)).uploadPhoto({ id, file });
  const rita = { name: 'Rita', email: 'rita@salao.test' };
  const desk = await professionalsOf(await salon.isJoinedBy(rita, 'receptionist'));
  await expect(desk.uploadPhoto({ id, file })).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(desk.removePhoto({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });

  const outsider = await professionalsOf(barber.ownerId);
  const notFound = { code: 'PROFESSIONAL_NOT_FOUND' };
  await expect(outsider.uploadPhoto({ id, file })).rejects.toMatchObject(notFound);
  await expect(outsider.removePhoto({ id })).rejects.toMatchObject(notFound);
  expect(await statusOf(photoUrl)).toBe(200);
});

async function png(side: number): Promise<File> {
  const create = { width: side, height: side, channels: 3 as const, background: '#2563eb' };
  const content = await sharp({ create }).png().toBuffer();
  return new File([new Uint8Array(content)], 'foto.png', { type: 'image/png' });
}
