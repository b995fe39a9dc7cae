import { beforeEach, describe, expect, test } from 'vitest';
import { noon, testWorld } from '../../../tests/support.ts';
import type { WhatsappGateway } from '../../foundation/whatsapp/gateway.ts';
import { saveWhatsappSetting } from '../../foundation/whatsapp/whatsapp-settings.ts';
import { simulatorObjects } from '../simulator-objects.table.ts';

const ROOT = '/whatsapp-simulado';
const world = testWorld();
let line: WhatsappGateway;

beforeEach(async () => {
  await asOperator((scope) => scope.delete(simulatorObjects));
  const opened = await world.system.whatsapp.open({ provider: 'evolution', name: 'loja-a' });
  if (!opened) throw new Error('There is no gateway to play with');
  line = opened;
});

test('without a line there is nothing to scan', async () => {
  expect((await look(ROOT)).body).toContain('Nenhum salão pediu para conectar');
});

describe('a phone', () => {
  test('scans the code that waits, and the line is open', async () => {
    await line.create({ url: 'http://localhost:3000/api/webhooks/evolution/x', secret: 's' });
    expect((await look(ROOT)).body).toContain('Ler o código com este celular');
    await act(`${ROOT}/loja-a`, { acao: 'parear', telefone: '(11) 98765-4321', nome: 'Bê & Cia' });
    expect(await line.state()).toMatchObject({
      state: 'open',
      phone: '+5511987654321',
      profileName: 'Bê & Cia',
    });
    expect((await look(ROOT)).body).toContain('Bê &amp; Cia');
  });

  test.each([
    ['parear', 'aviso=codigo', 'Não há código válido'],
    ['banir', 'aviso=codigo', 'Não há código válido'],
  ])('%s says what cannot be done', async (acao, address, sentence) => {
    const went = await act(`${ROOT}/ninguem`, { acao, telefone: '(11) 98765-4321' });
    expect(went).toContain(address);
    expect((await look(went)).body).toContain(sentence);
  });

  test('needs a number', async () => {
    await line.create({ url: 'http://localhost:3000/x', secret: 's' });
    const went = await act(`${ROOT}/loja-a`, { acao: 'parear', telefone: 'letras' });
    expect((await look(went)).body).toContain('Escreva um telefone com DDD');
    expect(await line.state()).toMatchObject({ state: 'connecting' });
  });

  test.each([
    ['desconectar', 401],
    ['banir', 403],
  ])('%s closes the line with %i', async (acao, reason) => {
    await connect();
    await act(`${ROOT}/loja-a`, { acao });
    expect(await line.state()).toMatchObject({ state: 'closed', reason });
  });
});

describe('a conversation', () => {
  beforeEach(connect);

  test('shows what the salon sent, under the number as people write it, and what became of it', async () => {
    await send('Olá <b>Ana</b>');
    await world.phoneTime.pass(10_000);
    const { body } = await look(`${ROOT}/loja-a/5531988887777`);
    expect(body).toContain('Olá &lt;b&gt;Ana&lt;/b&gt;');
    expect(body).toContain('(31) 98888-7777');
    expect(body).toContain('lida');
    const list = (await look(ROOT)).body;
    expect(list).toContain('href="/whatsapp-simulado/loja-a/553188887777"');
    expect((await look(`${ROOT}/loja-a/553188887777`)).body).toContain('Olá &lt;b&gt;Ana');
  });

  test('is answered as the client, whatever she writes', async () => {
    const chat = `${ROOT}/loja-a/5531988887777`;
    await act(chat, { texto: 'SIM <3\0', nome: 'Ana' });
    expect((await look(chat)).body).toContain('SIM &lt;3');
    const written = await world.system.whatsappSimulator.evolution.messages('loja-a');
    expect(written).toMatchObject([{ fromMe: false, text: 'SIM <3' }]);
  });

  test('also by voice, photo and sticker', async () => {
    const chat = `${ROOT}/loja-a/5531988887777`;
    for (const acao of ['audio', 'foto', 'figurinha']) await act(chat, { acao });
    const { body } = await look(chat);
    for (const kind of ['Áudio', 'Foto', 'Figurinha']) expect(body).toContain(`${kind}<small>`);
  });

  test('cannot reach a phone without WhatsApp, and waits for one that is off', async () => {
    const chat = `${ROOT}/loja-a/5531988887777`;
    await act(chat, { acao: 'sem-whatsapp' });
    expect(await send('Olá')).toMatchObject({ reason: 'number-invalid' });
    await act(chat, { acao: 'com-whatsapp' });
    await act(chat, { acao: 'desligar' });
    expect(await send('Olá')).toMatchObject({ outcome: 'accepted' });
    await world.phoneTime.pass(10_000);
    expect((await look(chat)).body).not.toContain('entregue');
    await act(chat, { acao: 'ligar' });
    await world.phoneTime.pass(1_000);
    expect((await look(chat)).body).toContain('entregue');
  });

  test('of a line or a number that is none is not there', async () => {
    expect((await look(`${ROOT}/outra/5531988887777`)).statusCode).toBe(404);
    expect((await look(`${ROOT}/loja-a/abc`)).statusCode).toBe(404);
    const went = await act(`${ROOT}/outra/5531988887777`, { texto: 'Oi' });
    expect((await look(went)).statusCode).toBe(404);
  });
});

test('with a real gateway nothing is played any more', async () => {
  for (const [setting, value] of [
    ['evolution_url', 'https://evolution.exemplo.com'],
    ['evolution_api_key', 'chave-global'],
  ] as const) {
    const change = { setting, value, userId: null, now: noon };
    await asOperator((scope) => saveWhatsappSetting(scope, world.system.settings, change));
  }
  expect((await look(ROOT)).statusCode).toBe(404);
});

async function connect(): Promise<void> {
  await line.create({ url: 'http://localhost:3000/api/webhooks/evolution/x', secret: 's' });
  const phone = { number: '5511987654321', profileName: 'Loja A' };
  await world.system.whatsappSimulator.evolution.pair('loja-a', phone);
}

function send(text: string) {
  const message = { text, reference: 'm1', window: 'open', template: null } as const;
  return line.send({ ...message, to: '(31) 98888-7777' });
}

function look(url: string) {
  return world.app.inject({ method: 'GET', url });
}

async function act(url: string, fields: Record<string, string>): Promise<string> {
  const answer = await world.app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}

function asOperator<Answer>(
  work: Parameters<typeof world.system.scopes.asOperator<Answer>>[1],
): Promise<Answer> {
  return world.system.scopes.asOperator({ userId: null, requestId: 'test' }, work);
}
