import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  createOpenaiSimulator,
  SIMULATED_OPENAI,
} from '../../simulator/openai/openai-simulator.ts';
import { serve } from '../../simulator/served.ts';
import { openAnswer } from './chat-completions.ts';

const simulator = createOpenaiSimulator();
simulator.pace(0);
const servers: Server[] = [];
let baseUrl: string;

beforeAll(async () => {
  const server = await serve(simulator.fetch);
  servers.push(server);
  baseUrl = `${addressOf(server)}/v1`;
});
afterEach(() => simulator.pace(0));
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const settings = {
  apiKey: SIMULATED_OPENAI.apiKey as string | null,
  model: 'gpt-4',
  temperature: 0.7,
  maxTokens: 2048,
  priceInCents: 1,
  priceOutCents: 1,
  monthlyLimitInCents: 1,
};

type Options = Partial<typeof settings> & {
  baseUrl?: string;
  signal?: AbortSignal;
  silence?: number;
};

async function ask(question: string, options: Options = {}) {
  const { signal = new AbortController().signal, silence = 5_000, ...provider } = options;
  const opened = await openAnswer({
    transport: fetch,
    provider: { ...settings, baseUrl, ...provider },
    messages: [{ role: 'user', content: question }],
    signal,
    patience: { silence, whole: 10_000 },
  });
  if (opened.kind === 'refused') return opened.refusal;
  let text = '';
  const heard = await opened.listen((piece) => {
    text += piece;
  });
  return { ...heard, text };
}

test('an answer comes in pieces, with its end and what was counted', async () => {
  const answer = await ask('Como foi o mês?');
  expect(answer).toMatchObject({ ending: 'complete', tokens: { output: expect.any(Number) } });
  expect(answer).toMatchObject({ text: expect.stringContaining('Você perguntou: "Como foi') });
  expect(simulator.heard().at(-1)).toEqual({
    authorization: 'Bearer sk-simulada',
    body: {
      model: 'gpt-4',
      messages: [{ role: 'user', content: 'Como foi o mês?' }],
      temperature: 0.7,
      max_tokens: 2048,
      stream: true,
      stream_options: { include_usage: true },
    },
  });
});

test('an answer that is too long ends where it may, and one without a count is told all the same', async () => {
  expect(await ask('Oi', { maxTokens: 3 })).toMatchObject({
    ending: 'too-long',
    text: 'Esta é uma ',
    tokens: { output: 3 },
  });
  expect(await ask('simular sem contagem')).toMatchObject({ ending: 'complete', tokens: null });
});

test.each([
  ['simular erro 401', { trouble: 'key-refused', status: 401, words: '' }],
  [
    'simular erro 404',
    { trouble: 'refused', status: 404, words: expect.stringContaining('gpt-9') },
  ],
  ['simular erro 429', { trouble: 'busy', status: 429 }],
  ['simular erro 500', { trouble: 'failing', status: 500 }],
  ['simular página', { trouble: 'gibberish', status: 200, words: '' }],
  ['simular queda', { trouble: 'unreachable', status: null }],
])('%s is told as such', async (question, refusal) => {
  expect(await ask(question)).toMatchObject(refusal);
});

test('a wrong key, nobody there and a provider without a word are told apart', async () => {
  expect(await ask('Oi', { apiKey: null })).toMatchObject({ trouble: 'key-refused' });
  expect(await ask('Oi', { baseUrl: 'http://127.0.0.1:1/v1' })).toMatchObject({
    trouble: 'unreachable',
  });
  expect(await ask('simular silêncio', { silence: 100 })).toMatchObject({ trouble: 'silent' });
});

test.each([
  ['simular corte', 'cut'],
  ['simular demora', 'slow'],
  ['simular falha', 'failed'],
])('%s keeps what came until then', async (question, ending) => {
  expect(await ask(question, { silence: 300 })).toEqual({
    ending,
    text: 'Esta é uma ',
    tokens: null,
  });
});

test('a model that refuses what others need is asked again without it', async () => {
  expect(await ask('Oi', { model: 'gpt-5' })).toMatchObject({ ending: 'complete' });
  const { max_tokens, temperature, ...body } = Object(simulator.heard().at(-1)?.body);
  expect([max_tokens, temperature]).toEqual([undefined, undefined]);
  expect(body).toMatchObject({ model: 'gpt-5', max_completion_tokens: 2048, stream: true });
});

test('an answer that nobody wants any more ends at once', async () => {
  simulator.pace(20);
  const stop = new AbortController();
  const answer = ask('Oi', { signal: stop.signal });
  setTimeout(() => stop.abort(), 200);
  expect(await answer).toMatchObject({ ending: 'stopped', tokens: null });
});

test('a question that nobody waits for any more is no fault of the provider', async () => {
  const stop = new AbortController();
  const answer = ask('simular silêncio', { signal: stop.signal });
  setTimeout(() => stop.abort(), 100);
  expect(await answer).toEqual({ ending: 'stopped', text: '', tokens: null });
});

test('a question that nobody waits for before it is sent reaches nobody and uses nothing', async () => {
  const before = simulator.heard().at(-1);
  const answer = await ask('Oi', { signal: AbortSignal.abort() });
  expect(answer).toEqual({ ending: 'stopped', text: '', tokens: { input: 0, output: 0 } });
  expect(simulator.heard().at(-1)).toBe(before);
});

describe('providers that differ', () => {
  async function served(answer: (response: ServerResponse) => void): Promise<string> {
    const server = createServer((_request, response) => answer(response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return addressOf(server);
  }

  test('an answer that comes whole', async () => {
    const whole = {
      choices: [{ message: { content: 'Tudo bem.' }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 7, completion_tokens: 3 },
    };
    const address = await served((response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(whole));
    });
    expect(await ask('Oi', { baseUrl: address })).toEqual({
      ending: 'complete',
      text: 'Tudo bem.',
      tokens: { input: 7, output: 3 },
    });
  });

  test('an answer that comes whole and too long is not read to its end', async () => {
    const content = 'a'.repeat(11_000_000);
    const address = await served((response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }));
    });
    const { ending, text } = Object(await ask('Oi', { baseUrl: address }));
    expect([ending, text.length]).toEqual(['cut', 0]);
  });

  test('the words of a refusal lose the key before they are cut', async () => {
    const message = `${'Erro. '.repeat(32)}sk-simulada`;
    const address = await served((response) => {
      response.writeHead(400).end(JSON.stringify({ error: { message } }));
    });
    const { words } = Object(await ask('Oi', { baseUrl: address }));
    expect(words).toMatch(/^(Erro\. )+\[chave\]$/);
  });

  test('lines that break anywhere, remarks, other ends of lines and letters cut in two', async () => {
    const text =
      ': OPENROUTER PROCESSING\r\n\r\nevent: x\r\ndata: {"choices":[{"delta":{"content":"Ação ✂️"}}]}\r\n\r\n' +
      'data: não é JSON\n\ndata:{"choices":[{"delta":{"content":"!\\u202E"},"finish_reason":"eos"}]}';
    const address = await served(async (response) => {
      response.setHeader('content-type', 'text/event-stream');
      for (const byte of Buffer.from(text)) {
        response.write(Uint8Array.of(byte));
        await new Promise(setImmediate);
      }
      response.end();
    });
    expect(await ask('Oi', { baseUrl: address })).toEqual({
      ending: 'complete',
      text: 'Ação ✂️!',
      tokens: null,
    });
  });

  test('another address is not followed: it would be given the key', async () => {
    const address = await served((response) => {
      response.writeHead(302, { location: `${baseUrl}/chat/completions` }).end();
    });
    expect(await ask('Oi', { baseUrl: address })).toMatchObject({
      trouble: 'gibberish',
      status: 302,
    });
  });
});

function addressOf(server: Server): string {
  // A server that listens on TCP has an address of this shape.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
