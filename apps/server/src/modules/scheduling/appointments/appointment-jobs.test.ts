import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { effects } from '../../../foundation/jobs/effects.table.ts';
import { companies } from '../../company/companies.table.ts';
import { placeNew } from '../booking/placing.commands.ts';
import { appointmentJobs } from './appointments.jobs.ts';
import { appointments } from './appointments.table.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
});

type StoredJob = { data: object; start_after: Date };

/** What waits in a queue, taken out of it. */
async function taken(queue: string): Promise<StoredJob[]> {
  const query = 'delete from pgboss.job where name = $1 returning data, start_after';
  return (await world.system.database.pool.query<StoredJob>(query, [queue])).rows;
}

async function run(name: string, data: object = {}): Promise<void> {
  const job = appointmentJobs.find((one) => one.name === name);
  const { scopes, logger } = world.system;
  const actor = { userId: null, requestId: `test-${name}` };
  await job?.run({ scopes, actor, now: noon, logger }, data);
}

async function runAll(queue: string): Promise<void> {
  for (const { data } of await taken(queue)) await run(queue, data);
}

function confirmAfter(seconds: number | null): Promise<unknown> {
  return world.inCompany(salon.salon.companyId, (scope) =>
    scope.update(companies).set({ autoConfirmAfterInSeconds: seconds }),
  );
}

async function statusOf(id: string): Promise<string> {
  return (await salon.api.scheduling.appointments.get({ id })).status;
}

describe('an appointment confirms itself', () => {
  async function planned(startTime: string): Promise<{ id: string; timers: StoredJob[] }> {
    const { id } = await book(salon, startTime);
    await runAll('appointment.plan-confirmation');
    return { id, timers: await taken('appointment.auto-confirm') };
  }

  test('after a while, where the company wants it', async () => {
    await confirmAfter(30);
    const { id, timers } = await planned(at(11, '09:00'));
    expect(timers).toMatchObject([
      { data: { appointmentId: id }, start_after: new Date(noon.epochMilliseconds + 30_000) },
    ]);
    await run('appointment.auto-confirm', timers[0]?.data);
    expect(await statusOf(id)).toBe('confirmed');
  });

  test('never where nobody asked for it', async () => {
    await confirmAfter(null);
    expect((await planned(at(12, '09:00'))).timers).toEqual([]);
  });

  test('not where the company gave it up meanwhile', async () => {
    await confirmAfter(30);
    const { id, timers } = await planned(at(12, '11:00'));
    await confirmAfter(null);
    await run('appointment.auto-confirm', timers[0]?.data);
    expect(await statusOf(id)).toBe('scheduled');
  });

  test.each(['cancelled', 'completed', 'no_show'] as const)(
    'only if it is still as it was booked, not when it is %s',
    async (status) => {
      await confirmAfter(0);
      const { id, timers } = await planned(at(13, '09:00'));
      await salon.api.scheduling.appointments.changeStatus({ id, status });
      await run('appointment.auto-confirm', timers[0]?.data);
      expect(await statusOf(id)).toBe(status);
      await salon.api.scheduling.appointments.remove({ id });
    },
  );

  test('never before somebody approved it', async () => {
    await confirmAfter(0);
    const { id } = await book(salon, at(16, '09:00'));
    const [told] = await taken('appointment.plan-confirmation');
    const { companyId } = salon.salon;
    const announced = { appointmentId: id, needsApproval: true };
    expect(told?.data).toMatchObject({ companyId, announced: { needsApproval: false } });
    const waiting = { companyId, announced };
    await run('appointment.plan-confirmation', waiting);
    expect(await taken('appointment.auto-confirm')).toEqual([]);
    await world.inCompany(companyId, (scope) =>
      scope.update(appointments).set({ needsApproval: true }).where(eq(appointments.id, id)),
    );
    await run('appointment.auto-confirm', { companyId, appointmentId: id });
    expect(await statusOf(id)).toBe('scheduled');
  });

  test('not when it is gone', async () => {
    const { companyId } = salon.salon;
    await run('appointment.auto-confirm', { companyId, appointmentId: salon.maria });
  });
});

test('times that were held and never taken are swept away, of every company', async () => {
  const other = await openSalon(world, 'Barbearia');
  for (const { salon: story, ana } of [salon, other]) {
    await world.inCompany(story.companyId, async (scope) => {
      for (const [hour, heldUntil] of [
        [9, noon],
        [10, noon.add({ seconds: 1 })],
      ] as const) {
        const startTime = Temporal.Instant.from(at(20, '00:00')).add({ hours: hour });
        const place = { startTime, endTime: startTime.add({ hours: 1 }), professionalId: ana };
        const buffers = { bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };
        await placeNew(scope, { kind: 'hold', heldUntil, ...place, ...buffers }, noon);
      }
    });
  }
  await run('appointment.sweep-holds');
  for (const { salon: story } of [salon, other]) {
    const left = await world.inCompany(story.companyId, (scope) =>
      scope.select().from(appointments).where(eq(appointments.kind, 'hold')),
    );
    expect(left.map(({ heldUntil }) => heldUntil?.toString())).toEqual([
      noon.add({ seconds: 1 }).toString(),
    ]);
  }
});

test('challenges are forgotten after two days, what was done for somebody never', async () => {
  const { companyId } = salon.salon;
  const old = noon.subtract({ hours: 49 });
  const kept = ['booking-challenge:new', 'bookings-report', 'welcome-again'];
  await world.inCompany(companyId, (scope) =>
    scope
      .insert(effects)
      .values([
        ...kept.slice(0, 1).map((key) => ({ key, doneAt: noon.subtract({ hours: 47 }) })),
        ...kept.slice(1).map((key) => ({ key, doneAt: old })),
        { key: 'booking-challenge:old', doneAt: old },
      ]),
  );
  await run('appointment.forget-requests');
  const left = await world.inCompany(companyId, (scope) => scope.select().from(effects));
  const keys = left.map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(kept));
  expect(keys.filter((key) => key.endsWith(':old'))).toEqual([]);
});

test('whoever is forgotten leaves no words behind, neither in appointments nor in their trail', async () => {
  const secret = 'Minha mãe mora ao lado';
  const rosa = await salon.salon.serves('Rosa Secreta', { phone: '11955554444' });
  const kept = await book(salon, at(24, '09:00'), { clientId: rosa, notes: secret });
  const gone = await book(salon, at(24, '11:00'), { clientId: rosa, notes: secret });
  await salon.api.scheduling.appointments.remove({ id: gone.id });
  await salon.api.clients.record.anonymize({ clientId: rosa });
  await runAll('appointment.forget-client');

  expect(await salon.api.scheduling.appointments.get({ id: kept.id })).toMatchObject({
    notes: '',
    startTime: at(24, '09:00'),
    priceCents: 5000,
  });
  const { rows } = await world.system.scopes.asOperator(
    { userId: null, requestId: 'test' },
    (scope) =>
      scope.execute(`select before, after from audit_records where table_name = 'appointments'`),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
