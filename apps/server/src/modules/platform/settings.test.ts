import { expect, test } from 'vitest';
import { testWorld } from '../../../tests/support.ts';

const world = testWorld();

test('whether sign-up leads to the checkout is for operators to say, and on at first', async () => {
  const operator = await world.tell.person({ name: 'Op', email: 'op@plataforma.test' }, 'admin');
  const { settings } = (await world.as(operator)).platform;
  expect(await settings.read()).toEqual({ signUpCheckout: true });
  expect(await settings.change({ signUpCheckout: false })).toEqual({ signUpCheckout: false });
  expect(await settings.read()).toEqual({ signUpCheckout: false });
});

test('the owner of a company is no operator', async () => {
  const salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  const { settings } = (await world.as(salon.ownerId)).platform;
  const forbidden = { code: 'FORBIDDEN' };
  await expect(settings.read()).rejects.toMatchObject(forbidden);
  await expect(settings.change({ signUpCheckout: false })).rejects.toMatchObject(forbidden);
});
