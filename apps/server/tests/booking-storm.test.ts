import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, outcomeOf } from '../bench/booking/calls.ts';
import { type BusySalon, openBusySalon, startOn } from '../bench/booking/salon.ts';
import { hurriedClock, ORIGIN, openServing, type Serving } from '../bench/booking/serving.ts';
import { storm } from '../bench/booking/storm.ts';
import { noon, testWorld } from './support.ts';

const SECONDS = 4;
const LANES = 16;
const ROUNDS = 6;

const world = testWorld();
const servings: Serving[] = [];
let salon: BusySalon;

beforeAll(async () => {
  const databaseUrl = world.system.database.url;
  const clock = hurriedClock(noon);
  salon = await openBusySalon({ scopes: world.system.scopes, now: noon });
  for (let count = 0; count < 2; count++) servings.push(await openServing({ databaseUrl, clock }));
});
afterAll(() => Promise.all(servings.map((serving) => serving.close())));

function callerOn({ app }: Serving, headers: Record<string, string> = {}): Call {
  return async ({ method, path, body }) => {
    const options: InjectOptions = { method, url: path, headers };
    const answer = await app.inject(body ? { ...options, payload: body } : options);
    return { status: answer.statusCode, body: answer.json() };
  };
}

async function ownerOn(serving: Serving): Promise<Call> {
  const answer = await serving.app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    headers: { origin: ORIGIN },
    payload: salon.owner,
  });
  const { name, value } = answer.cookies[0] ?? { name: '', value: '' };
  return callerOn(serving, { cookie: `${name}=${encodeURIComponent(value)}`, origin: ORIGIN });
}

function actorsOn(all: readonly Serving[]): Promise<{ visitor: Call; owner: Call }[]> {
  return Promise.all(
    all.map(async (serving) => ({ visitor: callerOn(serving), owner: await ownerOn(serving) })),
  );
}

test('two servers stormed from all sides book nobody twice, lose nothing and tell it once', async () => {
  const actors = await actorsOn(servings);
  const databaseUrl = world.system.database.url;
  const after = await storm({ salon, actors, databaseUrl, lanes: LANES, seconds: SECONDS });
  const endings = Object.values(after.outcomes).flatMap((counts) => Object.keys(counts));
  // A server that gets no processor turns requests away before it begins with them.
  expect(endings.filter((ending) => !/^(done|404 |409 |503 )/.test(ending))).toEqual([]);
  expect(after).toMatchObject({
    overlaps: 0,
    lost: [],
    unheardOf: [],
    wrongEvents: [],
    deadlocks: 0,
  });
  expect(after.outcomes).toMatchObject({ book: { done: expect.any(Number) } });
});

test('two who move one series from its two ends never wait for each other in a circle', async () => {
  const [first, second] = await actorsOn(servings);
  const [ana = '', bia = ''] = salon.professionalIds;
  const path = '/api/v1/appointments';
  const endings: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const day = salon.tomorrow.add({ days: 10 + 3 * round });
    const place = { professionalId: ana, startTime: startOn(day, 60).toString() };
    const booking = { clientId: salon.clientId, serviceIds: [salon.serviceId], ...place };
    const recurrence = { every: 1, unit: 'day', count: 2 };
    const body = { booking, recurrence, conflicts: 'refuse' };
    const booked = await first?.owner({ method: 'POST', path: `${path}/series`, body });
    const [one, other] = Object(booked?.body).bookedIds;
    // Both at the same time, so that each follows the other.
    const to = { version: 1, professionalId: bia, startTime: place.startTime, durationMinutes: 30 };
    await first?.owner({ method: 'PUT', path: `${path}/${other}/time`, body: to });
    const later = { startTime: startOn(day, 120).toString(), conflicts: 'skip' };
    const moves = [
      { actor: first, id: one, body: { version: 1, professionalId: ana, ...later } },
      { actor: second, id: other, body: { version: 2, professionalId: bia, ...later } },
    ];
    const answers = await Promise.all(
      moves.map(({ actor, id, body: move }) =>
        actor?.owner({ method: 'PUT', path: `${path}/${id}/series`, body: move }),
      ),
    );
    for (const answer of answers) endings.push(answer ? outcomeOf(answer) : 'nobody');
  }
  expect(endings.filter((ending) => !/^(done|409 )/.test(ending))).toEqual([]);
  expect(endings).toContain('done');
});
