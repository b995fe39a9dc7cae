import { beforeAll, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { downloadArchive } from '../../../tests/archive-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();
let salon: CompanyStory;
let barber: CompanyStory;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
});

function download(userId: string | null, headers: Record<string, string> = {}) {
  return downloadArchive(world, userId, headers);
}

describe('the download', () => {
  test('is a file that names the company and the day, and that nothing on the way keeps', async () => {
    const { statusCode, headers, rawPayload } = await download(barber.ownerId);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="hora-marcada-barbearia-2026-03-10.zip"',
      'content-length': String(rawPayload.length),
      'cache-control': 'no-store',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test.each(['manager', 'receptionist', 'professional'] as const)(
    'is denied to a %s',
    async (role) => {
      const userId = await salon.isJoinedBy({ name: role, email: `${role}@salao.test` }, role);
      const { statusCode, body } = await download(userId);
      expect(statusCode).toBe(403);
      expect(JSON.parse(body)).toMatchObject({ code: 'FORBIDDEN' });
    },
  );

  test('asks for a session, and for a company', async () => {
    const outsider = await world.tell.person({ name: 'Eva', email: 'eva@fora.test' });
    expect((await download(null)).statusCode).toBe(401);
    expect((await download(outsider)).json()).toMatchObject({ code: 'NO_COMPANY' });
  });

  test('is of the company on the screen, or of none', async () => {
    const answer = await download(salon.ownerId, { 'x-company-id': barber.companyId });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'COMPANY_CHANGED' });
  });

  test('works for whoever no longer pays', async () => {
    const over = { trialDays: -30 };
    const owner = { name: 'Lia', email: 'lia@fim.test' };
    const former = await world.tell.company('Fim', owner, over);
    const api = await world.as(former.ownerId);
    await expect(api.catalog.services.list()).rejects.toMatchObject({ code: 'MODULE_CLOSED' });
    expect((await download(former.ownerId)).statusCode).toBe(200);
  });

  test('is there a few times an hour', async () => {
    const greedy = await world.tell.company('Sempre', { name: 'Gil', email: 'gil@sempre.test' });
    for (let count = 1; count <= 5; count++) {
      expect((await download(greedy.ownerId)).statusCode).toBe(200);
    }
    const { statusCode, headers, body } = await download(greedy.ownerId);
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(body)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
