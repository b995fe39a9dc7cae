import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../tests/support.ts';
import { noteHandedOver } from './connection/handed-over.commands.ts';
import { noteReceipts } from './connection/receipts.commands.ts';
import { noteIncoming } from './conversations/incoming.commands.ts';
import { messageJobs } from './messages.jobs.ts';
import { messages } from './messages.table.ts';
import { readMessagingSettings } from './messaging-settings.queries.ts';
import { messagingSettings } from './messaging-settings.table.ts';
import { notices } from './notices/notices.table.ts';
import { noteOutcome } from './sending/outcomes.commands.ts';
import type { Taken } from './sending/taking.commands.ts';
import { LOOK_FOR_ANSWER } from './unanswered.commands.ts';

const world = testWorld();
const ASKING = 'Responda SIM para confirmar ou NÃO para cancelar.';
let salon: Salon;
let other: Salon;
let written = 0;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});
beforeEach(() =>
  inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(notices);
  }),
);

function inSalon<Row>(work: Parameters<typeof world.inCompany<Row>>[1]): Promise<Row> {
  return world.inCompany(salon.salon.companyId, work);
}

/** A reminder on the list of whoever sends by hand; sent there it has left. */
async function remind(
  appointmentId: string,
  { text = ASKING, clientId = salon.maria } = {},
): Promise<void> {
  const [row] = await inSalon((scope) =>
    scope
      .insert(messages)
      .values({
        occasion: 'appointment_reminder_24h',
        occasionKey: `unanswered-${++written}`,
        clientId,
        appointmentId,
        channel: 'link',
        plannedAt: noon,
        tooLateAt: noon.add({ hours: 200 }),
        recipient: '+5511987654321',
        text,
      })
      .returning(),
  );
  await salon.api.messaging.byHand.markSent({ id: row?.id ?? '' });
}

/** What waits in the queue is done at this moment; answers when it was to be done. */
async function lookAt(now: Temporal.Instant): Promise<string[]> {
  const { scopes, logger, database } = world.system;
  const { rows } = await database.pool.query(
    'delete from pgboss.job where name = $1 returning data, start_after',
    [LOOK_FOR_ANSWER],
  );
  const context = { scopes, actor: { userId: null, requestId: 'test' }, now, logger };
  const job = messageJobs.find(({ name }) => name === LOOK_FOR_ANSWER);
  // Twice, as the queue may.
  for (const { data } of [...rows, ...rows]) await job?.run(context, data);
  return rows.map((row) => row.start_after.toISOString());
}

const told = async ({ api }: Salon) =>
  (await api.messaging.notices.list({})).items.filter(
    ({ kind }) => kind === 'appointment-unanswered',
  );

test('a reminder that nobody answers is told of three hours before the visit, once', async () => {
  const { id } = await book(salon, at(20, '14:00'));
  await remind(id);
  expect(await lookAt(Temporal.Instant.from('2026-03-20T14:00:00Z'))).toEqual([
    '2026-03-20T14:00:00.000Z',
  ]);
  expect(await told(salon)).toMatchObject([{ appointmentId: id, clientName: 'María Antônia' }]);
  expect(await told(other)).toEqual([]);
});

test('whoever was reminded late has two hours to answer, or nobody is told', async () => {
  const { id } = await book(salon, at(10, '16:30'));
  await remind(id);
  const twoHoursLater = noon.add({ hours: 2 });
  expect((await lookAt(twoHoursLater)).map((moment) => Temporal.Instant.from(moment))).toEqual([
    twoHoursLater,
  ]);
  expect(await told(salon)).toMatchObject([{ appointmentId: id }]);
  const soon = await book(salon, at(10, '13:30'));
  await remind(soon.id);
  expect(await lookAt(twoHoursLater)).toEqual([]);
});

test('nobody is told in the quiet hours of the company, but when they are over', async () => {
  const { id } = await book(salon, at(10, '18:00'));
  const quiet = { quietFrom: '13:30', quietUntil: '15:15' };
  const before = await inSalon(readMessagingSettings);
  await inSalon((scope) => scope.insert(messagingSettings).values({ ...before, ...quiet }));
  try {
    await remind(id);
    expect(await lookAt(noon)).toEqual(['2026-03-10T18:15:00.000Z']);
  } finally {
    await inSalon((scope) => scope.delete(messagingSettings));
  }
});

describe('of a reminder that the gateway took', () => {
  type Take = (id: string) => Promise<void>;
  const providerId = 'wamid.lembrete';
  const to = '+5511987654321';
  const byItsNews: Take = () =>
    inSalon((scope) =>
      noteHandedOver(scope, [{ kind: 'handed-over', providerId, to, text: ASKING }]),
    );
  const byItsReceipt: Take = (reference) => {
    const receipt = { kind: 'receipt', providerId, reference, status: 'sent' } as const;
    return inSalon(async (scope) => {
      await noteReceipts(scope, [{ ...receipt, errorCode: null, at: null }], noon);
    });
  };
  const byOurAnswer: Take = (messageId) => {
    // Of what was taken an outcome looks at these alone.
    const taken = { message: { id: messageId }, takenAt: noon } as Taken;
    const outcome = { outcome: 'accepted', providerId, usedNumber: to } as const;
    return inSalon((scope) => noteOutcome(scope, taken, { outcome, now: noon }));
  };

  test.each([
    ['by our own answer', [byOurAnswer]],
    ['by news of it, where our own answer is lost', [byItsNews]],
    ['by its receipt, where our own answer is lost', [byItsReceipt]],
    ['by news before our own answer', [byItsNews, byOurAnswer]],
    ['by a receipt before our own answer', [byItsReceipt, byOurAnswer]],
  ] as const)('%s the missing answer is looked for once', async (_case, takes) => {
    const { id: appointmentId } = await book(salon, at(24, '14:00'));
    const [row] = await inSalon((scope) =>
      scope
        .insert(messages)
        .values({
          occasion: 'appointment_reminder_24h',
          occasionKey: `taken-${++written}`,
          clientId: salon.maria,
          appointmentId,
          state: 'sending',
          plannedAt: noon,
          takenAt: noon,
          recipient: to,
          text: ASKING,
        })
        .returning(),
    );
    for (const take of takes) await take(row?.id ?? '');
    expect(await lookAt(Temporal.Instant.from('2026-03-24T14:00:00Z'))).toHaveLength(1);
    expect(await told(salon)).toMatchObject([{ appointmentId }]);
    await changeTo(appointmentId, 'cancelled');
  });
});

const BEFORE = Temporal.Instant.from('2026-03-20T14:00:00Z');

test.each<[string, (id: string) => Promise<unknown>]>([
  ['who confirmed', (id) => changeTo(id, 'confirmed')],
  ['whose visit was cancelled', (id) => changeTo(id, 'cancelled')],
  ['who wrote since', () => write('Vou ver e aviso')],
])('nobody is told of %s', async (_case, happen) => {
  const { id } = await book(salon, at(20, `${10 + (written % 3)}:30`));
  await remind(id);
  await happen(id);
  await lookAt(BEFORE.subtract({ hours: 2 }));
  expect(await told(salon)).toEqual([]);
});

test('a mother and a daughter with one phone answer from it for each other', async () => {
  const daughter = await salon.salon.serves('Filha da María', { phone: '11987654321' });
  const ofMother = await book(salon, at(23, '14:00'));
  const ofDaughter = await book({ ...salon, maria: daughter }, at(23, '16:00'));
  await remind(ofMother.id);
  await remind(ofDaughter.id, { clientId: daughter });
  await write('Vamos as duas, acho');
  await lookAt(Temporal.Instant.from('2026-03-23T14:00:00Z'));
  expect(await told(salon)).toEqual([]);
});

test('nothing is looked for after a text that asks nothing, nor once the visit began', async () => {
  const { id } = await book(salon, at(21, '14:00'));
  await remind(id, { text: 'Até amanhã!' });
  expect(await lookAt(BEFORE)).toEqual([]);
  await remind(id);
  await lookAt(Temporal.Instant.from('2026-03-21T17:00:00Z'));
  expect(await told(salon)).toEqual([]);
});

function changeTo(id: string, status: 'confirmed' | 'cancelled'): Promise<unknown> {
  return salon.api.scheduling.appointments.changeStatus({ id, status });
}

function write(text: string): Promise<void> {
  const from = { phone: '+551187654321', hidden: null, name: 'Mari' };
  const content = { kind: 'text', text } as const;
  const now = noon.add({ minutes: 5 });
  const providerId = `since-${++written}`;
  return inSalon((scope) =>
    noteIncoming(scope, [{ kind: 'incoming', providerId, from, content, at: now }], now),
  );
}
