import type { NoticeKind } from '@app/domain/messaging/notice';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon, seenIn } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { noticeJobs } from './notices.jobs.ts';

const world = testWorld();
const NEXT_DAY = noon.add({ hours: 24 });
let salon: Salon;
let other: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});

/** What runs each morning, and what it puts into the queue. */
async function everyMorning(
  now: Temporal.Instant,
  of: 'unsolved' | 'requests' = 'unsolved',
): Promise<string[]> {
  const { mailer, scopes, logger, database } = world.system;
  const jobs = noticeJobs({ mailer, publicUrl: 'http://localhost:3000' });
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  await jobs.find(({ name }) => name === `notice.look-for-${of}`)?.run(context, {});
  const { rows } = await database.pool.query(
    'delete from pgboss.job where name = $1 returning data',
    [`notice.${of}`],
  );
  const tell = jobs.find(({ name }) => name === `notice.${of}`);
  // Twice, as the queue may.
  for (const { data } of [...rows, ...rows]) await tell?.run(context, data);
  return rows.map(({ data }) => data.companyId);
}

async function told({ api }: Salon, kind: NoticeKind = 'appointments-unsolved'): Promise<number> {
  const { items } = await api.messaging.notices.list({});
  return items.filter((one) => one.kind === kind).length;
}

test('a visit that nobody can serve is told of each morning, until it is solved', async () => {
  const { id } = await book(salon, at(20, '09:00'));
  await book(other, at(20, '09:00'));
  expect(await everyMorning(noon)).toEqual([]);

  const dayOff = {
    professionalId: salon.ana,
    kind: 'vacation' as const,
    reason: '',
    shifts: [],
    firstDay: '2026-03-20',
    lastDay: '2026-03-20',
  };
  const { createException } = salon.api.team.schedules;
  const seenAppointments = await seenIn(createException(dayOff));
  await createException({ ...dayOff, seenAppointments });
  expect(await everyMorning(noon)).toEqual([salon.salon.companyId]);
  expect(await told(salon)).toBe(1);
  await everyMorning(noon);
  expect(await told(salon)).toBe(1);
  await everyMorning(NEXT_DAY);
  expect(await told(salon)).toBe(2);
  expect(await told(other)).toBe(0);

  await salon.api.scheduling.appointments.changeStatus({ id, status: 'cancelled' });
  await everyMorning(NEXT_DAY.add({ hours: 24 }));
  expect(await told(salon)).toBe(2);
});

test('requests that wait are told of each morning, until they are answered or their time has come', async () => {
  const { id } = await book(salon, at(12, '09:00'));
  expect(await everyMorning(noon, 'requests')).toEqual([]);
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.update(appointments).set({ needsApproval: true }).where(eq(appointments.id, id)),
  );
  const requests = () => told(salon, 'requests-waiting');
  expect(await everyMorning(noon, 'requests')).toEqual([salon.salon.companyId]);
  expect(await requests()).toBe(1);
  await everyMorning(noon, 'requests');
  expect(await requests()).toBe(1);
  await everyMorning(NEXT_DAY, 'requests');
  expect(await requests()).toBe(2);
  expect(await told(other, 'requests-waiting')).toBe(0);
  expect(await everyMorning(Temporal.Instant.from(at(12, '09:00')), 'requests')).toEqual([]);

  await salon.api.scheduling.appointments.changeStatus({ id, status: 'confirmed' });
  expect(await everyMorning(NEXT_DAY, 'requests')).toEqual([]);
});
