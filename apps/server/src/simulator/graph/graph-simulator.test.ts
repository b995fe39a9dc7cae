import { beforeEach, describe, expect, test } from 'vitest';
import type { OutgoingMessage, WhatsappGateway } from '../../foundation/whatsapp/gateway.ts';
import type { Heard } from '../../foundation/whatsapp/happenings.ts';
import { openMetaLine } from '../../foundation/whatsapp/meta-gateway.ts';
import { isSignedByMeta, readMetaNews } from '../../foundation/whatsapp/meta-webhook.ts';
import { booksInMemory } from '../whatsapp/books.ts';
import { type TimeByHand, timeByHand } from '../whatsapp/played-time.ts';
import { createGraphSimulator, type GraphSimulator } from './graph-simulator.ts';

const NUMBER_ID = '106540352242922';
const LINE = {
  provider: 'meta',
  phoneNumberId: NUMBER_ID,
  businessId: '987654321098765',
  accessToken: 'EAAG-teste',
} as const;
const ANA = { number: '5521999998888', name: 'Ana Conceição', text: 'Olá' };
const fields = (...values: string[]) =>
  values.map((value, at) => ({ part: 'body' as const, place: 0, name: String(at + 1), value }));
const TEMPLATE = { name: 'lembrete', language: 'pt_BR', fields: fields('Ana', '14:00') };

let simulator: GraphSimulator;
let time: TimeByHand;
let line: WhatsappGateway;
let news: Heard[];
let now: number;

beforeEach(() => {
  now = 1_773_154_800_000;
  time = timeByHand();
  news = [];
  simulator = createGraphSimulator({
    within: booksInMemory(),
    time,
    now: () => now,
    webhookUrl: 'https://nosso.test/api/webhooks/whatsapp',
    appSecret: 'segredo',
    async post(_url, headers, body) {
      if (!isSignedByMeta(Buffer.from(body), headers['x-hub-signature-256'], 'segredo')) return 403;
      news.push(...readMetaNews(JSON.parse(body)));
      return 200;
    },
  });
  line = openLine();
});

test('a number is known by its own id, and needs no pairing', async () => {
  expect(await line.create({ url: 'https://nosso.test', secret: 's' })).toEqual({
    outcome: 'connected',
  });
  expect(await line.connect()).toEqual({ outcome: 'connected' });
  expect(await line.state()).toMatchObject({ state: 'open', profileName: 'Salão de demonstração' });
  expect(await line.health()).toEqual({ outcome: 'well', version: null });
  expect(await line.logout()).toEqual({ outcome: 'done' });
});

test('a token that is over, or none, is refused', async () => {
  for (const accessToken of ['EAAG-expirado', '', 'outro']) {
    const stranger = openLine({ accessToken });
    expect(await stranger.state()).toEqual({ outcome: 'refused', reason: 'unauthorized' });
    expect(await stranger.send(message('(21) 99999-8888'))).toMatchObject({
      outcome: 'refused',
      reason: 'unauthorized',
      code: 190,
    });
  }
});

describe('own words', () => {
  test('reach whoever wrote within a day, and come back with our own id', async () => {
    await simulator.write(NUMBER_ID, ANA);
    expect(await line.send(message('(21) 99999-8888'))).toMatchObject({
      outcome: 'accepted',
      usedNumber: '+5521999998888',
    });
    await letPass(10_000);
    expect(news[0]).toMatchObject({
      line: NUMBER_ID,
      happening: { kind: 'incoming', from: { phone: '+5521999998888', name: 'Ana Conceição' } },
    });
    expect(receipts()).toEqual(['sent nossa-1', 'delivered nossa-1', 'read nossa-1']);
  });

  test('are refused afterwards, by WhatsApp or before it is asked', async () => {
    await simulator.write(NUMBER_ID, ANA);
    await letPass(86_400_001);
    const late = message('(21) 99999-8888');
    expect(await line.send(late)).toMatchObject({ reason: 'window-closed', code: 131_047 });
    expect(await line.send({ ...late, window: 'closed' })).toEqual({
      outcome: 'refused',
      reason: 'window-closed',
    });
  });
});

describe('a template', () => {
  const late = { ...message('(21) 99999-8888'), window: 'closed', template: TEMPLATE } as const;

  test('goes out once it is approved, with its values', async () => {
    expect(await line.send(late)).toMatchObject({ reason: 'template-problem', code: 132_001 });
    await propose('lembrete');
    await letPass(2_000);
    expect(news.at(-1)?.happening).toMatchObject({ kind: 'template', status: 'APPROVED' });
    expect(await line.send(late)).toMatchObject({ outcome: 'accepted' });
    expect((await simulator.messages(NUMBER_ID))[0]?.text).toBe('Olá Ana, até as 14:00.');
    const short = { ...late, template: { ...TEMPLATE, fields: fields('Ana') } };
    expect(await line.send(short)).toMatchObject({ reason: 'template-problem', code: 132_000 });
  });

  test('that is refused stays so', async () => {
    await propose('lembrete_recusado');
    await letPass(2_000);
    expect(news.at(-1)?.happening).toMatchObject({ status: 'REJECTED', reason: 'INVALID_FORMAT' });
    const template = { ...TEMPLATE, name: 'lembrete_recusado' };
    expect(await line.send({ ...late, template })).toMatchObject({ reason: 'template-problem' });
  });
});

describe('what WhatsApp refuses', () => {
  test.each([
    ['0031', { outcome: 'refused', reason: 'blocked', code: 131_031 }],
    ['0048', { outcome: 'refused', reason: 'blocked', code: 131_048 }],
    ['0056', { outcome: 'refused', reason: 'rate-limited', retryAfterSeconds: 6, code: 131_056 }],
    ['0429', { outcome: 'refused', reason: 'rate-limited', retryAfterSeconds: 60, code: 130_429 }],
    ['0131', { outcome: 'unknown', reason: 'gateway-error' }],
    ['0504', { outcome: 'unknown', reason: 'cut' }],
  ])('to 90000-%s', async (play, expected) => {
    await simulator.write(NUMBER_ID, { ...ANA, number: `552190000${play}` });
    expect(await line.send(message(`(21) 90000-${play}`))).toEqual(expected);
  });

  test.each([
    ['0026', 131_026],
    ['0049', 131_049],
  ])('to 90000-%s afterwards, with its code', async (play, errorCode) => {
    await simulator.write(NUMBER_ID, { ...ANA, number: `552190000${play}` });
    expect(await line.send(message(`(21) 90000-${play}`))).toMatchObject({ outcome: 'accepted' });
    await letPass(10_000);
    expect(news.at(-1)?.happening).toMatchObject({ kind: 'receipt', status: 'failed', errorCode });
  });

  test('a number that is none, and somebody hidden, before it is asked', async () => {
    for (const to of ['letras', '117975856409676@lid']) {
      expect(await line.send(message(to))).toEqual({
        outcome: 'refused',
        reason: 'number-invalid',
      });
    }
  });

  test('what was sent cannot be read back', async () => {
    const until = Temporal.Instant.fromEpochMilliseconds(now);
    const search = { to: ANA.number, text: 'Olá!', since: until, until };
    expect(await line.findSent(search)).toEqual({ found: 'unknown' });
  });
});

function openLine(change: { accessToken?: string } = {}): WhatsappGateway {
  return openMetaLine({
    line: { ...LINE, ...change },
    graphUrl: 'https://graph.facebook.com',
    graphVersion: 'v23.0',
    transport: simulator.fetch,
  });
}

async function propose(name: string): Promise<void> {
  const body = {
    name,
    language: 'pt_BR',
    category: 'UTILITY',
    components: [{ type: 'BODY', text: 'Olá {{1}}, até as {{2}}.' }],
  };
  const answer = await simulator.fetch(
    `https://graph.facebook.com/v23.0/${LINE.businessId}/message_templates`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${LINE.accessToken}` },
      body: JSON.stringify(body),
    },
  );
  expect(await answer.json()).toMatchObject({ status: 'PENDING', category: 'UTILITY' });
}

async function letPass(milliseconds: number): Promise<void> {
  now += milliseconds;
  await time.pass(milliseconds);
}

function message(to: string): OutgoingMessage {
  return { to, text: 'Olá!', reference: 'nossa-1', window: 'open', template: null };
}

function receipts(): string[] {
  return news.flatMap(({ happening }) =>
    happening.kind === 'receipt' ? [`${happening.status} ${happening.reference}`] : [],
  );
}
