import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld({ variables: { BILLING_SIMULATOR: 'off' } });

test('payments are not simulated where that was switched off, on this machine either', async () => {
  const salon = await world.tell.company('Salão da Bê', { name: 'Bê', email: 'be@salao.test' });
  const { plans, subscription } = (await world.as(salon.ownerId)).billing;
  const [plan] = await plans.list();

  await expect(subscription.checkout({ planId: plan?.id ?? '' })).rejects.toMatchObject({
    code: 'PAYMENT_NOT_CONFIGURED',
  });
});
