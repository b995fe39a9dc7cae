import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  at,
  openSalon,
  type Salon,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { SECRETS, testWorld } from '../../../../tests/support.ts';
import { buildApp } from '../../../app.ts';
import { connectDatabase } from '../../../foundation/database/database.ts';
import { assembleSystem, type System } from '../../../system.ts';

const world = testWorld();
let other: System;
let otherApp: FastifyInstance;

beforeAll(async () => {
  const { environment, logger, clock, database } = world.system;
  const second = await connectDatabase(database.url, logger);
  other = await assembleSystem({ environment, logger, clock, secrets: SECRETS, database: second });
  otherApp = await buildApp(other);
});
afterAll(async () => {
  await otherApp.close();
  await other.close();
});

function look(app: FastifyInstance, { companyId, ana, corte }: Salon, remoteAddress = '10.1.1.1') {
  const query = `professionalId=${ana}&serviceIds=${corte}&date=${TOMORROW}`;
  const url = `/api/public/companies/${companyId}/slots?${query}`;
  return app.inject({ url, remoteAddress });
}

async function startsOf(app: FastifyInstance, salon: Salon): Promise<string[]> {
  return (await look(app, salon)).json().map(({ startTime }: { startTime: string }) => startTime);
}

test('who looks again needs no connection to the database, and is answered the same', async () => {
  const salon = await openSalon(world, 'Memoria');
  // What was told of this company comes back as notices for a while, each of which forgets.
  await vi.waitFor(async () => {
    const first = await look(world.app, salon);
    const connect = vi.spyOn(world.system.database.requests, 'connect');
    const second = await look(world.app, salon);
    const connections = connect.mock.calls.length;
    connect.mockRestore();
    expect(connections).toBe(0);
    expect(second.body).toBe(first.body);
    expect(second.headers['content-type']).toBe(first.headers['content-type']);
  }, 20_000);
});

test('a booking, a hold and its return show at once here, and soon elsewhere', async () => {
  const salon = await openSalon(world, 'Frescor');
  const visitor = visitorOf(world);
  const wish = { idOrSlug: salon.companyId, professionalId: salon.ana, serviceIds: [salon.corte] };
  const expectOffered = async (isOffered: boolean) => {
    const offers = async (app: typeof otherApp) =>
      (await startsOf(app, salon)).includes(at('10:00'));
    expect(await offers(world.app)).toBe(isOffered);
    await expect.poll(() => offers(otherApp), { timeout: 20_000 }).toBe(isOffered);
  };
  await expectOffered(true);
  const { holdId } = await visitor.hold({ ...wish, startTime: at('10:00') });
  await expectOffered(false);
  await visitor.release({ idOrSlug: salon.companyId, holdId });
  await expectOffered(true);
  await visitor.book(wishOf(salon));
  await expectOffered(false);
});

test('new hours and other services show at once', async () => {
  const salon = await openSalon(world, 'Mudanca');
  expect(await startsOf(world.app, salon)).toContain(at('08:00'));
  const shifts = [{ from: 14 * 60, until: 15 * 60, breaks: [] }];
  await salon.worksOn(salon.ana, [{ weekday: 3, shifts }]);
  expect(await startsOf(world.app, salon)).toEqual([at('14:00')]);
});

test('a change that comes while an answer is worked out is not lost', async () => {
  const salon = await openSalon(world, 'Corrida');
  const asking = Array.from({ length: 5 }, () => look(world.app, salon));
  await visitorOf(world).book(wishOf(salon));
  await Promise.all(asking);
  expect(await startsOf(world.app, salon)).not.toContain(at('10:00'));
});

test('whoever looks too often is told so, whatever is remembered', async () => {
  const salon = await openSalon(world, 'Insistente');
  const answers: number[] = [];
  for (let time = 0; time <= 300; time++) {
    answers.push((await look(world.app, salon, '203.0.113.77')).statusCode);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(300);
  expect(answers.at(-1)).toBe(429);
});

test('somebody who was not there is found as soon as she is', async () => {
  const salon = await openSalon(world, 'Chegada');
  const nobody = { ...salon, ana: crypto.randomUUID() };
  for (const _time of [1, 2]) expect((await look(world.app, nobody)).statusCode).toBe(404);
  const bia = await salon.employs('Bia');
  await salon.worksOn(bia, [{ weekday: 3, shifts: [{ from: 480, until: 540, breaks: [] }] }]);
  expect(await startsOf(world.app, { ...salon, ana: bia })).toEqual([at('08:00')]);
});
