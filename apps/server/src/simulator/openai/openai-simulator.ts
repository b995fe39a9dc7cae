import { setTimeout as pause } from 'node:timers/promises';
import type { PlayedAssistant } from '../../foundation/assistant/assistant.ts';
import { type Play, playIn } from './plays.ts';
import { simulatedAnswer } from './simulated-answer.ts';

/** It takes what a usual small model takes. */
export const SIMULATED_OPENAI = {
  baseUrl: 'http://openai.simulada/v1',
  apiKey: 'sk-simulada',
  priceInCents: 83,
  priceOutCents: 330,
};

/** A request as the provider heard it. */
export type HeardRequest = { authorization: string | null; body: unknown };

/** A provider that speaks OpenAI's chat completions, played by ourselves: the real client asks it. */
export type OpenaiSimulator = {
  /** Stands where the network would be. */
  fetch: typeof fetch;
  /** What the rest of the system is given in the place of a provider. */
  played: PlayedAssistant;
  /** How long it thinks before each word, in milliseconds. */
  pace(milliseconds: number): void;
  /** What it was asked lately, oldest first. */
  heard(): readonly HeardRequest[];
};

/** Slow enough to see the answer come, as with a real one. */
const USUAL_PACE = 30;
const REMEMBERED = 20;
const ENDPOINT = '/v1/chat/completions';

export function createOpenaiSimulator(): OpenaiSimulator {
  const heard: HeardRequest[] = [];
  let pace = USUAL_PACE;

  async function answer(request: Request): Promise<Response> {
    const body: unknown = await request.json().catch(() => null);
    const authorization = request.headers.get('authorization');
    heard.push({ authorization, body });
    if (heard.length > REMEMBERED) heard.shift();
    if (new URL(request.url).pathname !== ENDPOINT) return refusal(404, 'Invalid URL', null);
    if (authorization !== `Bearer ${SIMULATED_OPENAI.apiKey}`) return wrongKey(authorization);
    const asked = readAsked(body);
    if (!asked) return refusal(400, 'Invalid type for messages.', 'invalid_type');
    const unsupported = unsupportedIn(body, asked);
    if (unsupported) return unsupported;
    const play = playIn(asked.question);
    return (await playedRefusal(play, request.signal)) ?? streamed(asked, play, request.signal);
  }

  function streamed(asked: Asked, play: Play | null, signal: AbortSignal): Response {
    const events = eventsOf(asked, { play, pace: () => pace, signal });
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await events.next();
          if (done) return controller.close();
          controller.enqueue(encoder.encode(value));
        } catch (error) {
          controller.error(error);
        }
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  }

  const played: typeof fetch = (input, init) => answer(new Request(input, init));
  return {
    fetch: played,
    played: { access: SIMULATED_OPENAI, fetch: played },
    pace(milliseconds) {
      pace = milliseconds;
    },
    heard: () => heard,
  };
}

type Asked = { model: string; system: string; question: string; mostTokens: number };

function readAsked(body: unknown): Asked | null {
  const messages: unknown = Reflect.get(Object(body), 'messages');
  const model: unknown = Reflect.get(Object(body), 'model');
  if (!Array.isArray(messages) || typeof model !== 'string') return null;
  const contentOf = (role: string) =>
    String(messages.findLast((message) => message?.role === role)?.content ?? '');
  const { max_tokens: most, max_completion_tokens: newer } = Object(body);
  const mostTokens = Number(most ?? newer ?? 2048);
  return { model, system: contentOf('system'), question: contentOf('user'), mostTokens };
}

/** As models that think first refuse what older ones take. */
function unsupportedIn(body: unknown, { model }: Asked): Response | null {
  if (!/^(gpt-5|o\d)/.test(model)) return null;
  const { max_tokens: most, temperature = 1 } = Object(body);
  if (most !== undefined) {
    const words = `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`;
    return refusal(400, words, 'unsupported_parameter');
  }
  if (temperature === 1) return null;
  return refusal(
    400,
    `Unsupported value: 'temperature' does not support ${temperature}.`,
    'unsupported_value',
  );
}

type Playing = { play: Play | null; pace(): number; signal: AbortSignal };

async function* eventsOf(asked: Asked, { play, pace, signal }: Playing): AsyncGenerator<string> {
  const words = simulatedAnswer(asked).split(/(?<=\s)/);
  const told = words.slice(0, asked.mostTokens);
  yield chunk(asked, { delta: { role: 'assistant', content: '' }, finish_reason: null });
  for (const [place, word] of told.entries()) {
    await pause(pace(), undefined, { signal });
    if (place === 3 && play === 'cut') throw broken();
    if (place === 3 && play === 'stall') await pause(3_600_000, undefined, { signal });
    if (place === 3 && play === 'error') return yield `data: ${JSON.stringify(SERVER_ERROR)}\n\n`;
    yield chunk(asked, { delta: { content: word }, finish_reason: null });
  }
  const reason = told.length < words.length ? 'length' : 'stop';
  yield chunk(asked, { delta: {}, finish_reason: reason });
  if (play !== 'uncounted') {
    const usage = {
      prompt_tokens: countOf(asked.system + asked.question),
      completion_tokens: told.length,
    };
    yield `data: ${JSON.stringify({ ...frame(asked), choices: [], usage })}\n\n`;
  }
  yield 'data: [DONE]\n\n';
}

/** About as real ones count. */
function countOf(text: string): number {
  return Math.ceil(text.length / 4);
}

function frame({ model }: Asked) {
  return { id: 'chatcmpl-simulada', object: 'chat.completion.chunk', created: 0, model };
}

function chunk(asked: Asked, choice: object): string {
  const told = { ...frame(asked), choices: [{ index: 0, ...choice }] };
  return `data: ${JSON.stringify(told)}\n\n`;
}

const SERVER_ERROR = {
  error: {
    message: 'The server had an error while processing your request.',
    type: 'server_error',
  },
};

async function playedRefusal(play: Play | null, signal: AbortSignal): Promise<Response | null> {
  if (play === '401') return wrongKey('Bearer sk-outra');
  if (play === '404') return refusal(404, 'The model `gpt-9` does not exist.', 'model_not_found');
  if (play === '429') return refusal(429, 'Rate limit reached for org-simulada.', 'rate_limit');
  if (play === '500') return Response.json(SERVER_ERROR, { status: 500 });
  if (play === 'page') return new Response('<html><h1>Bem-vindo</h1></html>', HTML);
  if (play === 'down') throw broken('ECONNREFUSED');
  if (play === 'silent') await pause(3_600_000, undefined, { signal });
  return null;
}

const HTML = { headers: { 'content-type': 'text/html' } };

function wrongKey(authorization: string | null): Response {
  const key = authorization?.slice(-4) ?? '';
  return refusal(401, `Incorrect API key provided: sk-****${key}.`, 'invalid_api_key');
}

function refusal(status: number, message: string, code: string | null): Response {
  const error = { message, type: 'invalid_request_error', param: null, code };
  return Response.json({ error }, { status });
}

/** As `fetch` fails when a connection breaks, or cannot be made. */
function broken(code = 'ECONNRESET'): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}
