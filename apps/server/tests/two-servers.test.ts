import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase } from '../src/foundation/database/database.ts';
import { router } from '../src/router.ts';
import { assembleSystem, type System } from '../src/system.ts';
import { at, openSalon, refusalOf, type Salon, wishOf } from './booking-support.ts';
import { contextOf, testWorld } from './support.ts';

const world = testWorld();
let systems: System[];
let salon: Salon;

beforeAll(async () => {
  const { environment, logger, secrets, clock } = world.system;
  const database = await connectDatabase(world.system.database.url, logger);
  const second = await assembleSystem({ environment, logger, secrets, clock, database });
  systems = [world.system, second];
  salon = await openSalon(world, 'Dois');
});
afterAll(() => systems[1]?.close());

let turn = 0;

/** The public face, of one server and the other in turn. */
function visitor(address: string) {
  const system = systems[turn++ % systems.length] ?? world.system;
  const context = { ...contextOf(system, null), address };
  return createRouterClient(router, { context });
}

/** A time that nobody asked for yet. */
function freshTime(): string {
  const day = Temporal.PlainDate.from('2026-03-11').add({ days: Math.floor(turn / 4) });
  return at(['08:00', '09:00', '10:00', '11:00'][turn % 4] ?? '', day.toString());
}

test('six times are held at once by one network, whichever server it asks', async () => {
  const { companyId: idOrSlug, ana: professionalId, corte } = salon;
  const hold = () => {
    const wish = { idOrSlug, professionalId, serviceIds: [corte], startTime: freshTime() };
    return refusalOf(visitor('203.0.113.1').scheduling.publicBooking.hold(wish));
  };
  const asked = await Promise.all(Array.from({ length: 12 }, hold));
  expect(asked.filter((answer) => answer === 'ACCEPTED')).toHaveLength(6);
  expect(asked.filter((answer) => answer === 'TOO_MANY_REQUESTS')).toHaveLength(6);
});

test('a network that books more than is usual is asked for work by every server', async () => {
  const book = () => {
    const wish = wishOf(salon, { startTime: freshTime() });
    return refusalOf(visitor('203.0.113.2').scheduling.publicBooking.book(wish));
  };
  for (let time = 0; time < 3; time++) expect(await book()).toBe('ACCEPTED');
  expect([await book(), await book()]).toEqual(['CHALLENGE_REQUIRED', 'CHALLENGE_REQUIRED']);
});
