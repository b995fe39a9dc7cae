import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at, book, openSalon, type Salon } from '../../../../tests/agenda-support.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { pairLine } from '../../../../tests/whatsapp-support.ts';
import { whatsappConnections } from '../connection/whatsapp-connections.table.ts';
import { messages } from '../messages.table.ts';

const world = testWorld();
let salon: Salon;
let other: Salon;

beforeAll(async () => {
  salon = await openSalon(world);
  other = await openSalon(world, 'Outro Salão');
});

beforeEach(async () => {
  await world.inCompany(salon.salon.companyId, (scope) => scope.delete(messages));
  await pairLine(world, salon.salon.companyId);
});

const TO = { phone: '(11) 98765-4321', message: 'Olá!' };

async function stored(id: string) {
  const [row] = await world.inCompany(salon.salon.companyId, (scope) =>
    scope.select().from(messages).where(eq(messages.id, id)),
  );
  return row;
}

function issuesOf(answer: Promise<unknown>): Promise<string[]> {
  return answer.then(
    () => [],
    (error: { data?: { issues?: { message: string }[] } }) =>
      error.data?.issues?.map(({ message }) => message) ?? [],
  );
}

describe('a message that a person writes', () => {
  test('waits for its turn, to the number with its country', async () => {
    const { messageId, rateLimitInfo } = await salon.api.messaging.sending.send({
      ...TO,
      message: '  Olá {client_name}, aqui é {company_name}  ',
      recipientName: 'Ana',
    });
    expect(rateLimitInfo).toEqual({
      hourlyLimit: 100,
      remainingMessages: 99,
      resetTime: expect.any(String),
    });
    expect(await stored(messageId)).toMatchObject({
      occasion: 'manual',
      state: 'queued',
      recipient: '5511987654321',
      text: 'Olá Ana, aqui é Salão',
      sentBy: salon.salon.ownerId,
    });
  });

  test('knows by the phone who it is for, where nothing else says it', async () => {
    const message = 'Oi {client_name}!';
    const known = await salon.api.messaging.sending.send({ ...TO, message });
    expect(await stored(known.messageId)).toMatchObject({
      text: 'Oi María Antônia!',
      clientId: salon.maria,
    });
    const nobody = { ...TO, phone: '(11) 98765-0000', message: 'Oi!' };
    const unknown = await salon.api.messaging.sending.send(nobody);
    expect(await stored(unknown.messageId)).toMatchObject({ text: 'Oi!', clientId: null });
  });

  test('speaks of the visit it is about', async () => {
    const { id } = await book(salon, at(13, '09:00'));
    const { messageId } = await salon.api.messaging.sending.send({
      ...TO,
      message: '{client_name}, {appointment_date} às {appointment_time}',
      clientId: salon.maria,
      appointmentId: id,
    });
    expect((await stored(messageId))?.text).toBe('María Antônia, 13/03/2026 às 09:00');
  });

  test('speaks of the client of the visit, by the name that is said', async () => {
    const { id: appointmentId } = await book(salon, at(14, '09:00'));
    const about = { ...TO, message: '{client_name} às {appointment_time}', appointmentId };
    const { send } = salon.api.messaging.sending;
    expect((await stored((await send(about)).messageId))?.text).toBe('María Antônia às 09:00');
    const named = await send({ ...about, recipientName: 'Mari' });
    expect((await stored(named.messageId))?.text).toBe('Mari às 09:00');
  });

  test('has the words of its template where none are typed', async () => {
    const { templates, sending } = salon.api.messaging;
    const template = { name: 'Oferta', type: 'custom', text: 'Oi {client_name}!' } as const;
    const { id: templateId } = await templates.create(template);
    const chosen = { phone: TO.phone, recipientName: 'Ana', templateId };
    const { messageId } = await sending.send(chosen);
    expect((await stored(messageId))?.text).toBe('Oi Ana!');
    const typed = await sending.send({ ...chosen, message: 'Outra coisa' });
    expect((await stored(typed.messageId))?.text).toBe('Outra coisa');
    expect(await issuesOf(sending.send({ ...chosen, phone: '' }))).toEqual([
      'Telefone e mensagem são obrigatórios',
    ]);
  });

  test('is refused with a template that is out of use, or another company’s', async () => {
    const { templates, sending } = salon.api.messaging;
    const template = { name: 'Antiga', type: 'custom', text: 'Oi' } as const;
    const own = await templates.create(template);
    await templates.deactivate({ id: own.id });
    const strange = await other.api.messaging.templates.create(template);
    for (const { id: templateId } of [own, strange]) {
      await expect(sending.send({ ...TO, templateId })).rejects.toMatchObject({
        code: 'MESSAGE_TEMPLATE_UNUSABLE',
      });
    }
  });

  test('calls nobody by a name that leads elsewhere: visitors type any name for any phone', async () => {
    const clientId = await salon.salon.serves('Seu prêmio em bit.ly/x', { phone: '11987650009' });
    const message = 'Olá {client_name}, até amanhã!';
    const { messageId } = await salon.api.messaging.sending.send({ ...TO, message, clientId });
    expect((await stored(messageId))?.text).toBe('Olá, até amanhã!');
  });

  test.each([
    ['no phone', { phone: '', message: 'Olá' }, 'Telefone e mensagem são obrigatórios'],
    ['no words', { phone: '11987654321', message: '  ' }, 'Telefone e mensagem são obrigatórios'],
    ['letters', { phone: 'onze nove', message: 'Olá' }, 'Formato de telefone inválido'],
    ['too short a phone', { phone: '119876', message: 'Olá' }, 'Formato de telefone inválido'],
    [
      '4001 characters',
      { phone: '11987654321', message: 'a'.repeat(4001) },
      'Mensagem muito longa (máximo 4000 caracteres)',
    ],
  ])('%s is refused in one sentence', async (_what, typed, sentence) => {
    expect(await issuesOf(salon.api.messaging.sending.send(typed))).toEqual([sentence]);
  });

  test('may have 4000 characters', async () => {
    const long = { phone: '11987654321', message: 'ã'.repeat(4000) };
    await expect(salon.api.messaging.sending.send(long)).resolves.toBeDefined();
  });

  test('is measured as it leaves, with what its variables stand for', async () => {
    const { send, test: tryOut } = salon.api.messaging.sending;
    const refused = {
      code: 'MESSAGE_TOO_LONG',
      message: 'Mensagem muito longa (máximo 4000 caracteres)',
    };
    const message = `${'a'.repeat(3987)}{client_name}`;
    const [fits, exceeds] = ['Ana Mara Lima', 'Ana Maria Lima'];
    await expect(send({ ...TO, message, recipientName: fits })).resolves.toBeDefined();
    const named = send({ ...TO, message, recipientName: exceeds });
    await expect(named).rejects.toMatchObject(refused);
    const trial = { type: 'custom', phone: '11987654321', message } as const;
    await expect(tryOut({ ...trial, clientName: fits })).resolves.toBeDefined();
    await expect(tryOut({ ...trial, clientName: exceeds })).rejects.toMatchObject(refused);
    expect((await salon.api.messaging.sending.list({})).items).toHaveLength(2);
  });

  test('is refused without a number that sends, and when the hour is full', async () => {
    const change = (set: Partial<typeof whatsappConnections.$inferSelect>) =>
      world.inCompany(salon.salon.companyId, (scope) => scope.update(whatsappConnections).set(set));
    await change({ hourFrom: noon.subtract({ minutes: 20 }), hourSent: 100 });
    await expect(salon.api.messaging.sending.send(TO)).rejects.toMatchObject({
      code: 'MESSAGE_LIMIT_REACHED',
      data: {
        error: 'Rate limit exceeded',
        details: { resetTime: noon.add({ minutes: 40 }).toString() },
        rateLimitInfo: { remainingMessages: 0 },
      },
    });
    await change({ hourSent: 0, pausedAt: noon });
    await expect(salon.api.messaging.sending.send(TO)).rejects.toMatchObject({
      code: 'WHATSAPP_PAUSED',
    });
    await change({ state: 'disconnected', pausedAt: null });
    await expect(salon.api.messaging.sending.send(TO)).rejects.toMatchObject({
      code: 'WHATSAPP_NOT_CONNECTED',
    });
  });

  test('that waits for its turn has its place in the hour, and two at once share none', async () => {
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope.update(whatsappConnections).set({ hourFrom: noon, hourSent: 97 }),
    );
    const { send, window } = salon.api.messaging.sending;
    const asked = Array.from({ length: 6 }, () => send(TO).catch((error) => error.code));
    const refused = (await Promise.all(asked)).filter((answer) => typeof answer === 'string');
    expect(refused).toEqual(Array(3).fill('MESSAGE_LIMIT_REACHED'));
    expect(await window()).toMatchObject({
      remainingMessages: 0,
      resetTime: noon.add({ hours: 1 }).toString(),
    });
  });

  test('about somebody of another company is about nobody', async () => {
    const strange = { ...TO, clientId: other.maria };
    await expect(salon.api.messaging.sending.send(strange)).rejects.toMatchObject({
      code: 'CLIENT_NOT_FOUND',
      message: 'Cliente não encontrado',
    });
    const { id: appointmentId } = await book(other, at(21, '09:00'));
    await expect(salon.api.messaging.sending.send({ ...TO, appointmentId })).rejects.toMatchObject({
      code: 'APPOINTMENT_NOT_FOUND',
    });
  });
});

describe('a test', () => {
  const filled = {
    type: 'appointment_reminder_24h',
    phone: '11987654321',
    message: '{client_name}: {service_name} às {appointment_time}',
    clientName: 'Ana',
    serviceName: 'Corte',
    appointmentTime: '10:00',
  } as const;

  test('is filled with what was typed', async () => {
    const { messageId } = await salon.api.messaging.sending.test(filled);
    expect(await stored(messageId)).toMatchObject({
      occasion: 'test',
      text: 'Ana: Corte às 10:00',
    });
  });

  test.each([
    [{ type: null }, 'Selecione o tipo, digite o telefone e a mensagem de teste'],
    [{ message: ' ' }, 'Selecione o tipo, digite o telefone e a mensagem de teste'],
    [{ phone: '' }, 'Selecione o tipo, digite o telefone e a mensagem de teste'],
    [{ phone: '5511987654321' }, 'Digite apenas números (10-11 dígitos)'],
    [{ phone: 'letras' }, 'Digite apenas números (10-11 dígitos)'],
  ])('%j is refused in one sentence', async (change, sentence) => {
    expect(await issuesOf(salon.api.messaging.sending.test({ ...filled, ...change }))).toEqual([
      sentence,
    ]);
  });
});

describe('a message that failed', () => {
  async function failed(): Promise<string> {
    const { messageId } = await salon.api.messaging.sending.send(TO);
    await world.inCompany(salon.salon.companyId, (scope) =>
      scope
        .update(messages)
        .set({ state: 'failed', attempts: 3, error: 'unreachable', takenAt: noon }),
    );
    return messageId;
  }

  test('is sent once more, from the beginning', async () => {
    const id = await failed();
    const { text, recipient } = (await stored(id)) ?? {};
    expect(await salon.api.messaging.sending.retry({ id })).toMatchObject({
      messageId: id,
      phone: recipient,
      message: text,
      isRetry: true,
      retryAttempt: 4,
    });
    expect(await stored(id)).toMatchObject({ state: 'queued', attempts: 0, error: '' });
    await expect(salon.api.messaging.sending.retry({ id })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FAILED',
    });
  });

  test('goes by mail again where it was a letter, with or without a number', async () => {
    const id = await failed();
    await world.inCompany(salon.salon.companyId, async (scope) => {
      await scope.update(messages).set({ occasionKey: 'letter:x', channel: 'email' });
      await scope.update(whatsappConnections).set({ state: 'disconnected' });
    });
    await salon.api.messaging.sending.retry({ id });
    expect(await stored(id)).toMatchObject({ state: 'queued', channel: 'email' });
  });

  test('of another company is not there', async () => {
    const id = await failed();
    await expect(other.api.messaging.sending.retry({ id })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
      message: 'Mensagem original não encontrada',
    });
    await expect(other.api.messaging.sending.get({ id })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    });
  });
});

test('the list has the newest first, page by page, and what was asked for', async () => {
  const sent: string[] = [];
  for (const message of ['um', 'dois', 'três']) {
    sent.push((await salon.api.messaging.sending.send({ ...TO, message })).messageId);
  }
  await salon.api.messaging.sending.test({ type: 'custom', phone: '11987654321', message: 'x' });
  const { list } = salon.api.messaging.sending;
  const first = await list({ occasion: 'manual', limit: 2 });
  expect(first.items.map(({ text }) => text)).toEqual(['três', 'dois']);
  const rest = await list({ occasion: 'manual', limit: 2, cursor: first.nextCursor ?? '' });
  expect(rest).toMatchObject({ items: [{ text: 'um' }], nextCursor: null });
  expect((await list({ fromDate: '2026-03-11' })).items).toEqual([]);
  expect((await list({ fromDate: '2026-03-10', untilDate: '2026-03-11' })).items).toHaveLength(4);
  expect((await other.api.messaging.sending.list({})).items).toEqual([]);
  await expect(list({ cursor: 'xyz' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  const farAway = JSON.stringify(['1900-01-01T00:00:00+23:59', crypto.randomUUID()]);
  const cursor = Buffer.from(farAway).toString('base64url');
  expect((await list({ cursor })).items).toEqual([]);
});

test('the list is written to a file as it is filtered, for whoever manages messages', async () => {
  const { send, exportCsv } = salon.api.messaging.sending;
  await send({ ...TO, message: '=1+1; oi' });
  const written = async (which = {}) =>
    (await (await exportCsv(which)).text()).trim().split('\r\n');
  const [header, ...lines] = await written();
  expect(header).toContain('Cliente;Para;Quando;Motivo;Campanha;Por onde;Situação;');
  const line = ';(11) 98765-4321;10/03/2026 12:00;Escrita pela equipe;;WhatsApp;Na fila;;;;';
  expect(lines).toEqual([expect.stringContaining(line)]);
  expect(lines[0]).toContain(`"'=1+1; oi"`);
  expect(await written({ occasion: 'campaign' })).toEqual([header]);
  expect(await written({ fromDate: '2026-03-11' })).toEqual([header]);
  const rita = await salon.salon.isJoinedBy({ name: 'Rita', email: 'rita@s.test' }, 'receptionist');
  const desk = (await world.as(rita)).messaging.sending;
  await expect(desk.exportCsv({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  const theirs = await other.api.messaging.sending.exportCsv({});
  expect((await theirs.text()).trim().split('\r\n')).toHaveLength(1);
});

test('a company that is named is one’s own', async () => {
  const { send, test: tryOut } = salon.api.messaging.sending;
  const nobodys = { code: 'NO_COMPANY', message: 'Company ID não encontrado' };
  const wrong = { ...TO, companyId: other.salon.companyId };
  await expect(send({ ...wrong, message: 'Oi' })).rejects.toMatchObject(nobodys);
  const trial = { ...wrong, type: 'custom', message: 'Oi' } as const;
  await expect(tryOut(trial)).rejects.toMatchObject(nobodys);
  const { companyId } = salon.salon;
  expect(await send({ ...TO, companyId, message: 'Oi' })).toHaveProperty('messageId');
});

test('a professional neither reads nor sends', async () => {
  const pat = await salon.salon.isJoinedBy({ name: 'Pat', email: 'pat@s.test' }, 'professional');
  const { sending } = (await world.as(pat)).messaging;
  await expect(sending.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(sending.send(TO)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
