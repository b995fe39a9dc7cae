import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { messages } from '../messages.table.ts';
import { notices } from '../notices/notices.table.ts';
import type { IncomingNews } from './arrivals.rules.ts';
import { conversations } from './conversations.table.ts';
import { noteIncoming } from './incoming.commands.ts';
import { incomingMessages } from './incoming-messages.table.ts';

const world = testWorld();
let salon: Salon;
let other: Salon;
let written = 0;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});

beforeEach(async () => {
  for (const { salon: one } of [salon, other]) {
    await world.inCompany(one.companyId, async (scope) => {
      await scope.delete(messages);
      await scope.delete(conversations);
    });
  }
});

const MARIA = '+551187654321';

type Writing = {
  from?: string;
  hidden?: string;
  id?: string;
  at?: Temporal.Instant;
  name?: string;
};

function text(said: string, writing: Writing = {}): IncomingNews {
  const { from = MARIA, hidden = null, at: when = noon, name = 'Mari' } = writing;
  return {
    kind: 'incoming',
    providerId: writing.id ?? `her-${++written}`,
    from: { phone: hidden ? null : from, hidden, name },
    content: { kind: 'text', text: said },
    at: when,
  };
}

function typedOnThePhone(said: string, when = noon): IncomingNews {
  return {
    kind: 'sent-elsewhere',
    providerId: `own-${++written}`,
    to: MARIA,
    text: said,
    at: when,
  };
}

function hear(...news: IncomingNews[]): Promise<void> {
  return hearAt(noon, ...news);
}

function hearAt(now: Temporal.Instant, ...news: IncomingNews[]): Promise<void> {
  return world.inCompany(salon.salon.companyId, (scope) => noteIncoming(scope, news, now));
}

/** A message about a visit that has left an hour ago. */
async function reminded(appointmentId: string, values: Partial<typeof messages.$inferInsert> = {}) {
  await world.inCompany(salon.salon.companyId, (scope) =>
    scope.insert(messages).values({
      occasion: 'appointment_reminder_24h',
      occasionKey: `reminder-${++written}`,
      clientId: salon.maria,
      appointmentId,
      state: 'delivered',
      plannedAt: noon.subtract({ hours: 1 }),
      takenAt: noon.subtract({ hours: 1 }),
      sentAt: noon.subtract({ hours: 1 }),
      ...values,
    }),
  );
}

function inSalon<Row>(read: Parameters<typeof world.inCompany<Row>>[1]): Promise<Row> {
  return world.inCompany(salon.salon.companyId, read);
}

const talks = () => inSalon((scope) => scope.select().from(conversations));
const heard = () =>
  inSalon((scope) => scope.select().from(incomingMessages).orderBy(incomingMessages.receivedAt));
const said = () =>
  inSalon((scope) => scope.select().from(messages).where(eq(messages.occasion, 'reply')));
const waitingNotices = () =>
  inSalon((scope) => scope.select().from(notices).where(eq(notices.kind, 'answer-waiting')));
const statusOf = async (id: string) => (await salon.api.scheduling.appointments.get({ id })).status;

describe('what clients write', () => {
  test('stands in one talk with the client of that phone, and is unread', async () => {
    await hear(text('Oi'), text('Vocês fazem luzes?', { at: noon.subtract({ seconds: 5 }) }));
    expect(await talks()).toMatchObject([
      {
        contact: '5511987654321',
        contactName: 'Mari',
        clientId: salon.maria,
        unread: 2,
        lastText: 'Oi',
        lastIncoming: true,
        waitsForPerson: true,
      },
    ]);
    expect((await heard()).map((one) => one.text)).toEqual(['Vocês fazem luzes?', 'Oi']);
  });

  test('takes no place before what was said since when it comes late', async () => {
    await hear(text('Oi'));
    await hear(text('Bom dia', { at: noon.subtract({ hours: 2 }) }));
    expect(await talks()).toMatchObject([
      { lastText: 'Oi', lastAt: noon, lastIncomingAt: noon, unread: 2 },
    ]);
  });

  test('is written once however often it is told, at the same time too', async () => {
    const news = text('Oi', { id: 'doubled' });
    await Promise.all([hear(news), hear(news, news), hear(news)]);
    await hear(news);
    expect(await heard()).toHaveLength(1);
    expect(await talks()).toMatchObject([{ unread: 1 }]);
  });

  test('of somebody unknown, or who hides her phone, has a talk without a client', async () => {
    const hidden = { phone: null, hidden: '117975856409676@lid', name: null };
    await hear(text('Oi', { from: '+5521955554444', name: 'Léa' }), {
      ...text('Olá'),
      from: hidden,
    } as IncomingNews);
    expect(await talks()).toMatchObject([
      { contact: '117975856409676@lid', clientId: null },
      { contact: '5521955554444', clientId: null, contactName: 'Léa' },
    ]);
  });

  test('of somebody who hid her phone joins the talk with it, once the gateway tells both', async () => {
    const lid = '117975856409676@lid';
    const both = (said: string): IncomingNews => ({
      ...(text(said) as Extract<IncomingNews, { kind: 'incoming' }>),
      from: { phone: MARIA, hidden: lid, name: 'Mari' },
    });
    await hear(text('De trás', { hidden: lid }));
    await hear(both('Sou eu'));
    const joined = { contact: '5511987654321', lid, clientId: salon.maria, unread: 2 };
    expect(await talks()).toMatchObject([joined]);
    await hear(text('De novo', { hidden: lid }));
    expect(await talks()).toMatchObject([{ ...joined, unread: 3, lastText: 'De novo' }]);
    expect(new Set((await heard()).map(({ conversationId }) => conversationId)).size).toBe(1);
  });

  test('of two talks with one person becomes one, and none of it is lost', async () => {
    const lid = '117975856409676@lid';
    await hear(text('Pelo telefone', { at: noon.subtract({ minutes: 2 }) }));
    await hear(text('De trás', { hidden: lid, at: noon.subtract({ minutes: 1 }) }));
    expect(await talks()).toHaveLength(2);
    const before = (await waitingNotices()).length;
    const told = text('Sou eu') as Extract<IncomingNews, { kind: 'incoming' }>;
    const news = { ...told, from: { phone: MARIA, hidden: lid, name: 'Mari' } };
    await Promise.all([hear(news), hear({ ...news, providerId: 'another' })]);
    expect(await talks()).toMatchObject([{ contact: '5511987654321', lid, unread: 4 }]);
    expect(await heard()).toHaveLength(4);
    expect(await waitingNotices()).toHaveLength(before);
  });

  test('of two phones behind one address, told at once, stays in two talks', async () => {
    const lid = '117975856409676@lid';
    const from = { phone: '+5521955554444', hidden: lid, name: 'Léa' };
    await hear(text('De Maria', { from: MARIA }), text('De Léa', { from: from.phone }));
    const ofMaria = { ...text('Sou Maria'), from: { ...from, phone: MARIA } } as IncomingNews;
    await hear(ofMaria, { ...text('Sou Léa'), from } as IncomingNews);
    expect(await talks()).toHaveLength(2);
    expect(await talks()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ contact: '5511987654321', lid: null, unread: 2 }),
        expect.objectContaining({ contact: '5521955554444', lid, unread: 2 }),
      ]),
    );
  });

  test.each([
    ['image', 'Foto'],
    ['audio', 'Áudio'],
    ['document', 'Documento'],
  ] as const)('of a kind that is no text, %s, is named in the list', async (kind, name) => {
    const news = text('') as Extract<IncomingNews, { kind: 'incoming' }>;
    await hear({ ...news, content: { kind } });
    expect(await talks()).toMatchObject([{ lastText: name, waitsForPerson: true }]);
  });

  test('rings once while it waits, and again after it was answered on the phone', async () => {
    const before = (await waitingNotices()).length;
    await hear(text('Oi'));
    await hear(text('Alguém aí?'));
    expect(await waitingNotices()).toHaveLength(before + 1);
    await hear(typedOnThePhone('Oi, Maria!'));
    expect(await talks()).toMatchObject([
      { unread: 0, waitsForPerson: false, lastIncoming: false, lastText: 'Oi, Maria!' },
    ]);
    expect(await waitingNotices()).toHaveLength(before);
    await hear(text('Quanto custa?'));
    expect(await waitingNotices()).toHaveLength(before + 1);
  });

  test('thanks wait for nobody', async () => {
    await hear(text('Obrigada 😘'));
    expect(await talks()).toMatchObject([{ unread: 1, waitsForPerson: false }]);
    expect(await heard()).toMatchObject([{ outcome: 'none' }]);
  });

  test('a voice message and a place wait for a person', async () => {
    const voice = { ...text(''), content: { kind: 'audio' } } as IncomingNews;
    const place = { ...text(''), content: { kind: 'location' } } as IncomingNews;
    await hear(voice, place);
    expect(await heard()).toMatchObject([
      { kind: 'audio', meaning: 'unsure', outcome: 'waits' },
      { kind: 'other', outcome: 'waits' },
    ]);
  });

  test('what we sent ourselves and the gateway tells back is not hers', async () => {
    await inSalon((scope) =>
      scope.insert(messages).values({
        occasion: 'reply',
        occasionKey: 'ours',
        plannedAt: noon,
        providerId: 'ours-1',
      }),
    );
    await hear({ ...typedOnThePhone('Oi'), providerId: 'ours-1' } as IncomingNews);
    expect(await heard()).toEqual([]);
  });

  test('is seen by nobody of another company', async () => {
    await hear(text('Oi'));
    const theirs = await world.inCompany(other.salon.companyId, (scope) =>
      scope.select().from(conversations),
    );
    expect(theirs).toEqual([]);
  });

  test('with characters that no column holds is kept without them', async () => {
    await hear(text('Oi\0 você\uD83D', { name: 'Má\0ri' }));
    expect(await heard()).toMatchObject([{ text: 'Oi você\uFFFD' }]);
    expect(await talks()).toMatchObject([{ contactName: 'Mári' }]);
  });
});

describe('a yes', () => {
  test('confirms the visit she was reminded of', async () => {
    const { id } = await book(salon, at(11, '09:00'));
    await reminded(id);
    await hear(text('Sim, confirmo!'));
    expect(await statusOf(id)).toBe('confirmed');
    expect(await heard()).toMatchObject([
      { meaning: 'confirm', outcome: 'confirmed', appointmentId: id },
    ]);
    expect(await talks()).toMatchObject([{ waitsForPerson: false }]);
  });

  test('changes nothing where a person wrote after the reminder', async () => {
    const { id } = await book(salon, at(11, '10:00'));
    await reminded(id);
    await hear(typedOnThePhone('Pode ser às 15h?', noon.subtract({ minutes: 5 })));
    await hear(text('Pode ser'), text('sim'));
    expect(await statusOf(id)).toBe('scheduled');
    expect(await talks()).toMatchObject([{ waitsForPerson: true }]);
  });

  test('changes nothing where two visits were told of at once', async () => {
    const [one, next] = [await book(salon, at(12, '09:00')), await book(salon, at(12, '11:00'))];
    await reminded(one.id);
    await reminded(next.id);
    await hear(text('sim'));
    expect(await statusOf(one.id)).toBe('scheduled');
    expect(await statusOf(next.id)).toBe('scheduled');
    expect(await heard()).toMatchObject([{ outcome: 'waits' }]);
  });

  test('changes nothing where nothing was asked, or it was skipped', async () => {
    const { id } = await book(salon, at(12, '13:00'));
    await reminded(id, { state: 'skipped', takenAt: null, sentAt: null });
    await hear(text('sim'));
    expect(await statusOf(id)).toBe('scheduled');
  });

  test('that took two days to arrive is left to a person', async () => {
    const { id } = await book(salon, at(12, '14:00'));
    await reminded(id, { takenAt: noon.subtract({ hours: 50 }) });
    await hear(text('sim', { at: noon.subtract({ hours: 49 }) }));
    expect(await statusOf(id)).toBe('scheduled');
    expect(await talks()).toMatchObject([{ waitsForPerson: true }]);
  });

  test('to a visit of another client with the same phone confirms that one', async () => {
    const daughter = await salon.salon.serves('Filha', { phone: '11987654321' });
    const { id } = await book({ ...salon, maria: daughter }, at(12, '15:00'));
    await reminded(id, { clientId: daughter });
    await hear(text('sim'));
    expect(await statusOf(id)).toBe('confirmed');
  });

  test('after the visit began is left to a person', async () => {
    const { id } = await book(salon, at(11, '14:00'));
    await reminded(id);
    const later = Temporal.Instant.from(at(11, '14:30'));
    await hearAt(later, text('sim', { at: later }));
    expect(await statusOf(id)).toBe('scheduled');
  });
});

describe('a no', () => {
  test('asks whether to cancel, and only a yes to that does it', async () => {
    const { id } = await book(salon, at(13, '09:00'));
    await reminded(id);
    await hear(text('não vou conseguir'));
    expect(await statusOf(id)).toBe('scheduled');
    const [question] = await said();
    expect(question).toMatchObject({
      appointmentId: id,
      recipient: '5511987654321',
      state: 'queued',
      text: 'Podemos cancelar o seu horário do dia 13/03/2026 às 09:00? Responda SIM para cancelar.',
    });
    await inSalon((scope) =>
      scope
        .update(messages)
        .set({ state: 'sent', takenAt: noon.add({ seconds: 10 }) })
        .where(eq(messages.id, question?.id ?? '')),
    );
    const later = noon.add({ minutes: 1 });
    await hearAt(later, text('sim', { at: later }));
    expect(await statusOf(id)).toBe('cancelled');
    expect((await heard()).map(({ outcome }) => outcome)).toEqual(['asked-to-cancel', 'cancelled']);
  });

  test('too late to cancel herself waits for a person, and nothing is asked', async () => {
    const { id } = await book(salon, at(10, '13:00'));
    await reminded(id);
    await hear(text('não'));
    expect(await said()).toEqual([]);
    expect(await statusOf(id)).toBe('scheduled');
    expect(await heard()).toMatchObject([{ outcome: 'waits', appointmentId: id }]);
  });
});

describe("'SAIR'", () => {
  test('takes the consent back, is proved, and is answered once', async () => {
    const eva = await salon.salon.serves('Eva', { phone: '11912340000' });
    await salon.api.clients.record.recordConsent({
      clientId: eva,
      granted: true,
      source: 'counter',
    });
    const from = '+5511912340000';
    await hear(text('SAIR', { from }));
    await hear(text('sair', { from }));
    const consents = await salon.api.clients.record.listConsents({ clientId: eva });
    expect(consents).toHaveLength(2);
    expect(consents[0]).toMatchObject({ granted: false, source: 'whatsapp', recordedByName: '' });
    expect((await salon.api.clients.clients.get({ id: eva })).acceptsMarketing).toBe(false);
    expect(await said()).toHaveLength(1);
    expect((await heard()).map(({ outcome }) => outcome)).toEqual(['opted-out', 'opted-out']);
  });

  test('settles the talk: nobody has to read it, and a campaign leaves her out', async () => {
    const ida = await salon.salon.serves('Ida', { phone: '11912340003' });
    const consent = { clientId: ida, granted: true, source: 'counter' } as const;
    await salon.api.clients.record.recordConsent(consent);
    const { audience } = salon.api.messaging.campaigns;
    const before = (await audience({ segments: ['all'] })).recipients;
    const from = '+5511912340003';
    await hear(text('Qual o preço do corte?', { from }));
    await hear(text('SAIR', { from }));
    const talks = (await salon.api.messaging.conversations.list({})).items;
    expect(talks.find(({ name }) => name === 'Ida')).toMatchObject({ unread: 1 });
    expect((await audience({ segments: ['all'] })).recipients).toBe(before - 1);

    const eda = '+5511912340004';
    await salon.salon.serves('Eda', { phone: '11912340004' });
    await hear(text('SAIR', { from: eda }));
    const { items } = await salon.api.messaging.conversations.list({});
    expect(items.find(({ name }) => name === 'Eda')).toMatchObject({
      unread: 0,
      waitsForPerson: false,
    });
  });

  test('that was days on its way counts, unless she allowed news since', async () => {
    const allowed = async (name: string, phone: string) => {
      const clientId = await salon.salon.serves(name, { phone });
      const consent = { clientId, granted: true, source: 'counter' } as const;
      await salon.api.clients.record.recordConsent(consent);
      return clientId;
    };
    const ines = await allowed('Inês', '11912340001');
    const lia = await allowed('Lia', '11912340002');
    const late = noon.add({ hours: 72 });
    await hearAt(late, text('SAIR', { from: '+5511912340001', at: noon }));
    await hearAt(late, text('SAIR', { from: '+5511912340002', at: noon.subtract({ hours: 1 }) }));
    expect((await salon.api.clients.clients.get({ id: ines })).acceptsMarketing).toBe(false);
    expect((await salon.api.clients.clients.get({ id: lia })).acceptsMarketing).toBe(true);
  });

  test('of whoever is not in the book, or hides her phone, waits for a person', async () => {
    await hear(text('SAIR', { from: '+5521900001111' }));
    await hear(text('SAIR', { hidden: '150411263393998@lid' }));
    expect(await said()).toEqual([]);
    expect((await heard()).map(({ outcome }) => outcome)).toEqual(['waits', 'waits']);
  });
});
