import { beforeAll, expect, test } from 'vitest';
import { at, book, openSalon, type Salon, seenIn } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
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
async function everyMorning(now: Temporal.Instant): Promise<string[]> {
  const { mailer, scopes, logger, database } = world.system;
  const jobs = noticeJobs({ mailer, publicUrl: 'http://localhost:3000' });
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  await jobs.find(({ name }) => name === 'notice.look-for-unsolved')?.run(context, {});
  const { rows } = await database.pool.query(
    "delete from pgboss.job where name = 'notice.unsolved' returning data",
  );
  const tell = jobs.find(({ name }) => name === 'notice.unsolved');
  // Twice, as the queue may.
  for (const { data } of [...rows, ...rows]) await tell?.run(context, data);
  return rows.map(({ data }) => data.companyId);
}

async function told({ api }: Salon): Promise<number> {
  const { items } = await api.messaging.notices.list({});
  return items.filter(({ kind }) => kind === 'appointments-unsolved').length;
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
