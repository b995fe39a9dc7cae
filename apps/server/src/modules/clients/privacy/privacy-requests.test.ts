import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testWorld } from '../../../../tests/support.ts';
import { privacyRequests } from './privacy-requests.table.ts';

const world = testWorld();

test('the last five hundred requests are shown, newest first', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await world.inCompany(salon.companyId, async (scope) => {
    for (const size of [500, 1]) {
      const request = () => ({
        kind: size === 1 ? ('anonymize' as const) : ('export' as const),
        clientId: randomUUID(),
        handledByName: 'Bê',
      });
      await scope.insert(privacyRequests).values(Array.from({ length: size }, request));
    }
  });

  const listed = await (await world.as(salon.ownerId)).clients.record.listPrivacyRequests();

  expect(listed).toHaveLength(500);
  expect(listed[0]).toMatchObject({ kind: 'anonymize' });
});
