import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { knows } from '../../../../tests/marketing-support.ts';
import { testWorld } from '../../../../tests/support.ts';
import { appointments } from '../../scheduling/appointments/appointments.table.ts';
import { messages } from '../messages.table.ts';
import { campaigns } from './campaigns.table.ts';

const world = testWorld();
let salon: Salon;
let ana: string;
let bia: string;
let campaignId: string;
const period = { from: '2026-03-01', to: '2026-03-31' };

beforeAll(async () => {
  salon = await openSalon(world);
  [ana = '', bia = ''] = await knows(world, salon, [{ name: 'Ana' }, { name: 'Bia' }]);
  campaignId = await world.inCompany(salon.salon.companyId, async (scope) => {
    const [made] = await scope
      .insert(campaigns)
      .values({
        name: 'Outono',
        text: 'Oi',
        segments: ['all'],
        state: 'completed',
        startedAt: Temporal.Instant.from(at(2, '10:00')),
        totalRecipients: 2,
      } as typeof campaigns.$inferInsert)
      .returning();
    return made?.id ?? '';
  });
});

beforeEach(() =>
  world.inCompany(salon.salon.companyId, async (scope) => {
    await scope.delete(messages);
    await scope.delete(appointments).where(eq(appointments.source, 'staff'));
  }),
);

let told = 0;
type Told = Partial<typeof messages.$inferInsert>;

/** A message of the campaign that left at a moment. */
function tell(clientId: string, sentAt: string, more: Told = {}): Promise<unknown> {
  told += 1;
  const moment = Temporal.Instant.from(sentAt);
  return world.inCompany(salon.salon.companyId, (scope) =>
    scope.insert(messages).values({
      occasion: 'campaign',
      occasionKey: `told:${told}`,
      clientId,
      campaignId,
      state: 'delivered',
      plannedAt: moment,
      sentAt: moment,
      ...more,
    }),
  );
}

/** She books at a moment. */
async function books(clientId: string, createdAt: string): Promise<string> {
  const { id } = await book({ ...salon, maria: clientId }, at(20, '10:00'));
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope
      .update(appointments)
      .set({ createdAt: Temporal.Instant.from(createdAt) })
      .where(eq(appointments.id, id)),
  );
  return id;
}

const figures = () => salon.api.messaging.analytics.figures();
const report = (more = {}) => salon.api.messaging.analytics.report({ ...period, ...more });

test('a month is compared with the same days of the one before', async () => {
  await tell(ana, at(2, '10:00'), { state: 'read' });
  await tell(bia, at(2, '10:00'), { state: 'sent' });
  await tell(ana, '2026-02-11T02:59:59Z');
  await tell(bia, '2026-02-11T03:00:00Z');
  expect(await figures()).toEqual({
    firstDay: '2026-03-01',
    comparedUntil: '2026-02-10',
    sent: { value: 2, change: 1 },
    deliveryRate: { value: 0.5, change: -0.5 },
    reached: { value: 2, change: 1 },
    conversionRate: { value: 0, change: null },
  });
});

test('a month begins at midnight of the company', async () => {
  await tell(ana, '2026-03-01T02:59:59Z');
  await tell(bia, '2026-03-01T03:00:00Z');
  expect(await figures()).toMatchObject({ sent: { value: 1, change: null } });
});

test('a rate of which the gateway tells nothing is not known', async () => {
  await tell(ana, at(2, '10:00'), { state: 'sent' });
  expect(await figures()).toMatchObject({
    sent: { value: 1 },
    deliveryRate: { value: null, change: null },
  });
  expect(await report()).toMatchObject({ delivered: null, read: null, clicked: null });
});

test('what is no marketing is not counted', async () => {
  await tell(ana, at(2, '10:00'), { occasion: 'appointment_reminder_24h', campaignId: null });
  expect(await figures()).toMatchObject({ sent: { value: 0 }, reached: { value: 0 } });
});

test.each([
  ['the moment it left', at(2, '10:00'), 1],
  ['just before seven days', at(9, '09:59'), 1],
  ['after seven days', at(9, '10:00'), 0],
  ['before it left', at(2, '09:59'), 0],
])('a booking %s is owed to it or not', async (_case, bookedAt, expected) => {
  await tell(ana, at(2, '10:00'));
  await books(ana, bookedAt);
  expect(await report()).toMatchObject({ sent: 1, converted: expected });
});

test('a booking that was cancelled is owed to nothing', async () => {
  await tell(ana, at(2, '10:00'));
  const id = await books(ana, at(3, '10:00'));
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.update(appointments).set({ status: 'cancelled' }).where(eq(appointments.id, id)),
  );
  expect(await report()).toMatchObject({ converted: 0 });
});

test('a report tells of each campaign, and of the hours', async () => {
  await tell(ana, at(2, '08:30'), { state: 'read' });
  await tell(bia, at(2, '14:59'));
  await tell(bia, at(3, '23:10'), { campaignId: null, occasion: 'reengagement' });
  await tell(bia, at(3, '10:00'), { state: 'failed', sentAt: null });
  await books(ana, at(4, '10:00'));
  const answer = await report();
  expect(answer).toMatchObject({
    sent: 3,
    delivered: 3,
    read: 1,
    clicked: null,
    converted: 1,
    failed: 1,
    reached: 2,
    campaigns: [
      { campaignId, name: 'Outono', recipients: 2, sent: 2, read: 1, converted: 1, failed: 1 },
    ],
    slots: [
      { hour: 9, sent: 1, read: 1 },
      { hour: 12, sent: 1, read: 0 },
      { hour: 15, sent: 0, read: 0 },
      { hour: 18, sent: 0, read: 0 },
      { hour: 21, sent: 1, read: 0 },
    ],
  });
  expect(await report({ campaignId })).toMatchObject({ sent: 2, reached: 2 });
});

test('clients are counted by the lines of the analytics', async () => {
  await knows(world, salon, [
    { name: 'Vip', visits: Array.from({ length: 5 }, () => ({ day: -2 })) },
    { name: 'Sumida', visits: [{ day: -31 }] },
    { name: 'Volta', visits: [{ day: -40 }, { day: 3 }] },
    { name: 'No limite', visits: [{ day: -30 }] },
    { name: 'Nova', visits: [] },
  ]);
  const { clients } = await report();
  // Ana, Bia, Nova and she who is known from the beginning never came.
  expect(clients).toEqual({ total: 8, vip: 1, inactive: 6 });
});

test('a period that ends before it begins, or is longer than a year, is refused', async () => {
  for (const wrong of [
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2025-01-01', to: '2026-03-01' },
  ]) {
    await expect(report(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
});

test('another company counts its own', async () => {
  await tell(ana, at(2, '10:00'));
  const other = await openSalon(world, 'Outro Salão');
  expect(await other.api.messaging.analytics.report(period)).toMatchObject({
    sent: 0,
    campaigns: [],
  });
});
