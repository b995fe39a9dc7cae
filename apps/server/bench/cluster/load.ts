import { setTimeout as pause } from 'node:timers/promises';
import { type BusySalon, startOn } from '../booking/salon.ts';

const PER_SECOND = 50;
/** Of five requests two book. */
const TURNS = ['slots', 'book', 'services', 'book', 'slots'] as const;
const DAYS = 200;
const TIMES = 100;
/** Whoever got no answer asks again under the same key, as our own pages do. */
const TRIES = 40;
const BEFORE_TRYING_AGAIN = 500;

export type Failure = { what: string; from: number; until: number };
export type Load = {
  /** What somebody saw fail, in the order in which it ended. */
  failures: Failure[];
  /** Of requests that were answered well, those since the last look. */
  takeLongest(): number;
  count(): number;
  /** Notes of bookings, each of them one of its own, that were acknowledged. */
  acknowledged: ReadonlySet<string>;
  stop(): Promise<void>;
};

type LoadOptions = { address: string; cookie: string; salon: BusySalon; clientIds: string[] };

/** Fifty requests a second, whether or not those before were answered. */
export function startLoad(options: LoadOptions): Load {
  const failures: Failure[] = [];
  const acknowledged = new Set<string>();
  const open = new Set<Promise<void>>();
  let longest = 0;
  let count = 0;
  let isOver = false;

  async function ask(path: string, init?: RequestInit): Promise<boolean> {
    const from = performance.now();
    const what = await answerTo(`${options.address}${path}`, init);
    const until = performance.now();
    count += 1;
    if (what === null) longest = Math.max(longest, until - from);
    else failures.push({ what, from, until });
    return what === null;
  }

  async function book(number: number): Promise<void> {
    const notes = `reserva-${number}`;
    const init = requestOf(options, number, notes);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (await ask('/api/v1/appointments', init)) {
        acknowledged.add(notes);
        return;
      }
      await pause(BEFORE_TRYING_AGAIN);
    }
  }

  function take(number: number): Promise<unknown> {
    const { salon, cookie } = options;
    const turn = TURNS[number % TURNS.length];
    if (turn === 'book') return book(number);
    if (turn === 'services') return ask('/api/v1/services', { headers: { cookie } });
    const day = salon.tomorrow.add({ days: number % 30 });
    const wish = `serviceIds=${salon.serviceId}&date=${day}`;
    return ask(`/api/public/companies/${salon.companyId}/slots?${wish}`);
  }

  async function run(): Promise<void> {
    const since = performance.now();
    for (let number = 0; !isOver; number++) {
      const due = since + (number * 1000) / PER_SECOND;
      await pause(Math.max(0, due - performance.now()));
      const asked = take(number).then(() => {});
      open.add(asked);
      asked.finally(() => open.delete(asked));
    }
    await Promise.all(open);
  }

  const running = run();
  return {
    failures,
    acknowledged,
    count: () => count,
    takeLongest() {
      const taken = longest;
      longest = 0;
      return taken;
    },
    async stop() {
      isOver = true;
      await running;
    },
  };
}

/** Null, or what was wrong. */
async function answerTo(url: string, init: RequestInit = {}): Promise<string | null> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    const text = await answer.text();
    return answer.ok ? null : `${answer.status} ${codeIn(text)}`;
  } catch (error) {
    return String((error as { cause?: { code?: string } }).cause?.code ?? error);
  }
}

function codeIn(text: string): string {
  return /"code":"(\w+)"/.exec(text)?.[1] ?? text.slice(0, 80);
}

/** Each at a time of its own while there are any, and over another one from then on. */
function requestOf(
  { salon, cookie, clientIds, address }: LoadOptions,
  number: number,
  notes: string,
) {
  const { professionalIds, quickServiceId, tomorrow } = salon;
  const day = tomorrow.add({ days: number % DAYS });
  const time = Math.floor(number / DAYS) % TIMES;
  const booking = {
    serviceIds: [quickServiceId],
    professionalId: professionalIds[Math.floor(number / DAYS / TIMES) % professionalIds.length],
    clientId: clientIds[number % clientIds.length],
    startTime: startOn(day, time * 5).toString(),
    overbook: true,
    notes,
  };
  return {
    method: 'POST',
    headers: {
      cookie,
      origin: address,
      'content-type': 'application/json',
      'idempotency-key': `${notes}-${crypto.randomUUID()}`,
    },
    body: JSON.stringify(booking),
  };
}
