import { setTimeout } from 'node:timers/promises';
import { eq, lte } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  at,
  openSalon,
  refusalOf,
  type Salon,
  somePhone,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { mergeClients } from '../clients/client-merge.commands.ts';
import { removeClient } from '../clients/clients.commands.ts';
import { appointments } from './appointments.table.ts';
import { sweepHolds } from './holds-sweep.commands.ts';
import { placeNew } from './placing.commands.ts';

const world = testWorld({ variables: { RATE_LIMITS: 'off' } });
let salon: Salon;
let day = Temporal.PlainDate.from(TOMORROW);
const BRIEFLY = 200;

beforeAll(async () => {
  salon = await openSalon(world, 'Trancas');
});

function freshDay(): string {
  day = day.add({ days: 1 });
  return day.toString();
}

/** Does a step, and keeps its transaction open until the others had time to run into it. */
async function whileOpen(
  step: Parameters<typeof world.inCompany>[1],
  others: () => Promise<unknown>,
): Promise<unknown> {
  let isDone = () => {};
  const done = new Promise<void>((resolve) => {
    isDone = resolve;
  });
  const opened = world.inCompany(salon.companyId, async (scope) => {
    await step(scope);
    isDone();
    await setTimeout(BRIEFLY);
  });
  await done;
  const [answer] = await Promise.all([others(), opened]);
  return answer;
}

describe('a client who is merged while she books', () => {
  async function pair() {
    const phone = somePhone().replace(/\D/g, '');
    const mergedId = await salon.serves('Rosa Dias', { phone });
    const keptId = await salon.serves('Rosa Dias', { phone });
    const mergedBy = { userId: salon.ownerId, name: 'Bê' };
    return { phone, keptId, mergedId, mergedBy };
  }

  test('books as who she is now', async () => {
    const { phone, ...merge } = await pair();
    const wish = { clientName: 'Rosa Dias', clientPhone: phone };
    const startTime = at('10:00', freshDay());
    const outcome = await whileOpen(
      (scope) => mergeClients(scope, merge),
      () => visitorOf(world).book(wishOf(salon, { ...wish, startTime })),
    );
    expect(outcome).toMatchObject({ startTime });
  });

  test('or as somebody new when she was deleted', async () => {
    const phone = somePhone();
    const id = await salon.serves('Rosa Dias', { phone: phone.replace(/\D/g, '') });
    const startTime = at('10:00', freshDay());
    const wish = wishOf(salon, { clientName: 'Rosa Dias', clientPhone: phone, startTime });
    const outcome = await whileOpen(
      (scope) => removeClient(scope, id),
      () => visitorOf(world).book(wish),
    );
    expect(outcome).toMatchObject({ startTime });
  });

  test('is not found by staff who still see the old one', async () => {
    const { phone: _phone, ...merge } = await pair();
    const api = await world.as(salon.ownerId);
    const wish = { professionalId: salon.ana, serviceIds: [salon.corte] };
    const startTime = at('10:00', freshDay());
    const refusal = await whileOpen(
      (scope) => mergeClients(scope, merge),
      () =>
        refusalOf(
          api.scheduling.appointments.book({ ...wish, startTime, clientId: merge.mergedId }),
        ),
    );
    expect(refusal).toBe('CLIENT_NOT_FOUND');
  });
});

test('one key for two held times books one of them, and the other is told', async () => {
  const date = freshDay();
  const clientPhone = somePhone();
  const attempts = await Promise.all(
    ['08:00', '10:00'].map(async (time) => {
      const startTime = at(time, date);
      const visitor = visitorOf(world, { requestKey: 'two-holds' });
      const { holdId } = await visitor.hold(wishedTime(startTime));
      return () => visitor.book(wishOf(salon, { startTime, holdId, clientPhone }));
    }),
  );
  const codes = await Promise.all(attempts.map((attempt) => refusalOf(attempt())));
  expect(codes.toSorted()).toEqual(['ACCEPTED', 'REQUEST_KEY_REUSED']);
});

function wishedTime(startTime: string) {
  const choice = { professionalId: salon.ana, serviceIds: [salon.corte] };
  return { idOrSlug: salon.companyId, ...choice, startTime };
}

describe('holds that are over', () => {
  const BUFFERS = { bufferBeforeInMinutes: 0, bufferAfterInMinutes: 0 };

  async function overHold(startTime: string, id: string): Promise<void> {
    const startsAt = Temporal.Instant.from(startTime);
    const place = { professionalId: salon.ana, startsAt, endsAt: startsAt.add({ minutes: 30 }) };
    await world.inCompany(salon.companyId, (scope) =>
      placeNew(scope, { id, kind: 'hold', heldUntil: noon, ...place, ...BUFFERS }, noon),
    );
  }

  function lock(id: string) {
    return (scope: Parameters<Parameters<typeof world.inCompany>[1]>[0]) =>
      scope.select().from(appointments).where(eq(appointments.id, id)).for('update');
  }

  test('are swept without waiting for whoever is busy with one of them', async () => {
    const date = freshDay();
    const [busy, free] = [crypto.randomUUID(), crypto.randomUUID()];
    await overHold(at('08:00', date), busy);
    await overHold(at('08:30', date), free);
    const left = await whileOpen(lock(busy), async () => {
      const actor = { userId: null, requestId: 'test' };
      await world.system.scopes.asOperator(actor, (scope) => sweepHolds(scope, noon));
      return world.inCompany(salon.companyId, (scope) =>
        scope
          .select({ id: appointments.id })
          .from(appointments)
          .where(lte(appointments.heldUntil, noon)),
      );
    });
    expect(left).toEqual([{ id: busy }]);
  });

  test('are cleared away in one order for everybody', async () => {
    const date = freshDay();
    const [first, second] = [
      '00000000-0000-4000-8000-000000000001',
      'ffffffff-ffff-4fff-8fff-ffffffffffff',
    ];
    await overHold(at('08:00', date), second);
    await overHold(at('08:30', date), first);
    const other = world.inCompany(salon.companyId, async (scope) => {
      await lock(first)(scope);
      await setTimeout(BRIEFLY);
      await lock(second)(scope);
    });
    await setTimeout(BRIEFLY / 4);
    const wish = wishOf(salon, { startTime: at('08:00', date) });
    expect(await refusalOf(visitorOf(world).book(wish))).toBe('ACCEPTED');
    await other;
  });
});
