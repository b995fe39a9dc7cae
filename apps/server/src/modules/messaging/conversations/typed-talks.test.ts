import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { knows } from '../../../../tests/marketing-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { pairLine } from '../../../../tests/whatsapp-support.ts';
import { judgedClients } from '../campaigns/audience.queries.ts';
import { messages } from '../messages.table.ts';
import { conversations } from './conversations.table.ts';
import { noteIncoming } from './incoming.commands.ts';
import { incomingMessages } from './incoming-messages.table.ts';

const world = testWorld();
const TO_MARIA = { phone: '(11) 98765-4321', message: 'Pode ser às 15h?' };
const MARIAS_TALK = { contact: '5511987654321' };
let salon: Salon;
let heard = 0;

beforeAll(async () => {
  salon = await openSalon(world);
});

beforeEach(async () => {
  await inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(conversations);
  });
  await pairLine(world, salon.salon.companyId);
});

function inSalon<Row>(work: Parameters<typeof world.inCompany<Row>>[1]): Promise<Row> {
  return world.inCompany(salon.salon.companyId, work);
}

function hears(text: string): Promise<void> {
  heard += 1;
  const from = { phone: '+5511987654321', hidden: null, name: 'Mari' };
  const content = { kind: 'text', text } as const;
  const news = { kind: 'incoming', providerId: `hers-${heard}`, from, content, at: noon } as const;
  return inSalon((scope) => noteIncoming(scope, [news], noon));
}

/** Written to from 'Nova mensagem', and gone out. */
async function typed(wish: Parameters<typeof salon.api.messaging.sending.send>[0]) {
  const { messageId } = await salon.api.messaging.sending.send(wish);
  const left = { state: 'sent', takenAt: noon, sentAt: noon } as const;
  const [row] = await inSalon((scope) =>
    scope.update(messages).set(left).where(eq(messages.id, messageId)).returning(),
  );
  return row;
}

const talks = () => inSalon((scope) => scope.select().from(conversations));

describe('what is typed to a phone from elsewhere than its talk', () => {
  test('is said last: a yes to it changes nothing', async () => {
    const { id } = await book(salon, at(11, '09:00'));
    const anHourAgo = noon.subtract({ hours: 1 });
    await inSalon((scope) =>
      scope.insert(messages).values({
        occasion: 'appointment_reminder_24h',
        occasionKey: 'reminded',
        clientId: salon.maria,
        appointmentId: id,
        state: 'delivered',
        plannedAt: anHourAgo,
        takenAt: anHourAgo,
        sentAt: anHourAgo,
      }),
    );
    await typed(TO_MARIA);
    await hears('sim');
    expect((await salon.api.scheduling.appointments.get({ id })).status).toBe('scheduled');
    const answers = await inSalon((scope) => scope.select().from(incomingMessages));
    expect(answers).toMatchObject([{ meaning: 'confirm', outcome: 'waits' }]);
  });

  test('stands in the talk with it, and on the timeline of its client', async () => {
    await typed(TO_MARIA);
    const { conversations: api } = salon.api.messaging;
    const { items } = await api.list({});
    const shown = { clientId: salon.maria, lastText: TO_MARIA.message, lastIncoming: false };
    expect(items).toMatchObject([shown]);
    const line = { from: 'team', text: TO_MARIA.message };
    expect((await api.thread({ id: items[0]?.id ?? '' })).items).toMatchObject([line]);
    const { items: timeline } = await api.timeline({ clientId: salon.maria });
    expect(timeline.filter(({ type }) => type === 'message')).toMatchObject([line]);
  });

  test('counts as a contact: a campaign may leave her out', async () => {
    const phone = '5511970001111';
    const [eva = ''] = await knows(world, salon, [{ name: 'Eva', phone }]);
    const leftOut = () =>
      inSalon(async (scope) => {
        const wish = { segments: ['all'], excludeRecentContacts: true } as const;
        const clock = { zone: 'America/Sao_Paulo', now: noon.add({ hours: 1 }) };
        const { rows } = await scope.execute<{ left_out: string | null }>(sql`
          select left_out from (${await judgedClients(scope, wish, clock)}) as judged
          where client_id = ${eva}`);
        return rows[0]?.left_out;
      });
    expect(await leftOut()).toBeNull();
    await typed({ phone, message: 'Oi, Eva!' });
    expect(await leftOut()).toBe('recent-contact');
  });

  test('calls the only client of that phone by her name, unless another is typed', async () => {
    const message = 'Oi, {client_name}!';
    expect((await typed({ ...TO_MARIA, message }))?.text).toBe('Oi, María Antônia!');
    const named = { ...TO_MARIA, message, recipientName: 'Mari' };
    expect((await typed(named))?.text).toBe('Oi, Mari!');
  });

  test('is nobody’s where two have the phone, and the client’s of the visit it is about', async () => {
    await salon.salon.serves('Mãe', { phone: '11970002222' });
    const daughter = await salon.salon.serves('Filha', { phone: '11970002222' });
    const wish = { phone: '11970002222', message: 'Olá' };
    const unsure = await typed(wish);
    expect(unsure).toMatchObject({ clientId: null, conversationId: expect.any(String) });
    const { id: appointmentId } = await book({ ...salon, maria: daughter }, at(12, '15:00'));
    const sure = { clientId: daughter, conversationId: unsure?.conversationId };
    expect(await typed({ ...wish, appointmentId })).toMatchObject(sure);
  });

  test('to somebody in no book has a talk without a client; a test has none', async () => {
    await salon.api.messaging.sending.test({ type: 'custom', phone: '11970003333', message: 'x' });
    expect(await talks()).toEqual([]);
    await typed({ phone: '+1 415 555 0000', message: 'Hello' });
    expect(await talks()).toMatchObject([{ contact: '14155550000', clientId: null }]);
  });

  test('leaves waiting what nobody has read', async () => {
    await hears('Quanto custa?');
    await typed(TO_MARIA);
    const before = { clientId: salon.maria, unread: 1, waitsForPerson: true };
    expect(await talks()).toMatchObject([{ ...MARIAS_TALK, ...before, lastIncoming: false }]);
  });

  test('that is refused opens no talk', async () => {
    const message = `${'a'.repeat(3999)}{client_name}`;
    await expect(salon.api.messaging.sending.send({ ...TO_MARIA, message })).rejects.toThrow();
    expect(await talks()).toEqual([]);
  });
});
