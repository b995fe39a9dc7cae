import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { entry, seenIn, waysToPay } from '../../../tests/cash-support.ts';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();

test('where more went out than came in, that is counted, and the drawer agrees', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const { cash } = await world.as(salon.ownerId);
  const { id } = await cash.sessions.open({ openingAmountCents: 0 });
  await cash.transactions.create(entry(4_000, { type: 'expense' }));
  const seen = seenIn(await cash.sessions.get({ id }));

  const below = { ...seen, counts: [{ key: 'drawer', countedCents: -1 }] };
  await expect(cash.sessions.close(below)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const closed = await cash.sessions.close({
    ...seen,
    counts: [
      { key: 'drawer', countedCents: 0 },
      { key: 'unsaid', countedCents: -4_000 },
    ],
  });

  expect(closed).toMatchObject({
    status: 'closed',
    expectedCents: -4_000,
    closingAmountCents: -4_000,
    differenceCents: 0,
    counts: [
      { key: 'drawer', differenceCents: 0 },
      { key: 'unsaid', expectedCents: -4_000, countedCents: -4_000, differenceCents: 0 },
    ],
  });
});

test('money is counted where none was expected, and never where nobody knows a place', async () => {
  const salon = await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@salao.test' });
  const { cash } = await world.as(salon.ownerId);
  const pix = (await waysToPay(await world.as(salon.ownerId))).PIX ?? '';
  const opened = await cash.sessions.open({ openingAmountCents: 0 });
  const seen = seenIn(opened);

  const nowhere = { key: randomUUID(), countedCents: 12_345 };
  await expect(cash.sessions.close({ ...seen, counts: [nowhere] })).rejects.toMatchObject({
    code: 'COUNT_PLACE_UNKNOWN',
    message: 'Uma das formas contadas não existe mais. Confira a contagem e tente de novo.',
  });
  expect(await cash.sessions.current()).toMatchObject({ id: opened.id, status: 'open' });

  const counts = [{ key: pix, countedCents: 12_345 }];
  expect(await cash.sessions.close({ ...seen, counts, notes: 'De ontem' })).toMatchObject({
    closingAmountCents: 12_345,
    differenceCents: 12_345,
    counts: [{ key: 'drawer' }, { key: pix, name: 'PIX', expectedCents: 0, countedCents: 12_345 }],
  });
});
