import { EventEmitter, on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_TOPICS, type LiveTopic } from '@app/contract/shared/live.contract';
import pg from 'pg';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';

const CHANNEL = 'company_changes';
const COLLECT_MILLISECONDS = 20;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** A connection can be gone without a word, so it is asked now and then, in milliseconds. */
const PATIENCE = { askedEvery: 10_000, answersWithin: 5_000 };

export type ChangeFeed = {
  /** Tells every process which lists of a company changed. Never fails the caller. */
  publish(companyId: string, topics: ReadonlySet<LiveTopic>): void;
  /** The lists of a company that change, until the signal says stop. */
  follow(companyId: string, signal: AbortSignal): AsyncGenerator<LiveTopic>;
  /** Hears of the changes of all companies, of those made in this process at once. */
  watch(watcher: Watcher): void;
  /** Whether this process hears what others change. */
  isListening(): boolean;
  /** Ends every stream. What was published before is still sent. */
  close(): Promise<void>;
};

export type Watcher = {
  changed(companyId: string, topic: LiveTopic): void;
  /** Nobody knows what changed while nobody listened. */
  missed(): void;
};

/**
 * Changes travel through PostgreSQL's NOTIFY, so any number of servers and workers hear each other.
 * They are sent after the commit and not inside the transaction: a NOTIFY inside would make all
 * commits of the database wait for one another.
 */
export function openChangeFeed(
  database: Pick<Database, 'url' | 'pool'>,
  logger: Logger,
  patience: typeof PATIENCE = PATIENCE,
): ChangeFeed {
  const heard = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const outgoing = new Set<string>();
  const watchers = new Set<Watcher>();
  const ears = { heard, watchers, isListening: false };
  const listening = listen(database.url, { ears, logger, patience, signal: closing.signal });
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const notes = [...outgoing];
    outgoing.clear();
    if (notes.length === 0) return;
    await database.pool
      .query(`select pg_notify('${CHANNEL}', note) from unnest($1::text[]) as note`, [notes])
      .catch((error) => {
        logger.warn({ err: error }, 'change feed: notice not sent, trying again');
        for (const note of notes) outgoing.add(note);
        if (!closing.signal.aborted) timer ??= setTimeout(flush, FIRST_PAUSE);
      });
  }

  return {
    publish(companyId, topics) {
      for (const topic of topics) {
        outgoing.add(`${companyId} ${topic}`);
        for (const watcher of watchers) watcher.changed(companyId, topic);
      }
      timer ??= setTimeout(flush, COLLECT_MILLISECONDS);
    },
    follow: (companyId, signal) =>
      follow(heard, companyId, AbortSignal.any([signal, closing.signal])),
    watch: (watcher) => void watchers.add(watcher),
    isListening: () => ears.isListening,
    async close() {
      closing.abort();
      await flush();
      await listening;
    },
  };
}

async function* follow(
  heard: EventEmitter,
  companyId: string,
  signal: AbortSignal,
): AsyncGenerator<LiveTopic> {
  try {
    for await (const [topic] of on(heard, companyId, { signal })) yield topic;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

type Ears = { heard: EventEmitter; watchers: ReadonlySet<Watcher>; isListening: boolean };
type Patient = { ears: Ears; patience: typeof PATIENCE; signal: AbortSignal };
type Listening = Patient & { logger: Logger };

/** Keeps one listening connection open, and opens another whenever it is lost. */
async function listen(url: string, { logger, ...how }: Listening): Promise<void> {
  const { ears, signal } = how;
  let failures = 0;
  const listening = () => {
    failures = 0;
    ears.isListening = true;
    refreshEverything(ears);
  };
  while (!signal.aborted) {
    try {
      await listenOnce(url, { ...how, listening });
    } catch (error) {
      ears.isListening = false;
      if (signal.aborted) return;
      logger.warn({ err: error }, 'change feed: connection lost, trying again');
      const delay = Math.min(FIRST_PAUSE * 2 ** failures++, LONGEST_PAUSE);
      await pause(delay, undefined, { signal }).catch(() => {});
    }
  }
}

type Attempt = Patient & { listening: () => void };

async function listenOnce(url: string, { listening, ...how }: Attempt): Promise<void> {
  const { ears, signal, patience } = how;
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    query_timeout: patience.answersWithin,
    connectionTimeoutMillis: patience.answersWithin,
  });
  const lost = new Promise<never>((_, reject) => {
    // Not `once`: an error that comes second would end this process.
    client.on('error', reject);
    client.once('end', () => reject(new Error('connection ended')));
    signal.addEventListener('abort', () => reject(new Error('closing')), { once: true });
  });
  lost.catch(() => {});
  client.on('notification', ({ payload }) => pass(ears, payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    listening();
    await Promise.race([lost, keepAsking(client, how)]);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Until it does not answer. To listen twice is to listen once. */
async function keepAsking(client: pg.Client, { patience, signal }: Patient): Promise<never> {
  for (;;) {
    await pause(patience.askedEvery, undefined, { signal, ref: false });
    await client.query(`listen ${CHANNEL}`);
  }
}

function pass({ heard, watchers }: Ears, note: string): void {
  const [companyId, written] = note.split(' ');
  const topic = LIVE_TOPICS.find((one) => one === written);
  if (!companyId || !topic) return;
  for (const watcher of watchers) watcher.changed(companyId, topic);
  heard.emit(companyId, topic);
}

/** Whatever changed while nobody listened is unknown, so every screen looks again. */
function refreshEverything({ heard, watchers }: Ears): void {
  for (const watcher of watchers) watcher.missed();
  for (const companyId of heard.eventNames()) {
    // Whoever follows a company also waits for an error of the emitter, and must not get one.
    if (companyId === 'error') continue;
    for (const topic of LIVE_TOPICS) heard.emit(companyId, topic);
  }
}
