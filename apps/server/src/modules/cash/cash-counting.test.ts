import { expect, test } from 'vitest';
import { entry } from '../../../tests/cash-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();

test('where more went out than came in, that is counted, and the drawer agrees', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const { cash } = await world.as(salon.ownerId);
  const { id } = await cash.sessions.open({ openingAmountCents: 0 });
  await cash.transactions.create(entry(4_000, { type: 'expense' }));

  const below = { id, counts: [{ key: 'drawer', countedCents: -1 }] };
  await expect(cash.sessions.close(below)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const closed = await cash.sessions.close({
    id,
    counts: [
      { key: 'drawer', countedCents: 0 },
      { key: 'unsaid', countedCents: -4_000 },
    ],
  });

  expect(closed).toMatchObject({
    ...{ status: 'closed', expectedCents: -4_000, closingAmountCents: -4_000, differenceCents: 0 },
    counts: [
      { key: 'drawer', differenceCents: 0 },
      { key: 'unsaid', expectedCents: -4_000, countedCents: -4_000, differenceCents: 0 },
    ],
  });
});
