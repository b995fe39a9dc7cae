import { sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import {
  at,
  everyDay,
  openSalon,
  type Salon,
  TOMORROW,
  visitorOf,
  wishOf,
} from '../../../../tests/booking-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { listFreeDays, listFreeSlots } from './availability.queries.ts';
import { isTakenAt, listBusyTime } from './busy-time.queries.ts';
import { readOffers } from './offer.rules.ts';

const world = testWorld();
let salon: Salon;

beforeAll(async () => {
  salon = await openSalon(world, 'Agenda');
});

/** How often these steps ask the database, and how often about appointments. */
function countQuestions(until: string): Promise<{ all: number; aboutAppointments: number }> {
  return world.inCompany(salon.companyId, async (scope) => {
    // The connection underneath, which drizzle does not show in its type.
    const client = Reflect.get(scope.connection, '$client');
    const query = vi.spyOn(client, 'query');
    const choice = { professionalId: null, serviceIds: [salon.corte] };
    const offers = await readOffers(scope, choice);
    if (!offers.accepted) throw new Error(offers.reason);
    const rules = { zone: 'America/Sao_Paulo', stepMinutes: 30, noticeMinutes: 5 };
    const from = Temporal.PlainDate.from(TOMORROW);
    const span = { from, until: Temporal.PlainDate.from(until) };
    await listFreeDays(scope, { wanted: offers.value, rules, now: noon, ...span });
    const texts = query.mock.calls.map(([asked]) => JSON.stringify(asked));
    query.mockRestore();
    const aboutAppointments = texts.filter((text) => text.includes('appointments')).length;
    return { all: texts.length, aboutAppointments };
  });
}

test('free days need as many questions for a team and a year as for one and a day', async () => {
  const forOne = await countQuestions('2026-03-12');
  for (const name of ['Bia', 'Cida', 'Duda']) {
    await salon.worksOn(await salon.employs(name), everyDay);
  }
  const forMany = await countQuestions('2027-03-11');
  // Who there is, what they do, when they work, and what takes their time.
  expect([forOne, forMany]).toEqual([
    { all: 4, aboutAppointments: 1 },
    { all: 4, aboutAppointments: 1 },
  ]);
});

test('busy time is read from its own index, never from that of the guard', async () => {
  await visitorOf(world).book(wishOf(salon));
  await world.inCompany(salon.companyId, async (scope) => {
    await scope.execute(sql`set local enable_seqscan = off`);
    await scope.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const span = {
      professionalIds: [salon.ana],
      from: noon,
      until: noon.add({ hours: 24 * 31 }),
      now: noon,
      exceptId: null,
    };
    await listBusyTime(scope, span);
    await listBusyTime(scope, { ...span, professionalIds: [salon.ana, salon.companyId] });
    await isTakenAt(scope, { ...span, professionalId: salon.ana, startTime: noon });
    for (const name of ['busy_time_of_one', 'busy_time_of_several', 'taken_at']) {
      const { rows } = await scope.execute<{ parameter_types: string[] }>(
        sql`select parameter_types::text[] from pg_prepared_statements where name = ${name}`,
      );
      const values = rows[0]?.parameter_types.map((type) => valueFor(type)).join(', ');
      const plan = await scope.execute(sql.raw(`explain execute ${name}(${values})`));
      const text = JSON.stringify(plan.rows);
      expect(text).toContain('Index Only Scan using appointments_busy_index');
      expect(text).not.toContain('appointments_apart');
      expect(text).not.toContain('Seq Scan');
    }
  });
});

function valueFor(type: string): string {
  if (type === 'uuid[]') return `array['${salon.ana}']::uuid[]`;
  if (type === 'timestamp with time zone') return `'${noon.toString()}'`;
  if (type === 'bigint' || type === 'integer') return '1';
  return 'null';
}

test('what is about to be moved is not in its own way', async () => {
  const booked = await visitorOf(world).book(
    wishOf(salon, { professionalId: salon.ana, startTime: at('15:00') }),
  );
  const startsWithout = (exceptId: string | null) =>
    world.inCompany(salon.companyId, async (scope) => {
      const choice = { professionalId: salon.ana, serviceIds: [salon.corte] };
      const offers = await readOffers(scope, choice);
      if (!offers.accepted) throw new Error(offers.reason);
      const slots = await listFreeSlots(scope, {
        wanted: offers.value,
        rules: { zone: 'America/Sao_Paulo', stepMinutes: 30, noticeMinutes: null },
        now: noon,
        date: Temporal.PlainDate.from(TOMORROW),
        exceptId,
      });
      return slots.map(({ startTime }) => startTime.toString());
    });
  expect(await startsWithout(null)).not.toContain(at('15:00'));
  expect(await startsWithout(booked.appointmentId)).toContain(at('15:30'));
});
