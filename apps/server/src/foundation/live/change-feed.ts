import { EventEmitter, on } from 'node:events';
import { LIVE_TOPICS, type LiveTopic } from '@app/contract/shared/live-topics';
import type { Pool } from 'pg';
import type { Database } from '../database/database.ts';
import type { Logger } from '../logger.ts';
import { CHANNEL, HEARTBEAT, keepListening } from './listening.ts';

const COLLECT_MILLISECONDS = 20;
const PAUSE_AFTER_FAILURE = 250;

export type ChangeFeed = {
  /** Tells every process which lists of a company changed. Never fails the caller. */
  publish(change: Change): void;
  /** The lists of a company that change, until the signal says stop. */
  follow(companyId: string, signal: AbortSignal): AsyncGenerator<Notice>;
  /** Hears of the changes of all companies, of those made in this process at once. */
  watch(watcher: Watcher): void;
  /** Whether this process hears what others change. */
  isListening(): boolean;
  /** When the last notice came, be it one of its own, by `performance.now`; null before the first. */
  lastHeardAt(): number | null;
  /** Ends every stream. What was published before is still sent. */
  close(): Promise<void>;
};

export type Change = {
  companyId: string;
  topics: ReadonlySet<LiveTopic>;
  /** Only of a request whose sender reads it in her own answer, and need not hear it twice. */
  requestId: string | null;
};

export type Notice = {
  topic: LiveTopic;
  /** Null where several changed it at once, or nobody knows who did. */
  requestId: string | null;
};

type Watcher = {
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
  database: Pick<Database, 'directUrl' | 'pool'>,
  logger: Logger,
  heartbeat: typeof HEARTBEAT = HEARTBEAT,
): ChangeFeed {
  const closing = new AbortController();
  const { signal } = closing;
  const ears = { heard: new EventEmitter().setMaxListeners(0), watchers: new Set<Watcher>() };
  const speaker = createSpeaker(database.pool, logger);
  let isListening = false;
  let lastHeardAt: number | null = null;
  const listener = {
    heard(note: string) {
      lastHeardAt = performance.now();
      pass(ears, note);
    },
    hearing() {
      isListening = true;
      refreshEverything(ears);
    },
    deaf() {
      isListening = false;
    },
  };
  const listening = keepListening({ database, listener, logger, heartbeat, signal });

  return {
    publish({ companyId, requestId, topics }) {
      for (const topic of topics) {
        speaker.say(`${companyId} ${topic}`, requestId);
        for (const watcher of ears.watchers) watcher.changed(companyId, topic);
      }
    },
    follow: (companyId, ending) => follow(ears.heard, companyId, AbortSignal.any([ending, signal])),
    watch: (watcher) => void ears.watchers.add(watcher),
    isListening: () => isListening,
    lastHeardAt: () => lastHeardAt,
    async close() {
      closing.abort();
      await speaker.close();
      await listening;
    },
  };
}

type Speaker = { say(note: string, requestId: string | null): void; close(): Promise<void> };

/**
 * The first notice leaves at once, because somebody may already be reading elsewhere what it makes
 * old. Those that follow within a moment are collected and leave together.
 */
function createSpeaker(pool: Pool, logger: Logger): Speaker {
  // Of several requests that change the same list in a moment, one notice tells, in nobody's name.
  const outgoing = new Map<string, string | null>();
  let sent: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function send(): Promise<void> {
    const notes = [...outgoing].map(([note, requestId]) => `${note} ${requestId ?? ''}`.trimEnd());
    const unsaid = new Map(outgoing);
    outgoing.clear();
    if (notes.length === 0) return;
    await pool
      .query(`select pg_notify('${CHANNEL}', note) from unnest($1::text[]) as note`, [notes])
      .catch((error) => {
        logger.warn({ err: error }, 'change feed: notice not sent, trying again');
        for (const [note, requestId] of unsaid) add(note, requestId);
        sendLater(PAUSE_AFTER_FAILURE);
      });
  }

  function add(note: string, requestId: string | null): void {
    const isSame = !outgoing.has(note) || outgoing.get(note) === requestId;
    outgoing.set(note, isSame ? requestId : null);
  }

  function sendLater(delay: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (outgoing.size > 0) sendNow();
    }, delay);
  }

  function sendNow(): void {
    sendLater(COLLECT_MILLISECONDS);
    // After what runs now, so that the topics of one change and changes of one moment leave as one.
    queueMicrotask(() => {
      sent = Promise.all([sent, send()]);
    });
  }

  return {
    say(note, requestId) {
      add(note, requestId);
      if (!timer) sendNow();
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await send();
      await sent;
    },
  };
}

async function* follow(
  heard: EventEmitter,
  companyId: string,
  signal: AbortSignal,
): AsyncGenerator<Notice> {
  try {
    for await (const [notice] of on(heard, companyId, { signal })) yield notice;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

type Ears = { heard: EventEmitter; watchers: ReadonlySet<Watcher> };

function pass({ heard, watchers }: Ears, note: string): void {
  const [companyId, written, requestId = null] = note.split(' ');
  const topic = LIVE_TOPICS.find((one) => one === written);
  if (!companyId || !topic) return;
  for (const watcher of watchers) watcher.changed(companyId, topic);
  heard.emit(companyId, { topic, requestId });
}

/** Whatever changed while nobody listened is unknown, so every screen looks again. */
function refreshEverything({ heard, watchers }: Ears): void {
  for (const watcher of watchers) watcher.missed();
  for (const companyId of heard.eventNames()) {
    // Whoever follows a company also waits for an error of the emitter, and must not get one.
    if (companyId === 'error') continue;
    for (const topic of LIVE_TOPICS) heard.emit(companyId, { topic, requestId: null });
  }
}
