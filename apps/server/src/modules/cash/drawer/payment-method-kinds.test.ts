import { expect, test } from 'vitest';
import { closeOpenDrawer, entry, waysToPay } from '../../../../tests/cash-support.ts';
import { testWorld } from '../../../../tests/support.ts';

const world = testWorld();

test('what went through the open drawer stays where it is counted', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const api = await world.as(salon.ownerId);
  const id = (await waysToPay(api)).PIX ?? '';
  const { rename } = api.company.paymentMethods;
  await api.cash.sessions.open({ openingAmountCents: 0 });
  expect(await rename({ id, name: 'PIX', kind: 'cash' })).toMatchObject({ kind: 'cash' });
  expect(await rename({ id, name: 'PIX', kind: 'pix' })).toMatchObject({ kind: 'pix' });

  await api.cash.transactions.create(entry(700, { paymentMethodId: id }));
  await expect(rename({ id, name: 'Outro', kind: 'cash' })).rejects.toMatchObject({
    code: 'PAYMENT_METHOD_IN_OPEN_DRAWER',
    message: 'Esta forma foi usada no caixa aberto. Feche o caixa antes de mudar o tipo.',
  });
  expect(await api.cash.sessions.current()).toMatchObject({
    expected: [
      { key: 'drawer', expectedCents: 0 },
      { key: id, name: 'PIX', expectedCents: 700 },
    ],
  });
  // Only notes and coins lie elsewhere.
  expect(await rename({ id, name: 'Cartão', kind: 'card' })).toMatchObject({ kind: 'card' });

  await closeOpenDrawer(api);
  expect(await rename({ id, name: 'Cédulas', kind: 'cash' })).toMatchObject({ kind: 'cash' });
});
