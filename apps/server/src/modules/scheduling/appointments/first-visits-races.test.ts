import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { firstVisitsOf } from '../../../../tests/first-visits-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { placeOf } from '../booking/place.rules.ts';
import { placeAgain } from '../booking/placing.commands.ts';
import { type AppointmentRow, lockEntry } from './appointments.queries.ts';
import { appointments } from './appointments.table.ts';

const world = testWorld();
let salon: Salon;
const BRIEFLY = 200;
const FIRST = at(11, '09:00');
const BETWEEN = at(12, '09:00');
const SECOND = at(13, '09:00');
const THIRD = at(16, '09:00');
type Step = (scope: CompanyScope) => Promise<unknown>;

beforeAll(async () => {
  salon = await openSalon(world);
});
beforeEach(async () => {
  await inSalon((scope) => scope.delete(appointments));
});

function inSalon<Answer>(work: (scope: CompanyScope) => Promise<Answer>): Promise<Answer> {
  return world.inCompany(salon.salon.companyId, work);
}

async function firstOfMaria(): Promise<string | undefined> {
  return (await firstVisitsOf(world, salon.salon.companyId))[salon.maria];
}

/** The first has done everything but commit when the second begins, and ends when that one waits. */
async function inTurn(first: Step, second: Step): Promise<void> {
  const isDone = Promise.withResolvers<void>();
  const firstOne = inSalon(async (scope) => {
    await whole(scope, first);
    isDone.resolve();
    await setTimeout(BRIEFLY);
  });
  await Promise.race([isDone.promise, firstOne]);
  await Promise.all([firstOne, inSalon((scope) => whole(scope, second))]);
}

/** With what otherwise happens at the end. */
async function whole(scope: CompanyScope, step: Step): Promise<void> {
  await step(scope);
  await scope.execute('set constraints all immediate');
}

function inBothOrders(name: string, steps: () => [Step, Step], then: () => Promise<void>): void {
  test.each(['the one', 'the other'])(`${name}, %s first`, async (order) => {
    const [one, other] = steps();
    await (order === 'the one' ? inTurn(one, other) : inTurn(other, one));
    await then();
  });
}

function visitAt(moment: string): Step {
  const startTime = Temporal.Instant.from(moment);
  const endTime = startTime.add({ hours: 1 });
  const times = { startTime, endTime, busyFrom: startTime, busyUntil: endTime };
  return (scope) =>
    scope
      .insert(appointments)
      .values({ ...times, clientId: salon.maria, professionalId: salon.ana });
}

function withStatus(moment: string, status: AppointmentRow['status']): Step {
  const isThen = eq(appointments.startTime, Temporal.Instant.from(moment));
  return (scope) => scope.update(appointments).set({ status }).where(isThen);
}

describe('at the same moment', () => {
  beforeEach(async () => {
    for (const time of [FIRST, SECOND, THIRD]) await inSalon(visitAt(time));
  });

  inBothOrders(
    'the first visit is cancelled and one before the next is booked',
    () => [withStatus(FIRST, 'cancelled'), visitAt(BETWEEN)],
    async () => expect(await firstOfMaria()).toBe(BETWEEN),
  );

  inBothOrders(
    'the first visit is cancelled, and so is the next',
    () => [withStatus(FIRST, 'cancelled'), withStatus(SECOND, 'cancelled')],
    async () => expect(await firstOfMaria()).toBe(THIRD),
  );

  inBothOrders(
    'everything but the last is cancelled, and the last',
    () => [
      async (scope) => {
        await withStatus(FIRST, 'cancelled')(scope);
        await withStatus(SECOND, 'cancelled')(scope);
      },
      withStatus(THIRD, 'cancelled'),
    ],
    async () => expect(await firstOfMaria()).toBeUndefined(),
  );
});

describe('at the same moment of somebody without visits', () => {
  inBothOrders(
    'two are booked',
    () => [visitAt(FIRST), visitAt(SECOND)],
    async () => expect(await firstOfMaria()).toBe(FIRST),
  );
});

describe('at the same moment of somebody with a single visit', () => {
  beforeEach(async () => {
    await inSalon(visitAt(FIRST));
  });

  inBothOrders(
    'it is cancelled and another one booked',
    () => [withStatus(FIRST, 'cancelled'), visitAt(SECOND)],
    async () => expect(await firstOfMaria()).toBe(SECOND),
  );
});

test('whoever moves several and whoever books where one of them goes do not wait in a circle', async () => {
  const [one, other] = [await book(salon, FIRST), await book(salon, SECOND)];
  const { booking, moved } = await inSalon(async (scope) => {
    await moveTo(scope, one.id, BETWEEN);
    const attempt = Promise.allSettled([book(salon, THIRD)]);
    await setTimeout(BRIEFLY);
    return { booking: attempt, moved: await moveTo(scope, other.id, THIRD) };
  });
  expect(await booking).toMatchObject([{ value: { startTime: THIRD } }]);
  expect(moved).toBeNull();
  expect(await firstOfMaria()).toBe(BETWEEN);
});

async function moveTo(scope: CompanyScope, id: string, moment: string) {
  const row = await lockEntry(scope, id);
  if (!row) throw new Error('There is nothing to move');
  const startTime = Temporal.Instant.from(moment);
  const to = { ...placeOf(row), startTime, endTime: startTime.add({ hours: 1 }) };
  return placeAgain(scope, { row, to }, noon);
}
