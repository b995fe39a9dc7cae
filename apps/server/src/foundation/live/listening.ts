import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from '../database/database.ts';
import { openWay } from '../database/several-hosts.ts';
import { showPresence } from '../installation/presence.ts';
import type { Logger } from '../logger.ts';

export const CHANNEL = 'company_changes';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 10_000;
/** A connection can be gone without a word, so it is asked now and then, in milliseconds. */
export const HEARTBEAT = { askedEvery: 10_000, answersWithin: 5_000 };

type Listener = {
  heard(note: string): void;
  /** From now on notices arrive; what came before is unknown. */
  hearing(): void;
  deaf(): void;
};

type Beating = { heartbeat: typeof HEARTBEAT; signal: AbortSignal; logger: Logger };
type Listening = Beating & { database: Pick<Database, 'directUrl' | 'pool'>; listener: Listener };

/** Keeps one listening connection open, and opens another whenever it is lost. */
export async function keepListening({ listener, ...how }: Listening): Promise<void> {
  const { signal, logger } = how;
  let failures = 0;
  const hearing = () => {
    failures = 0;
    listener.hearing();
  };
  while (!signal.aborted) {
    try {
      await listenOnce({ ...how, listener: { ...listener, hearing } });
    } catch (error) {
      listener.deaf();
      if (signal.aborted) return;
      logger.warn({ err: error }, 'change feed: connection lost, trying again');
      const delay = Math.min(FIRST_PAUSE * 2 ** failures++, LONGEST_PAUSE);
      await pause(delay, undefined, { signal }).catch(() => {});
    }
  }
}

async function listenOnce({ listener, ...how }: Listening): Promise<void> {
  const { database, signal, heartbeat } = how;
  const client = openWay(database.directUrl, {
    application_name: 'hora-marcada-live',
    keepAlive: true,
    query_timeout: heartbeat.answersWithin,
    connectionTimeoutMillis: heartbeat.answersWithin,
  });
  const lost = new Promise<never>((_, reject) => {
    // Not `once`: an error that comes second would end this process.
    client.on('error', reject);
    client.once('end', () => reject(new Error('connection ended')));
    signal.addEventListener('abort', () => reject(new Error('closing')), { once: true });
  });
  lost.catch(() => {});
  client.on('notification', ({ payload }) => listener.heard(payload ?? ''));
  try {
    await client.connect();
    await showPresence(client);
    await client.query(`listen ${CHANNEL}`);
    await Promise.race([lost, sendProof(client, how).then(({ arrived }) => arrived)]);
    listener.hearing();
    await Promise.race([lost, keepAsking(client, how)]);
  } finally {
    await client.end().catch(() => {});
  }
}

type Asking = Omit<Listening, 'listener'>;

/** Until it does not answer, or does not hear. To listen twice is to listen once. */
async function keepAsking(client: pg.Client, how: Asking): Promise<never> {
  const { heartbeat, signal, logger } = how;
  for (;;) {
    await pause(heartbeat.askedEvery, undefined, { signal, ref: false });
    await client.query(`listen ${CHANNEL}`);
    const proof = await sendProof(client, how).catch((error: unknown) => {
      // Whoever cannot speak at the moment may hear nevertheless.
      logger.warn({ err: error }, 'change feed: could not be proved, trying again');
    });
    await proof?.arrived;
  }
}

/**
 * A connection that answers may still hear nothing: behind a pooler that lends it out from one
 * transaction to the next, notices reach nobody. So this process sends itself one, by the same way
 * as every change. Answers when it is sent, with the promise of its arrival.
 */
async function sendProof(
  client: pg.Client,
  { database, heartbeat }: Asking,
): Promise<{ arrived: Promise<void> }> {
  const proof = `hearing ${randomUUID()}`;
  const ended = new AbortController();
  const heard = new Promise<void>((resolve) => {
    const listen = ({ payload }: pg.Notification) => payload === proof && resolve();
    client.on('notification', listen);
    ended.signal.addEventListener('abort', () => client.off('notification', listen));
  });
  const silence = async () => {
    await pause(heartbeat.answersWithin, undefined, { signal: ended.signal, ref: false });
    throw new Error(
      'Notices do not arrive. A pooler that lends connections by the transaction needs DATABASE_DIRECT_URL beside it.',
    );
  };
  try {
    await database.pool.query('select pg_notify($1, $2)', [CHANNEL, proof]);
  } catch (error) {
    ended.abort();
    throw error;
  }
  return { arrived: Promise.race([heard, silence()]).finally(() => ended.abort()) };
}
