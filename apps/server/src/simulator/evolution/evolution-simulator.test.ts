import { beforeEach, describe, expect, test } from 'vitest';
import { openEvolutionLine } from '../../foundation/whatsapp/evolution-gateway.ts';
import { readEvolutionNews } from '../../foundation/whatsapp/evolution-webhook.ts';
import type { OutgoingMessage, WhatsappGateway } from '../../foundation/whatsapp/gateway.ts';
import type { Heard } from '../../foundation/whatsapp/happenings.ts';
import { booksInMemory } from '../whatsapp/books.ts';
import { type TimeByHand, timeByHand } from '../whatsapp/played-time.ts';
import {
  createEvolutionSimulator,
  type EvolutionSimulator,
  SIMULATED_EVOLUTION,
} from './evolution-simulator.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');
const WEBHOOK = { url: 'https://nosso.test/api/webhooks/evolution/abc', secret: 'segredo' };
const OWNER = { number: '5511987654321', profileName: 'Loja A' };

let simulator: EvolutionSimulator;
let time: TimeByHand;
let line: WhatsappGateway;
let news: Heard[];
let posted: { url: string; headers: Record<string, string> }[];
let doorSays: number;
let now: Temporal.Instant;

beforeEach(() => {
  now = noon;
  time = timeByHand();
  news = [];
  posted = [];
  doorSays = 200;
  simulator = createEvolutionSimulator({
    within: booksInMemory(),
    time,
    now: () => now.epochMilliseconds,
    async post(url, headers, body) {
      posted.push({ url, headers });
      if (doorSays === 200) news.push(readEvolutionNews(JSON.parse(body)));
      return doorSays;
    },
  });
  line = open('loja-a');
});

describe('a line is paired', () => {
  test('by its code: connecting, the code, then open with the phone', async () => {
    const created = await line.create(WEBHOOK);
    expect(created).toMatchObject({ outcome: 'code', pairingCode: null });
    expect(created.outcome === 'code' && created.image).toMatch(/^data:image\/png;base64,iVBOR/);
    await time.pass(1_000);
    expect(await line.state()).toMatchObject({ state: 'connecting', phone: null });

    await simulator.pair('loja-a', OWNER);
    await time.pass(1_000);
    expect(await line.connect()).toEqual({ outcome: 'connected' });
    expect(await line.state()).toEqual({
      outcome: 'known',
      state: 'open',
      phone: '+5511987654321',
      profileName: 'Loja A',
      reason: null,
    });
    expect(kinds()).toEqual([
      ...['connection connecting', 'qr', 'connection connecting', 'connection open'],
    ]);
    expect(posted[0]).toMatchObject({
      url: WEBHOOK.url,
      headers: { authorization: 'Bearer segredo', 'user-agent': 'axios/1.13.2' },
    });
  });

  test('by a code that is typed', async () => {
    await line.create(WEBHOOK);
    await line.logout();
    const shown = await line.connect('(11) 98765-4321');
    expect(shown).toMatchObject({ pairingCode: expect.stringMatching(/^[1-9A-Z]{8}$/) });
  });

  test('not by a code that is over: it lives 45 seconds, thirty times', async () => {
    const first = await line.create(WEBHOOK);
    const code = first.outcome === 'code' ? first.code : '';
    await letPass(46_000);
    await expect(simulator.pair('loja-a', { ...OWNER, code })).rejects.toThrow('refused with 400');
    await letPass(30 * 45_000);
    expect(news.at(-2)?.happening).toEqual({ kind: 'qr-ended' });
    expect(news.at(-1)?.happening).toMatchObject({ state: 'closed', reason: 428 });
    expect(await line.state()).toMatchObject({ state: 'closed' });
    expect(await line.connect()).toMatchObject({ outcome: 'code' });
  });

  test('not while WhatsApp cannot be reached', async () => {
    simulator.trouble({ whatsapp: 'unreachable' });
    expect(await line.create(WEBHOOK)).toEqual({ outcome: 'waiting' });
  });

  test('under a name that is free, and is forgotten when it is removed', async () => {
    await line.create(WEBHOOK);
    expect(await line.create(WEBHOOK)).toEqual({ outcome: 'refused', reason: 'name-taken' });
    expect(await line.remove()).toEqual({ outcome: 'done' });
    expect(await line.remove()).toEqual({ outcome: 'done' });
    expect(await line.state()).toEqual({ outcome: 'refused', reason: 'line-missing' });
    expect(await line.create(WEBHOOK)).toMatchObject({ outcome: 'code' });
  });
});

describe('a message', () => {
  beforeEach(connect);

  test('is handed over, delivered and read', async () => {
    const sent = await line.send(message('(21) 99999-8888'));
    expect(sent).toMatchObject({ outcome: 'accepted', usedNumber: '+5521999998888' });
    const providerId = sent.outcome === 'accepted' ? sent.providerId : '';
    await letPass(6_000);
    expect(receipts(providerId)).toEqual(['sent', 'delivered', 'read']);
    expect(await line.statusOf(providerId)).toBe('read');
    expect(await line.statusOf('3EB0NADA')).toBeNull();
  });

  test('goes to the number WhatsApp knows, which may lack the ninth digit', async () => {
    expect(await line.send(message('(31) 98888-7777'))).toMatchObject({
      usedNumber: '+553188887777',
    });
    expect(await line.send(message('(21) 97777-6666'))).toMatchObject({
      usedNumber: '+5521977776666',
    });
    expect(await line.send(message('117975856409676@lid'))).toMatchObject({
      usedNumber: '117975856409676@lid',
    });
  });

  test.each([
    ['letras', 'refused number-invalid'],
    ['(21) 90000-0000', 'refused number-invalid'],
    ['(21) 90000-0428', 'refused not-connected'],
    ['(21) 90000-0500', 'unknown gateway-error'],
    ['(21) 90000-0502', 'unknown gateway-error'],
    ['(21) 90000-0504', 'unknown cut'],
  ])('to %s is %s', async (to, expected) => {
    const outcome = await line.send(message(to));
    expect(`${outcome.outcome} ${'reason' in outcome && outcome.reason}`).toBe(expected);
  });

  test.each([
    ['0001', ['sent', 'delivered']],
    ['0003', ['sent', 'delivered', 'read']],
    ['0004', []],
    ['0005', ['sent', 'sent', 'delivered', 'delivered', 'read', 'read']],
    ['0006', ['read', 'delivered', 'sent']],
    ['0007', []],
    ['0008', []],
    ['0463', ['failed']],
  ])('to 90000-%s has the receipts %o', async (play, expected) => {
    const sent = await line.send(message(`(21) 90000-${play}`));
    await letPass(60_000);
    expect(receipts(sent.outcome === 'accepted' ? sent.providerId : '')).toEqual(expected);
  });

  test('whose receipts were lost can still be asked about', async () => {
    const sent = await line.send(message('(21) 90000-0008'));
    await letPass(60_000);
    expect(await line.statusOf(sent.outcome === 'accepted' ? sent.providerId : '')).toBe('read');
  });

  test('to a phone that is off arrives when it is on again', async () => {
    const number = '5521999998888';
    await simulator.setPhone({ number, account: 'usual', reach: 'off' });
    const sent = await line.send(message(number));
    const providerId = sent.outcome === 'accepted' ? sent.providerId : '';
    await letPass(60_000);
    expect(receipts(providerId)).toEqual([]);
    await simulator.setPhone({ number, account: 'usual', reach: 'on' });
    await letPass(60_000);
    expect(receipts(providerId)).toEqual(['sent', 'delivered', 'read']);
  });
});

describe('a message of which nobody knows whether it left', () => {
  beforeEach(connect);

  test.each([
    ['that left, although a page answered', '(21) 90000-0502', 'sent'],
    ['that did not leave', '(21) 90000-0500', 'not-sent'],
    ['that was cut off before', '(21) 90000-0504', 'not-sent'],
  ])('%s is told apart', async (_name, to, found) => {
    await line.send(message('(21) 99999-8888'));
    await line.send(message(to));
    expect(await line.findSent(search(to))).toMatchObject({ found });
  });

  test('is found under the number without its ninth digit, once', async () => {
    const sent = await line.send(message('(31) 98888-7777'));
    const providerId = sent.outcome === 'accepted' ? sent.providerId : '';
    expect(await line.findSent(search('(31) 98888-7777'))).toEqual({
      found: 'sent',
      providerId,
      usedNumber: '+553188887777',
    });
    const others = { ...search('(31) 98888-7777'), except: [providerId] };
    expect(await line.findSent(others)).toEqual({ found: 'not-sent' });
    const other = { ...search('(31) 98888-7777'), text: 'Outra' };
    expect(await line.findSent(other)).toEqual({ found: 'not-sent' });
  });

  test('proves nothing where the gateway keeps no messages, or does not answer', async () => {
    expect(await line.findSent(search('(21) 99999-8888'))).toEqual({ found: 'unknown' });
    await line.send(message('(21) 99999-8888'));
    simulator.trouble({ gateway: 'down' });
    expect(await line.findSent(search('(21) 99999-8888'))).toEqual({ found: 'unknown' });
  });

  test('stays in doubt when the same words went to somebody hidden', async () => {
    await line.send(message('117975856409676@lid'));
    expect(await line.findSent(search('(21) 99999-8888'))).toEqual({ found: 'unknown' });
  });
});

describe('the gateway itself', () => {
  test('is well in the versions that were tried, with the right key', async () => {
    expect(await line.health()).toEqual({ outcome: 'well', version: '2.3.7' });
    simulator.trouble({ version: '2.4.0' });
    expect(await line.health()).toEqual({ outcome: 'untried', version: '2.4.0' });
    simulator.trouble({ gateway: 'unlicensed' });
    expect(await line.health()).toEqual({ outcome: 'refused', reason: 'licence-required' });
    const stranger = open('loja-a', { apiKey: 'errada' });
    simulator.trouble({ gateway: 'none' });
    expect(await stranger.health()).toEqual({ outcome: 'refused', reason: 'unauthorized' });
  });

  test.each([
    ['down', 'not-taken unreachable'],
    ['page', 'unknown gateway-error'],
    ['unlicensed', 'refused licence-required'],
  ] as const)('%s: a message is %s', async (gateway, expected) => {
    await connect();
    simulator.trouble({ gateway });
    const outcome = await line.send(message('(21) 99999-8888'));
    expect(`${outcome.outcome} ${'reason' in outcome && outcome.reason}`).toBe(expected);
  });

  test('that starts anew never tells what it had not told', async () => {
    await connect();
    const sent = await line.send(message('(21) 99999-8888'));
    await simulator.restart();
    await letPass(60_000);
    expect(receipts(sent.outcome === 'accepted' ? sent.providerId : '')).toEqual([]);
    expect(kinds().slice(-2)).toEqual(['connection connecting', 'connection open']);
  });

  test('tells again after a failure, and never after a refusal', async () => {
    await connect();
    doorSays = 500;
    await simulator.write('loja-a', { number: '5521999998888', name: 'Ana', text: 'SIM' });
    await letPass(1_000);
    doorSays = 200;
    await letPass(5_000);
    expect(news.at(-1)?.happening).toMatchObject({ kind: 'incoming', from: { name: 'Ana' } });
    doorSays = 404;
    const heard = news.length;
    await simulator.write('loja-a', { number: '5521999998888', name: 'Ana', text: 'SIM' });
    await letPass(1_000);
    doorSays = 200;
    await letPass(600_000);
    expect(news).toHaveLength(heard);
  });

  test('says the same thing forty times a second while it cannot reach WhatsApp', async () => {
    await connect();
    const before = news.length;
    await simulator.storm('loja-a', { perSecond: 40, seconds: 10 });
    await letPass(10_000);
    expect(news.length - before).toBe(400);
  });
});

describe('a line that is lost', () => {
  beforeEach(connect);

  test.each([401, 403] as const)('with %i is closed, and needs a new code', async (reason) => {
    await simulator.close('loja-a', reason);
    await letPass(1_000);
    expect(await line.state()).toMatchObject({ state: 'closed', reason });
    expect(await line.send(message('(21) 99999-8888'))).toMatchObject({ reason: 'not-connected' });
    expect(await line.restart()).toEqual({ outcome: 'refused', reason: 'not-connected' });
    expect(await line.logout()).toEqual({ outcome: 'done' });
    expect(await line.connect()).toMatchObject({ outcome: 'code' });
    expect(news.map((each) => each.happening)).toContainEqual(
      expect.objectContaining({ state: 'closed', reason }),
    );
  });

  test('by the network alone comes back by itself', async () => {
    const before = kinds().length;
    await simulator.loseNetwork('loja-a');
    await letPass(1_000);
    expect(kinds().slice(before)).toEqual(['connection connecting', 'connection open']);
    expect(await line.restart()).toEqual({ outcome: 'done' });
  });
});

describe('somebody writes', () => {
  beforeEach(connect);
  const ana = { number: '5521999998888', name: 'Ana', text: 'SIM' };

  test.each([
    ['2.3.6', true, '+5521999998888', true],
    ['2.3.7', true, '+5521999998888', false],
    ['2.3.7', false, '+5521999998888', true],
  ] as const)('in %s, hidden: %s', async (version, hidden, phone, showsHidden) => {
    simulator.trouble({ version });
    await simulator.write('loja-a', { ...ana, hidden });
    await letPass(100);
    const heard = news.at(-1)?.happening;
    expect(heard).toMatchObject({ kind: 'incoming', content: { kind: 'text', text: 'SIM' } });
    expect(heard?.kind === 'incoming' && heard.from).toEqual({
      phone,
      hidden: showsHidden ? expect.stringMatching(/^\d{15}@lid$/) : null,
      name: 'Ana',
    });
  });

  test.each([
    ['2.3.6', 1],
    ['2.3.7', 2],
  ] as const)('twice the same in %s, and it comes %i times', async (version, times) => {
    simulator.trouble({ version });
    const before = news.length;
    const { id } = await simulator.write('loja-a', { ...ana, copies: 2 });
    await letPass(100);
    const ids = news
      .slice(before)
      .map(({ happening }) => 'providerId' in happening && happening.providerId);
    expect(ids).toEqual(Array.from({ length: times }, () => id));
  });

  test('without words, and its kind is told', async () => {
    await simulator.write('loja-a', { ...ana, text: '', type: 'audioMessage' });
    await letPass(100);
    expect(news.at(-1)?.happening).toMatchObject({ kind: 'incoming', content: { kind: 'audio' } });
  });

  test('and the news go where the line was told to send them', async () => {
    const moved = { url: 'https://nosso.test/api/webhooks/evolution/outro', secret: 'novo' };
    expect(await line.redirect(moved)).toEqual({ outcome: 'done' });
    await simulator.write('loja-a', ana);
    await letPass(100);
    expect(posted.at(-1)).toMatchObject({
      url: moved.url,
      headers: { authorization: 'Bearer novo' },
    });
    expect(await open('outra').redirect(moved)).toMatchObject({ reason: 'line-missing' });
  });

  test('and the owner answers on the phone', async () => {
    await simulator.writeOnPhone('loja-a', { number: ana.number, text: 'Até já' });
    await letPass(100);
    expect(news.at(-1)?.happening).toMatchObject({ kind: 'sent-elsewhere', text: 'Até já' });
    expect((await simulator.messages('loja-a')).map(({ text }) => text)).toEqual(['Até já']);
  });
});

async function connect(): Promise<void> {
  await line.create(WEBHOOK);
  await simulator.pair('loja-a', OWNER);
  await letPass(1_000);
}

async function letPass(milliseconds: number): Promise<void> {
  now = now.add({ milliseconds });
  await time.pass(milliseconds);
}

function open(name: string, access: { apiKey?: string } = {}): WhatsappGateway {
  return openEvolutionLine({ ...SIMULATED_EVOLUTION, ...access, name, transport: simulator.fetch });
}

function message(to: string): OutgoingMessage {
  return { to, text: 'Olá!', reference: 'm1', window: 'open', template: null };
}

function search(to: string) {
  return { to, text: 'Olá!', since: now.subtract({ minutes: 1 }), until: now };
}

function receipts(providerId: string): string[] {
  return news.flatMap(({ happening }) =>
    happening.kind === 'receipt' && happening.providerId === providerId ? [happening.status] : [],
  );
}

function kinds(): string[] {
  return news.map(({ happening }) =>
    happening.kind === 'connection' ? `connection ${happening.state}` : happening.kind,
  );
}
