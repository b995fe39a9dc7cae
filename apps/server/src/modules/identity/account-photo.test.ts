import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { testWorld } from '../../../tests/support.ts';

const folder = mkdtempSync(join(tmpdir(), 'photos-'));
const world = testWorld({ variables: { DATA_DIR: folder } });
let salon: CompanyStory;
let rita: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  rita = await salon.isJoinedBy({ name: 'Rita', email: 'rita@salao.test' }, 'receptionist');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function png(width: number, height: number): Promise<File> {
  const create = { width, height, channels: 3 as const, background: '#c0392b' };
  return new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'eu.png');
}

const profile = async () => (await world.as(rita)).identity.profile;
const own = async () =>
  (await (await world.as(rita)).identity.session.current())?.user.imageUrl ?? null;
const seenByOwner = async () => {
  const members = await (await world.as(salon.ownerId)).team.members.list();
  return members.find(({ name }) => name === 'Rita')?.imageUrl;
};
const stored = () => readdir(join(folder, 'files', 'account-photos', rita)).catch(() => []);

test('anybody puts her own picture up, replaces and removes it, and no file is left behind', async () => {
  const { imageUrl: first } = await (await profile()).uploadPhoto({ file: await png(900, 600) });
  expect(first).toMatch(new RegExp(`^/files/account-photos/${rita}/photo-[0-9a-f-]{36}\\.webp$`));
  expect([await own(), await seenByOwner()]).toEqual([first, first]);
  const shown = await world.app.inject({ url: first });
  expect(shown.headers['content-type']).toBe('image/webp');
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 512, height: 341 });

  const { imageUrl: second } = await (await profile()).uploadPhoto({ file: await png(60, 60) });
  expect(await own()).toBe(second);
  expect(await stored()).toHaveLength(1);

  expect(await (await profile()).removePhoto()).toEqual({ imageUrl: null });
  expect([await own(), await seenByOwner()]).toEqual([null, null]);
  expect(await stored()).toEqual([]);
  expect(await (await profile()).removePhoto()).toEqual({ imageUrl: null });
});

test('what is no picture, or too large a one, is refused and nothing changes', async () => {
  const text = new File(['<svg onload=alert(1)>'], 'eu.png', { type: 'image/png' });
  const heavy = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'eu.png');
  const bomb = await png(8000, 8000);
  for (const [file, code] of [
    [text, 'NOT_AN_IMAGE'],
    [heavy, 'IMAGE_TOO_LARGE'],
    [bomb, 'IMAGE_TOO_MANY_PIXELS'],
  ] as const) {
    await expect((await profile()).uploadPhoto({ file })).rejects.toMatchObject({ code });
  }
  expect([await own(), await stored()]).toEqual([null, []]);
});

test('a person uploads only so many within a quarter of an hour', async () => {
  const eva = await salon.isJoinedBy({ name: 'Eva', email: 'eva@salao.test' }, 'professional');
  const api = (await world.as(eva)).identity.profile;
  const file = new File(['x'], 'eu.png');
  for (let time = 1; time <= 20; time++) {
    await expect(api.uploadPhoto({ file })).rejects.toMatchObject({ code: 'NOT_AN_IMAGE' });
  }
  await expect(api.uploadPhoto({ file })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
});
