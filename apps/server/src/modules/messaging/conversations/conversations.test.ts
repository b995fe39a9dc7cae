import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { messageJobs } from '../messages.jobs.ts';
import { messages } from '../messages.table.ts';
import type { IncomingNews } from './arrivals.rules.ts';
import { conversationJobs } from './conversations.jobs.ts';
import { conversations } from './conversations.table.ts';
import { noteIncoming } from './incoming.commands.ts';
import { incomingMessages } from './incoming-messages.table.ts';

const world = testWorld();
let salon: Salon;
let other: Salon;
let desk: Api;
let written = 0;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
  const receptionist = await salon.salon.isJoinedBy(
    { name: 'Rosa', email: 'rosa@salao.test' },
    'receptionist',
  );
  desk = await world.as(receptionist);
  await connect({ provider: 'evolution' });
});

beforeEach(async () => {
  await inSalon(async (scope) => {
    await scope.delete(messages);
    await scope.delete(conversations);
    await scope.update(whatsappConnections).set({ state: 'connected', provider: 'evolution' });
  });
});

function inSalon<Row>(work: Parameters<typeof world.inCompany<Row>>[1]): Promise<Row> {
  return world.inCompany(salon.salon.companyId, work);
}

function connect({ provider }: { provider: 'evolution' | 'meta' }) {
  return inSalon((scope) =>
    scope.insert(whatsappConnections).values({
      provider,
      lineName: 'salao',
      secretHash: 'a hash',
      state: 'connected',
    }),
  );
}

const MARIA = '+5511987654321';

async function hears(said: string, { from = MARIA, ago = 0, name = 'Mari' } = {}): Promise<void> {
  const news: IncomingNews = {
    kind: 'incoming',
    providerId: `her-${++written}`,
    from: { phone: from, hidden: null, name },
    content: { kind: 'text', text: said },
    at: noon.subtract({ minutes: ago }),
  };
  await inSalon((scope) => noteIncoming(scope, [news], noon));
}

async function talkId(): Promise<string> {
  const { items } = await desk.messaging.conversations.list({});
  return items[0]?.id ?? '';
}

describe('the list', () => {
  test('has who wrote last on top, and counts what nobody has read', async () => {
    await hears('Oi', { ago: 10 });
    await hears('Boa tarde', { from: '+5521955554444', name: 'Léa' });
    const { items, nextCursor } = await desk.messaging.conversations.list({});
    expect(items).toMatchObject([
      { name: 'Léa', phone: '(21) 95555-4444', clientId: null, lastText: 'Boa tarde', unread: 1 },
      { name: 'María Antônia', clientId: salon.maria, waitsForPerson: true, answerer: null },
    ]);
    expect(nextCursor).toBeNull();
    expect(await desk.messaging.conversations.unread()).toEqual({ count: 2 });
  });

  test('comes in pages that leave nobody out', async () => {
    for (const digit of [1, 2, 3, 4, 5]) {
      await hears('Oi', {
        from: `+552195555000${digit}`,
        name: `P${digit}`,
        ago: digit > 3 ? 1 : 2,
      });
    }
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk.messaging.conversations.list({ limit: 2, cursor });
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names.sort()).toEqual(['P1', 'P2', 'P3', 'P4', 'P5']);
  });

  test('finds by name in the book, by her own name and by digits', async () => {
    await hears('Oi');
    await hears('Oi', { from: '+5521955554444', name: 'Léa' });
    const found = async (search: string) =>
      (await desk.messaging.conversations.list({ search })).items.map(({ name }) => name);
    expect(await found('maria antonia')).toEqual(['María Antônia']);
    expect(await found('lea')).toEqual(['Léa']);
    expect(await found('5555-4444')).toEqual(['Léa']);
    expect(await found('%')).toEqual([]);
  });

  test('shows what is unread, what waits, and what is hers', async () => {
    await hears('Obrigada!');
    await hears('Quanto custa?', { from: '+5521955554444', name: 'Léa' });
    const id = await talkId();
    const shown = async (show: 'unread' | 'waiting' | 'mine') =>
      (await desk.messaging.conversations.list({ show })).items.length;
    expect(await shown('unread')).toBe(2);
    expect(await shown('waiting')).toBe(1);
    const [rosa] = (await desk.messaging.conversations.answerers()).filter(
      ({ name }) => name === 'Rosa',
    );
    await desk.messaging.conversations.assign({ id, memberId: rosa?.id ?? null });
    expect(await shown('mine')).toBe(1);
    await desk.messaging.conversations.settle({ id });
    expect(await shown('waiting')).toBe(0);
  });

  test('is seen by nobody of another company, nor opened, answered or read there', async () => {
    await hears('Oi');
    const id = await talkId();
    const { api } = other;
    expect((await api.messaging.conversations.list({})).items).toEqual([]);
    const missing = { code: 'CONVERSATION_NOT_FOUND' };
    await expect(api.messaging.conversations.get({ id })).rejects.toMatchObject(missing);
    await expect(api.messaging.conversations.thread({ id })).rejects.toMatchObject(missing);
    await expect(api.messaging.conversations.markRead({ id })).rejects.toMatchObject(missing);
    await expect(api.messaging.conversations.reply({ id, text: 'Oi' })).rejects.toMatchObject(
      missing,
    );
  });
});

describe('an opened one', () => {
  test('has her record and her next visit beside it', async () => {
    const { id: visitId } = await book(salon, at(11, '09:00'));
    await hears('Oi');
    const opened = await desk.messaging.conversations.get({ id: await talkId() });
    expect(opened).toMatchObject({
      reply: 'possible',
      client: {
        id: salon.maria,
        visits: 0,
        lastVisit: null,
        nextVisit: { id: visitId, serviceNames: 'Corte', professionalName: 'Ana Júlia' },
      },
    });
  });

  test('shows both sides in the order of time, and what went out by itself', async () => {
    const sent = { takenAt: noon.subtract({ minutes: 30 }), plannedAt: noon };
    await inSalon((scope) =>
      scope.insert(messages).values([
        {
          occasion: 'appointment_reminder_24h',
          occasionKey: 'told',
          clientId: salon.maria,
          text: 'Lembrando',
          state: 'read',
          ...sent,
        },
        {
          occasion: 'appointment_reminder_1h',
          occasionKey: 'later',
          clientId: salon.maria,
          plannedAt: noon.add({ hours: 5 }),
        },
      ]),
    );
    await hears('Posso levar minha filha?', { ago: 20 });
    const id = await talkId();
    await desk.messaging.conversations.reply({ id, text: '  Pode sim!  ' });
    const { items } = await desk.messaging.conversations.thread({ id });
    expect(items).toMatchObject([
      { from: 'team', text: 'Pode sim!', state: 'queued', authorName: 'Rosa', occasion: 'reply' },
      { from: 'client', text: 'Posso levar minha filha?', outcome: 'waits', state: null },
      { from: 'system', text: 'Lembrando', state: 'read' },
    ]);
  });

  test('pages through a long talk without losing a line', async () => {
    for (const ago of [1, 2, 3, 4, 5]) await hears(`linha ${ago}`, { ago });
    const id = await talkId();
    const texts: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk.messaging.conversations.thread({ id, limit: 2, cursor });
      texts.push(...page.items.map(({ text }) => text));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(texts).toEqual([1, 2, 3, 4, 5].map((ago) => `linha ${ago}`));
  });

  test('offers the texts of the company with her name in them', async () => {
    const type = 'custom';
    await salon.api.messaging.templates.create({
      name: 'Endereço',
      type,
      text: 'Oi {client_name}, estamos na Rua A.',
    });
    await hears('Onde fica?');
    const answers = await desk.messaging.conversations.quickAnswers({ id: await talkId() });
    expect(answers).toMatchObject([
      { name: 'Endereço', text: 'Oi María Antônia, estamos na Rua A.' },
    ]);
  });
});

describe('an answer', () => {
  test('waits to be sent to her, and whoever wrote it answers from then on', async () => {
    await hears('Oi');
    const id = await talkId();
    await desk.messaging.conversations.reply({ id, text: 'Olá!' });
    await salon.api.messaging.conversations.reply({ id, text: 'Tudo bem?' });
    const rows = await inSalon((scope) => scope.select().from(messages));
    expect(rows).toMatchObject([
      { occasion: 'reply', recipient: '5511987654321', state: 'queued', conversationId: id },
      { occasion: 'reply' },
    ]);
    expect((await desk.messaging.conversations.list({})).items).toMatchObject([
      { unread: 0, waitsForPerson: false, lastIncoming: false, answerer: { name: 'Rosa' } },
    ]);
  });

  test.each([
    ['   ', 'Escreva a mensagem'],
    ['x'.repeat(4001), 'Mensagem muito longa (máximo 4000 caracteres)'],
  ])('that cannot be sent is refused with one sentence', async (text, sentence) => {
    await hears('Oi');
    const id = await talkId();
    await expect(desk.messaging.conversations.reply({ id, text })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ message: sentence }] },
    });
    expect(await inSalon((scope) => scope.$count(messages))).toBe(0);
  });

  test('of exactly 4000 characters is taken', async () => {
    await hears('Oi');
    const text = 'é'.repeat(4000);
    expect(await desk.messaging.conversations.reply({ id: await talkId(), text })).toMatchObject({
      state: 'queued',
    });
  });

  test('is refused while the number is disconnected', async () => {
    await hears('Oi');
    const id = await talkId();
    await inSalon((scope) => scope.update(whatsappConnections).set({ state: 'disconnected' }));
    expect((await desk.messaging.conversations.get({ id })).reply).toBe('disconnected');
    await expect(desk.messaging.conversations.reply({ id, text: 'Oi' })).rejects.toMatchObject({
      code: 'WHATSAPP_DISCONNECTED',
    });
  });

  test('is refused to whoever hides her phone from WhatsApp’s own API', async () => {
    await inSalon(async (scope) => {
      await scope.update(whatsappConnections).set({ provider: 'meta' });
      const news: IncomingNews = {
        kind: 'incoming',
        providerId: `her-${++written}`,
        from: { phone: null, hidden: 'BR.1503', name: '' },
        content: { kind: 'text', text: 'Oi' },
        at: noon,
      };
      await noteIncoming(scope, [news], noon);
    });
    const { items } = await desk.messaging.conversations.list({});
    expect(items).toMatchObject([{ name: '', phone: '' }]);
    const id = items[0]?.id ?? '';
    expect((await desk.messaging.conversations.get({ id })).reply).toBe('hidden');
    await expect(desk.messaging.conversations.reply({ id, text: 'Oi' })).rejects.toMatchObject({
      code: 'CONTACT_HIDDEN',
    });
  });

  test('is refused while somebody let the number rest', async () => {
    await hears('Oi');
    const id = await talkId();
    await inSalon((scope) => scope.update(whatsappConnections).set({ pausedAt: noon }));
    expect((await desk.messaging.conversations.get({ id })).reply).toBe('paused');
    await expect(desk.messaging.conversations.reply({ id, text: 'Oi' })).rejects.toMatchObject({
      code: 'WHATSAPP_PAUSED',
    });
    await inSalon((scope) => scope.update(whatsappConnections).set({ pausedAt: null }));
  });

  test('over WhatsApp’s own API is refused a day after she wrote', async () => {
    await inSalon((scope) => scope.update(whatsappConnections).set({ provider: 'meta' }));
    await hears('Oi', { ago: 24 * 60 });
    const id = await talkId();
    await expect(desk.messaging.conversations.reply({ id, text: 'Oi' })).rejects.toMatchObject({
      code: 'ANSWER_WINDOW_CLOSED',
    });
    await hears('Oi?', { ago: 23 * 60 });
    await desk.messaging.conversations.reply({ id, text: 'Oi' });
  });

  test('may begin a talk with a client who never wrote, once', async () => {
    const clientId = salon.maria;
    const [one, next] = await Promise.all([
      desk.messaging.conversations.start({ clientId }),
      salon.api.messaging.conversations.start({ clientId }),
    ]);
    expect(one.id).toBe(next.id);
    await desk.messaging.conversations.reply({ id: one.id, text: 'Olá!' });
    await hears('Oi!');
    expect((await desk.messaging.conversations.list({})).items).toHaveLength(1);
  });

  test('needs a phone that receives messages', async () => {
    const clientId = await salon.salon.serves('Sem Telefone', {});
    await expect(desk.messaging.conversations.start({ clientId })).rejects.toMatchObject({
      code: 'CLIENT_WITHOUT_PHONE',
    });
    await expect(
      desk.messaging.conversations.start({ clientId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'CLIENT_NOT_FOUND' });
  });
});

test('whoever was answered is told of no more', async () => {
  const waiting = async () => (await desk.messaging.notices.unread()).count;
  const before = await waiting();
  await hears('Oi');
  expect(await waiting()).toBe(before + 1);
  await desk.messaging.conversations.reply({ id: await talkId(), text: 'Olá!' });
  expect(await waiting()).toBe(before);
  await hears('Quanto custa?');
  await desk.messaging.conversations.settle({ id: await talkId() });
  expect(await waiting()).toBe(before);
});

test('whoever may not answer cannot be who answers', async () => {
  const barber = await salon.salon.isJoinedBy(
    { name: 'Téo', email: 'teo@salao.test' },
    'professional',
  );
  await hears('Oi');
  const id = await talkId();
  const teo = (await salon.api.team.members.list()).find(({ name }) => name === 'Téo');
  await expect(
    desk.messaging.conversations.assign({ id, memberId: teo?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'MEMBER_NOT_FOUND' });
  const theirs = (await world.as(barber)).messaging.conversations;
  await expect(theirs.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

describe('a client', () => {
  test('has messages and visits on one timeline', async () => {
    const { id: visitId } = await book(salon, at(20, '09:00'));
    await hears('Oi', { ago: 5 });
    await desk.messaging.conversations.reply({ id: await talkId(), text: 'Olá!' });
    const clientId = salon.maria;
    const whole = await desk.messaging.conversations.timeline({ clientId });
    expect(whole.items.slice(0, 1)).toMatchObject([{ type: 'visit', id: visitId }]);
    expect(whole.items.filter(({ type }) => type === 'message')).toMatchObject([
      { from: 'team', text: 'Olá!' },
      { from: 'client', text: 'Oi' },
    ]);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await desk.messaging.conversations.timeline({ clientId, limit: 1, cursor });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(whole.items.map(({ id }) => id));
  });

  test('who is merged brings her talk along', async () => {
    const twin = await salon.salon.serves('Gêmea', { phone: '11900001111' });
    await hears('Oi', { from: '+5511900001111', name: '' });
    const eva = await salon.salon.serves('Eva', { phone: '11900002222' });
    await salon.api.clients.record.merge({ keptId: eva, mergedId: twin });
    expect((await desk.messaging.conversations.list({})).items).toMatchObject([
      { name: 'Eva', clientId: eva },
    ]);
  });

  test('who is forgotten leaves no word, and takes hers along when she asks', async () => {
    const ada = await salon.salon.serves('Ada', { phone: '11900003333' });
    await hears('Meu endereço é Rua B', { from: '+5511900003333' });
    await desk.messaging.conversations.reply({ id: await talkId(), text: 'Obrigada, Ada' });
    await inSalon((scope) => scope.update(messages).set({ usedNumber: '+5511900003333' }));
    const file = await salon.api.clients.record.exportData({ clientId: ada });
    expect(await file.text()).toContain('Meu endereço é Rua B');

    await salon.api.clients.record.anonymize({ clientId: ada });
    await forget(ada);
    await forget(ada);
    expect(await inSalon((scope) => scope.$count(conversations))).toBe(0);
    expect(await inSalon((scope) => scope.$count(incomingMessages))).toBe(0);
    const hers = await inSalon((scope) =>
      scope.select().from(messages).where(eq(messages.clientId, ada)),
    );
    expect(hers).toMatchObject([{ text: '', recipient: '', usedNumber: '' }]);
  });

  test('who wrote before she was in the book is known once she is', async () => {
    await hears('Oi', { from: '+5511900004444', name: 'Nina' });
    await hears('Oi', { from: '+5511900005555', name: 'Outra' });
    const nina = await salon.salon.serves('Nina Souza', { phone: '(11) 90000-4444' });
    const lu = await salon.salon.serves('Lu', { phone: '11900006666' });
    const known = async () =>
      (await desk.messaging.conversations.list({})).items.map(({ clientId }) => clientId);
    expect((await known()).toSorted()).toEqual([nina, null].toSorted());

    const { version } = await salon.api.clients.clients.get({ id: lu });
    const phone = '11900005555';
    await salon.api.clients.clients.update({ id: lu, version, name: 'Lu', phone, active: true });
    expect((await known()).toSorted()).toEqual([nina, lu].toSorted());
  });

  test('who shares a phone takes no talk away from who had it', async () => {
    const first = await salon.salon.serves('Mãe', { phone: '11900007777' });
    await hears('Oi', { from: '+5511900007777' });
    await salon.salon.serves('Filha', { phone: '11900007777' });
    expect((await desk.messaging.conversations.list({})).items).toMatchObject([
      { clientId: first },
    ]);
  });

  test('who is forgotten leaves no word of hers under a phone either', async () => {
    const ivo = await salon.salon.serves('Ivo', { phone: '11900008888' });
    await hears('Sou o Ivo, da Rua C', { from: '+5511900008888' });
    await hears('De outra pessoa', { from: '+5511900009999' });
    await inSalon(async (scope) => {
      const stray = { occasion: 'test', occasionKey: 'test:ivo', plannedAt: noon } as const;
      await scope
        .insert(messages)
        .values({ ...stray, recipient: '5511900008888', text: 'Oi, Ivo' });
      // As a talk that was there before talks were known by their phones.
      await scope.update(conversations).set({ clientId: null });
    });
    await salon.api.clients.record.anonymize({ clientId: ivo });
    await forget(ivo);
    expect((await desk.messaging.conversations.list({})).items).toMatchObject([
      { lastText: 'De outra pessoa' },
    ]);
    const told = { occasion: 'test', text: '', recipient: '' };
    expect(await inSalon((scope) => scope.select().from(messages))).toMatchObject([told]);
  });
});

async function forget(clientId: string): Promise<void> {
  const { scopes, logger } = world.system;
  const announced = { clientId, mergedIds: [] };
  const forgetting = [...conversationJobs, ...messageJobs].filter(({ name }) =>
    name.endsWith('forget-client'),
  );
  for (const job of forgetting) {
    await job.run(
      { scopes, actor: { userId: null, requestId: 'test' }, now: noon, logger },
      { companyId: salon.salon.companyId, announced },
    );
  }
}
