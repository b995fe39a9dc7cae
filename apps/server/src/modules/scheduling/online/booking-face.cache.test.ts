import { expect, test } from 'vitest';
import { openSalon } from '../../../../tests/booking-support.ts';
import { contextOf, testWorld } from '../../../../tests/support.ts';
import { readFace } from './booking-face.cache.ts';

const world = testWorld();

test('the face of a company names what can be booked there, as soon as that changes', async () => {
  const { companyId, ownerId, corte, offers } = await openSalon(world, 'Vitrine');
  await offers('Escova');
  const { services } = (await world.as(ownerId)).catalog;
  const read = async () => (await readFace(contextOf(world.system, null), companyId))?.head;
  const cut = '"itemOffered":{"@type":"Service","name":"Corte"}';
  expect(await read()).toContain(cut);
  await services.deactivate({ id: corte });
  await expect.poll(read).not.toContain(cut);
  expect(await read()).toContain('"name":"Escova"');
});

test('nobody has a face at an address of nobody', async () => {
  expect(await readFace(contextOf(world.system, null), 'nao-existe')).toBeNull();
});
