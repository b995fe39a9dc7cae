import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyStory } from '../../../../seeds/scenario.ts';
import { noon, testWorld } from '../../../../tests/support.ts';
import { readEvolutionNews } from '../../../foundation/whatsapp/evolution-webhook.ts';
import { incomingMessages } from '../conversations/incoming-messages.table.ts';
import { messages } from '../messages.table.ts';
import { findConnection } from './connections.queries.ts';
import { noteNews } from './line-news.commands.ts';
import { lineNameOf, lineSecretOf, secretHashOf } from './lines.rules.ts';
import { whatsappConnections } from './whatsapp-connections.table.ts';

const world = testWorld();
let salon: CompanyStory;
let other: CompanyStory;
const ACCOUNT = '102290129340398';

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Dona', email: 'dona@porta.test' });
  other = await world.tell.company('Outro', { name: 'Outra', email: 'outra@porta.test' });
  for (const { companyId } of [salon, other]) await openLine(companyId);
});
beforeEach(() => world.inCompany(salon.companyId, (scope) => scope.delete(messages)));

async function openLine(companyId: string): Promise<void> {
  const secretHash = secretHashOf(secretOf(companyId));
  const lineName = lineNameOf(companyId, 1);
  await world.inCompany(companyId, (scope) =>
    scope.insert(whatsappConnections).values({ provider: 'evolution', lineName, secretHash }),
  );
}

const secretOf = (companyId: string) => lineSecretOf(world.system.markOf, companyId, 1);
const connection = (company = salon) => world.inCompany(company.companyId, findConnection);

function ring(
  secret: string,
  body: object | string,
  remoteAddress = '127.0.0.1',
): Promise<LightMyRequestResponse> {
  return world.app.inject({
    remoteAddress,
    method: 'POST',
    url: `/api/webhooks/evolution/${secret}`,
    headers: { 'content-type': 'application/json' },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const told = (event: string, data: object, company = salon) => ({
  event,
  instance: lineNameOf(company.companyId, 1),
  data,
});
const open = (company = salon) =>
  told(
    'connection.update',
    { state: 'open', statusReason: 200, wuid: '5511987654321@s.whatsapp.net' },
    company,
  );
const connecting = () => told('connection.update', { state: 'connecting', statusReason: 200 });

async function sending(providerId: string | null, text = 'Oi'): Promise<string> {
  const values = {
    occasion: 'manual',
    occasionKey: `${providerId} ${text}`,
    plannedAt: noon,
    takenAt: noon,
    state: 'sending',
    recipient: '+5511987651111',
    providerId,
    text,
  } as const;
  return world.inCompany(salon.companyId, async (scope) => {
    const [row] = await scope.insert(messages).values(values).returning({ id: messages.id });
    return row?.id ?? '';
  });
}

async function read(id: string) {
  const [row] = await world.inCompany(salon.companyId, (scope) =>
    scope.select().from(messages).where(eq(messages.id, id)),
  );
  return row;
}

describe('the door of a line', () => {
  test('believes who knows its secret', async () => {
    expect((await ring(secretOf(salon.companyId), open())).statusCode).toBe(200);
    expect(await connection()).toMatchObject({ state: 'connected', heardAt: noon });
  });

  test.each([
    ['a secret of nobody', 'x'.repeat(43)],
    ['what cannot be a secret', 'abc'],
  ])('%s leads nowhere', async (_case, secret) => {
    expect((await ring(secret, open())).statusCode).toBe(404);
  });

  test('who guesses asks the database no more, and lines that were heard lately go on', async () => {
    const address = '203.0.113.7';
    const guess = () => ring(randomBytes(32).toString('base64url'), open(), address);
    const secret = secretOf(salon.companyId);
    await ring(secret, open(), address);
    const unheard = await world.tell.company('Nova', { name: 'Nova', email: 'nova@porta.test' });
    await openLine(unheard.companyId);
    for (let times = 0; times < 60; times += 1) expect((await guess()).statusCode).toBe(404);
    expect((await guess()).statusCode).toBe(429);
    const answer = await ring(secretOf(unheard.companyId), open(unheard), address);
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, 60]);
    expect((await ring(secret, open(), address)).statusCode).toBe(200);
  });

  test('whoever knows one line speaks of no other', async () => {
    const before = await connection(other);
    expect((await ring(secretOf(salon.companyId), open(other))).statusCode).toBe(200);
    expect(await connection(other)).toEqual(before);
    expect((await ring(secretOf(other.companyId), connecting())).statusCode).toBe(200);
    expect(await connection(other)).toEqual(before);
  });

  test('what was heard of another line is not written down, whoever brings it', async () => {
    const before = await connection(other);
    const { companyId } = other;
    const heard = [open(), connecting()].map((news) => readEvolutionNews(news));
    await world.inCompany(companyId, (scope) => noteNews(scope, heard, noon));
    expect(await connection(other)).toEqual(before);
  });

  test.each([
    ['no JSON', '<html>', 400],
    ['a shape nobody knows', '[1,2,{"event":7}]', 200],
    ['an event we never asked for', '{"event":"chats.update","data":{}}', 200],
    ['more than anybody tells', JSON.stringify({ text: 'x'.repeat(1_100_000) }), 413],
  ])('%s is answered and changes nothing', async (_case, body, status) => {
    const before = await connection();
    expect((await ring(secretOf(salon.companyId), body)).statusCode).toBe(status);
    expect(await connection()).toEqual(before);
  });

  const unending = randomBytes(9_000).toString('base64');
  const remoteJid = '5511987651111@s.whatsapp.net';
  const closedFor = (statusReason: number) => ({ state: 'close', statusReason });
  const text = { conversation: 'Oi' };
  const key = { id: unending, remoteJid, fromMe: false };

  test.each([
    ['a reason too large to keep', 'connection.update', closedFor(9e12)],
    ['half a reason', 'connection.update', closedFor(401.5)],
    ['a receipt of an id without end', 'messages.update', { keyId: unending, status: 'READ' }],
    ['an answer with an id without end', 'messages.upsert', { key, message: text }],
    ['one of ours with an id without end', 'send.message', { key, message: text }],
  ])('%s is answered, so that it is not told for ever', async (_case, event, data) => {
    await sending(null);
    await ring(secretOf(salon.companyId), open());
    expect((await ring(secretOf(salon.companyId), told(event, data))).statusCode).toBe(200);
  });

  test('receipts raise a message, however often and in whatever order they come', async () => {
    const id = await sending('3EB0A');
    const receipt = (status: string) => told('messages.update', { keyId: '3EB0A', status });
    const steps = ['READ', 'SERVER_ACK', 'READ', 'DELIVERY_ACK', 'ERROR'];
    await Promise.all(steps.map((step) => ring(secretOf(salon.companyId), receipt(step))));
    expect(await read(id)).toMatchObject({ state: 'read', providerId: '3EB0A' });
  });

  test('a message whose answer got lost is known by what the gateway tells of it', async () => {
    const id = await sending(null, 'Seu horário é amanhã');
    const handedOver = told('send.message', {
      key: { id: '3EB0B', remoteJid: '5511987651111@s.whatsapp.net', fromMe: true },
      message: { conversation: 'Seu horário é amanhã' },
    });
    await ring(secretOf(salon.companyId), handedOver);
    expect(await read(id)).toMatchObject({ state: 'sending', providerId: '3EB0B' });
  });

  test('what a client writes is kept once', async () => {
    const written = told('messages.upsert', {
      key: { id: '3EB0C', remoteJid: '5511987652222@s.whatsapp.net', fromMe: false },
      pushName: 'Ana',
      message: { conversation: 'Olá' },
      messageType: 'conversation',
      messageTimestamp: 1_773_154_000,
    });
    const secret = secretOf(salon.companyId);
    const answers = await Promise.all([written, written, written].map((one) => ring(secret, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const kept = await world.inCompany(salon.companyId, (scope) =>
      scope.select().from(incomingMessages),
    );
    expect(kept).toHaveLength(1);
  });

  test('a phone that another company has is not kept, and what came with it is', async () => {
    await ring(secretOf(salon.companyId), open());
    const late = await world.tell.company('Tarde', { name: 'Tia', email: 'tia@porta.test' });
    await openLine(late.companyId);
    const written = told(
      'messages.upsert',
      {
        key: { id: '3EB0D', remoteJid: '5511987652222@s.whatsapp.net', fromMe: false },
        message: { conversation: 'Olá' },
        messageType: 'conversation',
        messageTimestamp: 1_773_154_000,
      },
      late,
    );
    const secret = secretOf(late.companyId);
    const answers = await Promise.all([written, open(late)].map((one) => ring(secret, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await connection()).toMatchObject({ state: 'connected' });
    expect(await connection(late)).toMatchObject({ state: 'disconnected', lostBecause: 409 });
    const kept = await world.inCompany(late.companyId, (scope) =>
      scope.select().from(incomingMessages),
    );
    expect(kept).toHaveLength(1);
  });

  test('a storm is answered, and beyond what a line may tell at once it comes again', async () => {
    const secret = secretOf(other.companyId);
    const body = told('connection.update', { state: 'connecting', statusReason: 200 }, other);
    const answers = await Promise.all(Array.from({ length: 80 }, () => ring(secret, body)));
    const statuses = Map.groupBy(answers, ({ statusCode }) => statusCode);
    // One of sixty was told before.
    expect([statuses.get(200)?.length, statuses.get(429)?.length]).toEqual([59, 21]);
    const last = answers.at(-1);
    expect([last?.headers['retry-after'], last?.json()]).toEqual([
      '1',
      { error: 'too_many_requests' },
    ]);
    expect((await ring(secretOf(salon.companyId), open())).statusCode).toBe(200);
  });

  test('written otherwise in the address, a secret is counted as the same', async () => {
    const line = await world.tell.company('Terceira', { name: 'T', email: 'terceira@porta.test' });
    await openLine(line.companyId);
    const secret = secretOf(line.companyId);
    const written = `%${secret.charCodeAt(0).toString(16)}${secret.slice(1)}`;
    for (let times = 0; times < 60; times += 1) await ring(secret, '[]');
    expect((await ring(written, '[]')).statusCode).toBe(429);
  });
});

describe("WhatsApp's own door", () => {
  const meta = () => world.system.whatsappSimulator.played.meta;
  const NUMBER = '106540352242922';

  beforeAll(() =>
    world.inCompany(salon.companyId, (scope) =>
      scope
        .update(whatsappConnections)
        .set({ provider: 'meta', phoneNumberId: NUMBER, businessId: ACCOUNT, state: 'connected' }),
    ),
  );

  function status(id: string, reference: string, phoneNumberId = NUMBER): string {
    const statuses = [{ id, status: 'delivered', biz_opaque_callback_data: reference }];
    const value = { metadata: { phone_number_id: phoneNumberId }, statuses };
    const entry = [{ id: ACCOUNT, changes: [{ field: 'messages', value }] }];
    return JSON.stringify({ object: 'whatsapp_business_account', entry });
  }

  function post(body: string, signature: string | null): Promise<LightMyRequestResponse> {
    return world.app.inject({
      method: 'POST',
      url: '/api/webhooks/whatsapp',
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'x-hub-signature-256': signature }),
      },
      payload: body,
    });
  }

  const signed = (body: string, secret = meta().appSecret) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  test('answers the challenge of whoever knows the token', async () => {
    const query = (token: string) => ({
      'hub.mode': 'subscribe',
      'hub.verify_token': token,
      'hub.challenge': '1158201444',
    });
    const ask = (token: string) =>
      world.app.inject({ url: '/api/webhooks/whatsapp', query: query(token) });
    const answer = await ask(meta().verifyToken);
    expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
    expect((await ask('palpite')).statusCode).toBe(403);
  });

  test('a signed receipt finds its message by our own id', async () => {
    const id = await sending(null, 'Oficial');
    const body = status('wamid.A', id);
    expect((await post(body, signed(body))).statusCode).toBe(200);
    expect(await read(id)).toMatchObject({ state: 'delivered', providerId: 'wamid.A' });
  });

  test.each<[string, (body: string) => string | null]>([
    ['unsigned', () => null],
    ['signed by somebody else', (body) => signed(body, 'outro segredo')],
    ['signed for another body', () => signed('{}')],
  ])('a receipt that is %s changes nothing', async (name, signatureOf) => {
    const id = await sending(null, name);
    const body = status('wamid.B', id);
    expect((await post(body, signatureOf(body))).statusCode).toBe(403);
    expect(await read(id)).toMatchObject({ state: 'sending', providerId: null });
  });

  test('of a number that nobody has nothing is kept, and WhatsApp need not come again', async () => {
    const id = await sending(null, 'Ninguém');
    const body = status('wamid.C', id, '999999999');
    expect((await post(body, signed(body))).statusCode).toBe(200);
    expect((await read(id))?.state).toBe('sending');
  });
});
