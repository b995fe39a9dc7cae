import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { LineWebhook } from '../../src/foundation/whatsapp/gateway.ts';
import {
  createEvolutionSimulator,
  type EvolutionSimulator,
  SIMULATED_EVOLUTION,
} from '../../src/simulator/evolution/evolution-simulator.ts';
import { serve } from '../../src/simulator/served.ts';
import { booksInMemory } from '../../src/simulator/whatsapp/books.ts';
import { realTime } from '../../src/simulator/whatsapp/played-time.ts';

/** A gateway in this process, which outlives all who send through it, and what its phones got. */
export type MessageLines = {
  variables: { EVOLUTION_URL: string; EVOLUTION_API_KEY: string };
  /** A phone scans the code of a new line, which tells its news there. */
  pair(name: string, webhook: LineWebhook): Promise<void>;
  /** From now on these lines take calls and answer none. */
  silence(names: readonly string[]): void;
  /** What a line sent, oldest first. */
  sent(name: string): Promise<{ text: string; at: number }[]>;
  close(): void;
};

/** Between the moment at which a message left and the answer: whoever dies then does not know. */
const ANSWERS_LATE = 300;
const POST_TIMEOUT = 30_000;

export async function openMessageLines(): Promise<MessageLines> {
  const simulator = createEvolutionSimulator({
    within: booksInMemory(),
    time: realTime(),
    now: () => Temporal.Now.instant().epochMilliseconds,
    post,
  });
  const silent = new Set<string>();
  const server = await serve(async (input, init) => {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (silent.has(name)) return new Promise(() => {});
    const answer = await simulator.fetch(request);
    await pause(ANSWERS_LATE);
    return answer;
  });
  return {
    variables: {
      EVOLUTION_URL: `http://127.0.0.1:${portOf(server)}`,
      EVOLUTION_API_KEY: SIMULATED_EVOLUTION.apiKey,
    },
    pair: (name, webhook) => pairOne(simulator, name, webhook),
    silence(names) {
      silent.clear();
      for (const name of names) silent.add(name);
    },
    async sent(name) {
      const all = await simulator.messages(name);
      return all.filter(({ fromMe }) => fromMe).map(({ text, at }) => ({ text, at }));
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Whoever is down does not answer, and is told again. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  const signal = AbortSignal.timeout(POST_TIMEOUT);
  const answer = await fetch(url, { method: 'POST', headers, body, signal });
  await answer.body?.cancel();
  return answer.status;
}

function portOf(server: Server): number {
  return Object(server.address()).port;
}

/**
 * One message of its own proves from then on that the gateway keeps what was sent. Nobody hears how it was
 * paired: the number is an old one.
 */
async function pairOne(
  simulator: EvolutionSimulator,
  name: string,
  { url }: LineWebhook,
): Promise<void> {
  const headers = { apikey: SIMULATED_EVOLUTION.apiKey, 'content-type': 'application/json' };
  const tell = (path: string, body: object) =>
    simulator.fetch(`http://gateway${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
  const line = { instanceName: name, integration: 'WHATSAPP-BAILEYS', qrcode: true };
  await tell('/instance/create', line);
  await simulator.pair(name, { number: '5511912345678', profileName: name });
  await simulator.writeOnPhone(name, { number: '5511999990000', text: 'Bom dia' });
  await tell(`/webhook/set/${name}`, { webhook: { url, events: [] } });
}
