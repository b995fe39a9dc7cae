import {
  type AnswerEnding,
  type AssistantTrouble,
  plainPiece,
  type Tokens,
} from '@app/domain/insights/assistant';
import type { AssistantProvider } from './assistant-settings.ts';
import { readChunk, type Said, wordsOfRefusal } from './completion-chunks.ts';
import { dataLinesOf, LONGEST_STREAM } from './event-lines.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

export type ProviderRefusal = {
  trouble: AssistantTrouble;
  /** Of the provider's answer; null where there was none. */
  status: number | null;
  /** In the provider's own words, for the log; empty where they would tell of the key. */
  words: string;
};

/** How long a provider may say nothing, and how long it may take for all of it, in milliseconds. */
export type Patience = { silence: number; whole: number };
export const USUAL_PATIENCE: Patience = { silence: 45_000, whole: 240_000 };

type Call = {
  transport: typeof fetch;
  provider: AssistantProvider;
  messages: readonly ChatMessage[];
  /** Ends it when nobody listens any more. */
  signal: AbortSignal;
  patience: Patience;
};

export type OpenedAnswer =
  | { kind: 'refused'; refusal: ProviderRefusal }
  /** Tells each piece as it comes, and at last how it ended and what the provider counted. */
  | { kind: 'begun'; listen(onPiece: (text: string) => void): Promise<Heard> };
export type Heard = { ending: AnswerEnding; tokens: Tokens | null };

const STOPPED: Heard = { ending: 'stopped', tokens: null };
/** Nobody was asked, so nothing was used. */
const UNASKED: Heard = { ending: 'stopped', tokens: { input: 0, output: 0 } };

/** Asks, and answers once the provider begins to speak or refuses. */
export async function openAnswer(call: Call): Promise<OpenedAnswer> {
  const { signal, patience } = call;
  if (signal.aborted) return { kind: 'begun', listen: async () => UNASKED };
  const clock = createPatience(patience, signal);
  try {
    const { answer, refusal } = await askAsUnderstood(call, clock.signal);
    if (!refusal) {
      return {
        kind: 'begun',
        listen: (onPiece) => listenTo(answer, { clock, onPiece, signal }),
      };
    }
    clock.stop();
    return { kind: 'refused', refusal: withoutKey(refusal, call.provider) };
  } catch (error) {
    clock.stop();
    // Whoever asked is gone: that is no fault of the provider, which may have begun to answer.
    if (signal.aborted) return { kind: 'begun', listen: async () => STOPPED };
    const trouble = troubleOf(error, clock.signal);
    return { kind: 'refused', refusal: { trouble, status: null, words: '' } };
  }
}

type Body = Record<string, unknown>;

/** Some models refuse what others need: they are asked again without it. */
async function askAsUnderstood(call: Call, signal: AbortSignal) {
  let body: Body | null = bodyOf(call);
  for (;;) {
    const answer = await post(call, body, signal);
    const refusal = await refusalIn(answer);
    body = refusal && withoutRefused(body, refusal);
    if (!body) return { answer, refusal };
  }
}

function post({ transport, provider }: Call, body: Body, signal: AbortSignal): Promise<Response> {
  return transport(`${provider.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...(provider.apiKey && { authorization: `Bearer ${provider.apiKey}` }),
    },
    body: JSON.stringify(body),
    // Another address would be given the key too.
    redirect: 'manual',
    signal,
  });
}

function bodyOf({ provider, messages }: Call): Body {
  return {
    model: provider.model,
    messages,
    temperature: provider.temperature,
    max_tokens: provider.maxTokens,
    stream: true,
    stream_options: { include_usage: true },
  };
}

/** Null where the refusal is about something else, or was heeded before. */
function withoutRefused(body: Body, { status, words }: ProviderRefusal): Body | null {
  if (status !== 400 && status !== 422) return null;
  const { max_tokens: most, ...rest } = body;
  if (most !== undefined && words.includes('max_tokens')) {
    return { ...rest, max_completion_tokens: most };
  }
  for (const name of ['temperature', 'stream_options']) {
    const { [name]: refused, ...others } = body;
    if (refused !== undefined && words.includes(name)) return others;
  }
  return null;
}

const SPEAKS = /^(text\/event-stream|application\/json)\b/i;

async function refusalIn(answer: Response): Promise<ProviderRefusal | null> {
  const { status } = answer;
  if (status === 200 && SPEAKS.test(answer.headers.get('content-type') ?? '')) return null;
  const words = wordsOfRefusal(await beginningOf(answer, LONGEST_REFUSAL));
  return { trouble: troubleOfStatus(status, words), status, words };
}

/** A page of somebody else's says nothing of the provider: a proxy, a login, another server. */
function troubleOfStatus(status: number, words: string): AssistantTrouble {
  if (status === 401 || status === 403) return 'key-refused';
  if (status === 429) return 'busy';
  if (status >= 500) return 'failing';
  return status >= 400 && words !== '' ? 'refused' : 'gibberish';
}

const LONGEST_WORDS = 200;

/** Providers repeat a key that they refuse, whole or in part. */
function withoutKey(refusal: ProviderRefusal, { apiKey }: AssistantProvider): ProviderRefusal {
  if (refusal.trouble === 'key-refused') return { ...refusal, words: '' };
  const words = apiKey ? refusal.words.replaceAll(apiKey, '[chave]') : refusal.words;
  return { ...refusal, words: words.slice(0, LONGEST_WORDS) };
}

const LONGEST_REFUSAL = 100_000;

async function beginningOf(answer: Response, longest: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > longest) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

function troubleOf(error: unknown, { aborted }: AbortSignal): AssistantTrouble {
  if (aborted) return 'silent';
  return error instanceof TypeError ? 'unreachable' : 'gibberish';
}

type Listening = {
  clock: ReturnType<typeof createPatience>;
  onPiece: (text: string) => void;
  signal: AbortSignal;
};

async function listenTo(answer: Response, { clock, onPiece, signal }: Listening): Promise<Heard> {
  const heard: Heard = { ending: 'cut', tokens: null };
  try {
    for await (const said of saidIn(answer, clock.heard)) {
      if (said.said === 'piece') onPiece(plainPiece(said.text));
      if (said.said === 'tokens') heard.tokens = said.tokens;
      // What was counted comes after the end.
      if (said.said === 'end') heard.ending = said.ending;
    }
    return heard;
  } catch {
    if (signal.aborted) return { ...heard, ending: 'stopped' };
    if (heard.ending !== 'cut') return heard;
    return { ...heard, ending: clock.signal.aborted ? 'slow' : 'cut' };
  } finally {
    clock.stop();
  }
}

async function* saidIn(answer: Response, heard: () => void): AsyncGenerator<Said> {
  const isStream = /^text\/event-stream/i.test(answer.headers.get('content-type') ?? '');
  if (!isStream) {
    // Some answer whole, whatever they are asked for.
    yield* readChunk(await beginningOf(answer, LONGEST_STREAM)) ?? [];
    return;
  }
  for await (const line of dataLinesOf(answer.body ?? emptyBody())) {
    heard();
    if (line === '[DONE]') return;
    yield* readChunk(line) ?? [];
  }
}

async function* emptyBody(): AsyncGenerator<Uint8Array> {}

/** Runs out when nothing was heard for too long, or all of it took too long. */
function createPatience({ silence, whole }: Patience, left: AbortSignal) {
  const quiet = new AbortController();
  const lose = () => quiet.abort(new Error('The provider took too long'));
  const longest = setTimeout(lose, whole);
  let timer = setTimeout(lose, silence);
  return {
    signal: AbortSignal.any([left, quiet.signal]),
    heard() {
      clearTimeout(timer);
      timer = setTimeout(lose, silence);
    },
    stop() {
      clearTimeout(timer);
      clearTimeout(longest);
    },
  };
}
