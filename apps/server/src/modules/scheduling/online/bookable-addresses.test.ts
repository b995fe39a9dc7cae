import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { openSalon, type Salon } from '../../../../tests/booking-support.ts';
import { contextOf, noon, testWorld } from '../../../../tests/support.ts';
import type { RequestContext } from '../../../foundation/http/request-context.ts';
import { findCompany } from '../../company/company.queries.ts';
import { isBookable } from './bookable-addresses.steps.ts';

const world = testWorld();
let salon: Salon;
let closed: Salon;

beforeAll(async () => {
  salon = await openSalon(world, 'Aberto');
  closed = await openSalon(world, 'Fechado');
  await world.close(closed.companyId);
});

const ask = (idOrSlug: string, about: Partial<RequestContext> = {}) =>
  isBookable({ ...contextOf(world.system, null), ...about }, idOrSlug);

test('only a company that takes bookings has a page to book at', async () => {
  const { slug } = (await world.inCompany(salon.companyId, findCompany)) ?? { slug: '' };
  expect([await ask(salon.companyId), await ask(slug), await ask(slug.toUpperCase())]).toEqual([
    true,
    true,
    true,
  ]);
  for (const nobody of ['nao-existe', randomUUID(), closed.companyId, '.env', '%', ' ']) {
    expect(await ask(nobody)).toBe(false);
  }
});

test('nobody is asked about an address that no company can have', async () => {
  const scopes = { ...world.system.scopes, asOperator: () => Promise.reject(new Error('asked')) };
  expect(await ask('a'.repeat(101), { scopes })).toBe(false);
});

test('it is asked once in half a minute', async () => {
  const passing = await openSalon(world, 'Breve');
  expect(await ask(passing.companyId)).toBe(true);
  await world.close(passing.companyId);
  expect(await ask(passing.companyId, { now: noon.add({ seconds: 29 }) })).toBe(true);
  expect(await ask(passing.companyId, { now: noon.add({ seconds: 30 }) })).toBe(false);
});

test('where the database fails, the page opens and tells it itself', async () => {
  const scopes = { ...world.system.scopes, withCompany: () => Promise.reject(new Error('down')) };
  expect(await ask(randomUUID(), { scopes })).toBe(true);
});
