import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowdIn, type Reading, readingOf } from '../../../tests/plan-support.ts';
import { namesPlannedOnce } from '../../../tests/planned-once.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { readAgenda } from './agenda/agenda.queries.ts';
import { findAppointment } from './appointments/appointment-detail.queries.ts';
import type { AppointmentRow } from './appointments/appointments.queries.ts';
import { appointments } from './appointments/appointments.table.ts';
import {
  type AppointmentSearch,
  listAppointments,
} from './appointments/appointments-list.queries.ts';
import { confirmIfStillScheduled } from './appointments/auto-confirm.commands.ts';
import { readClientHistory } from './appointments/client-history.queries.ts';
import { sweepHolds } from './booking/holds-sweep.commands.ts';
import { findFeed, listFeedEntries, listFeeds } from './feeds/calendar-feeds.queries.ts';
import { isTakenAt, listBusyTime } from './free-time/busy-time.queries.ts';
import { findLinked, readOwn } from './online/own-appointment.queries.ts';
import { listVisitsAround } from './visits/visits-around.queries.ts';

const world = testWorld();
const everybody = { of: 'everybody' } as const;
const zone = 'America/Sao_Paulo';
const today = { from: noon.subtract({ hours: 12 }), until: noon.add({ hours: 12 }) };
const actor = { userId: null, requestId: 'test' };

/** A page or two for all companies of a test together: reading them whole is cheapest there. */
const SMALL = ['companies', 'plans', 'services'];

type Step = (scope: CompanyScope, one: AppointmentRow) => Promise<unknown>;
const steps: [name: string, step: Step][] = [
  ['a day of the agenda', (scope) => readAgenda(scope, agendaOf(1))],
  ['a week of the agenda', (scope) => readAgenda(scope, agendaOf(7))],
  [
    'the agenda of one professional',
    (scope, { professionalId }) => readAgenda(scope, { ...agendaOf(7), professionalId }),
  ],
  ['the list of a day', (scope) => list(scope, today)],
  ['the list of all days', (scope) => list(scope, {})],
  ['the list of all days, further down', (scope, one) => list(scope, {}, one)],
  ['the list of one status', (scope) => list(scope, { status: 'cancelled' })],
  ['the list of requests that wait', (scope) => list(scope, { request: 'waiting' })],
  ['the list of unanswered requests', (scope) => list(scope, { request: 'unanswered' })],
  ['the list of one service', async (scope) => list(scope, { serviceId: await haircut(scope) })],
  [
    'the list of one service on one day',
    async (scope) => list(scope, { ...today, serviceId: await haircut(scope) }),
  ],
  ['the list of a service that nobody had', (scope, { id }) => list(scope, { serviceId: id })],
  ['a search in the list of a day', (scope) => list(scope, { ...today, terms: ['maria'] })],
  ['a search in the list of all days', (scope) => list(scope, { terms: ['maria', 'corte'] })],
  ['the history of a client', (scope, one) => readClientHistory(scope, one.clientId ?? '', noon)],
  [
    'when a page of clients came and comes',
    (scope, one) => listVisitsAround(scope, [one.clientId ?? '', one.id], noon),
  ],
  ['an appointment', (scope, one) => findAppointment(scope, one.id)],
  ["the look-up of a client's own page", (scope, one) => findLinked(scope, one.id)],
  ["a client's own page", (scope, one) => readOwn(scope, one.id, noon)],
  ['confirming by itself', (scope, one) => confirmIfStillScheduled(scope, one.id, noon)],
  ['a calendar that is followed', readFeed],
];

function agendaOf(days: number) {
  return { fromDate: Temporal.PlainDate.from('2026-03-10'), days, zone, sight: everybody };
}

function list(
  scope: CompanyScope,
  search: Partial<AppointmentSearch>,
  after: AppointmentRow | null = null,
) {
  const asked = { search: { terms: [], now: noon, ...search }, sight: everybody };
  return listAppointments(scope, asked, { after, limit: 50 });
}

async function haircut(scope: CompanyScope): Promise<string> {
  const { rows } = await scope.execute<{ id: string }>(sql`select id from services`);
  return rows[0]?.id ?? '';
}

async function readFeed(scope: CompanyScope): Promise<unknown> {
  const { rows } = await scope.execute<{ id: string }>(sql`select id from members`);
  const [known] = await listFeeds(scope, rows[0]?.id ?? crypto.randomUUID(), everybody);
  const feed = known && (await findFeed(scope, known.id));
  return feed && listFeedEntries(scope, feed, noon);
}

async function readings(companyId: string, settings: SQL): Promise<Map<string, Reading>> {
  const all = new Map<string, Reading>();
  for (const [name, step] of steps) {
    const reading = await world.inCompany(companyId, async (scope) => {
      const one = await someAppointment(scope);
      await scope.execute(settings);
      return readingOf(scope, () => step(scope, one));
    });
    all.set(name, reading);
  }
  return all;
}

const someTime = Temporal.Instant.from('2026-03-11T01:00Z');

async function someAppointment(scope: CompanyScope): Promise<AppointmentRow> {
  const [row] = await scope.select().from(appointments).where(eq(appointments.startTime, someTime));
  if (!row) throw new Error('Nobody has an appointment then');
  return row;
}

describe('among many other companies', () => {
  const asUsual = sql`set local enable_bitmapscan = on`;
  // One way of reading, so that pages can be compared.
  const rowByRow = sql`select set_config('enable_bitmapscan', 'off', true),
    set_config('enable_seqscan', 'off', true)`;
  let [few, many, usual] = [new Map<string, Reading>(), new Map(), new Map()];
  let companyId: string;

  beforeAll(async () => {
    companyId = await crowdIn(world, { name: 'vizinha-', companies: 20 });
    few = await readings(companyId, rowByRow);
    await crowdIn(world, { name: 'distante-', companies: 100 });
    many = await readings(companyId, rowByRow);
    usual = await readings(companyId, asUsual);
  }, 120_000);

  test.each(steps.map(([name]) => name))('%s is read by its indexes, not by the guards', (name) => {
    const { sequential = [], indexes = [] } = usual.get(name) ?? {};
    expect(sequential.filter((table: string) => !SMALL.includes(table))).toEqual([]);
    expect(indexes.filter((index: string) => index.endsWith('_apart'))).toEqual([]);
  });

  test.each(steps.map(([name]) => name))('%s costs at most a page more at each place', (name) => {
    const [before, after] = [few.get(name), many.get(name)];
    expect(after?.pages).toBeLessThanOrEqual((before?.pages ?? 0) + (after?.places ?? 0));
  });

  test('what is in the way of one professional is planned once, not for each who asks', async () => {
    const names = await world.inCompany(companyId, async (scope) => {
      const { professionalId } = await someAppointment(scope);
      const asked = { now: noon, exceptId: null };
      const span = { ...today, ...asked, professionalIds: [professionalId] };
      return namesPlannedOnce(scope, async () => {
        await listBusyTime(scope, span);
        await isTakenAt(scope, { ...asked, professionalId, startTime: noon });
      });
    });
    expect(names).toEqual(['busy_time_of_one', 'taken_at']);
  });

  test('sweeping reads the times that are held and nothing else', async () => {
    const reading = await world.system.scopes.asOperator(actor, (scope) =>
      readingOf(scope, () => sweepHolds(scope, noon)),
    );
    expect(reading.sequential).toEqual([]);
    expect(reading.indexes).toContain('appointments_hold_index');
    expect(reading.pages).toBeLessThan(50);
  });
});
