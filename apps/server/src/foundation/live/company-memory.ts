import type { LiveTopic } from '@app/contract/shared/live-topics';
import type { ChangeFeed } from './change-feed.ts';

/** What was asked about which company, and when. */
export type Asked = { companyId: string; question: string; now: Temporal.Instant };

/** What a value says of itself; both are numbers because they are looked at all the time. */
export type Lasting = {
  /** The epoch millisecond at which it is old even if nobody changes anything. */
  holdsUntil: number;
  /** Roughly how much memory it takes. */
  bytes: number;
};

export type CompanyMemory<Value extends Lasting> = {
  /**
   * The value, worked out if nobody knows it. It is kept before it is worked out, so a change that
   * comes in between forgets it too, and whoever asks meanwhile waits for the same work. A failure
   * is told to whoever waits, and not kept.
   */
  recall(asked: Asked, workOut: () => Promise<Value>): Promise<Value>;
  /** How much is kept now. */
  bytes(): number;
};

type Kept<Value> = { value: Promise<Value>; since: number; until: number; bytes: number };
type Company<Value> = Map<string, Kept<Value>>;

// A server that falls between storing a change and telling of it leaves others this long behind.
const LIFE = 10 * 60_000;
/** While this process cannot hear what others change. */
const LIFE_WHEN_DEAF = 1_000;
/** The maps, the promise and the rest around a value and its question. */
const BYTES_AROUND = 800;

type Limits = {
  /** The lists that the values come from. */
  topics: readonly LiveTopic[];
  /** Beyond this the companies that nobody asked about for longest are forgotten. */
  mostBytes: number;
};

/** Values in the memory of this process, each until one of the lists it comes from changes. */
export function openCompanyMemory<Value extends Lasting>(
  feed: ChangeFeed,
  { topics, mostBytes }: Limits,
): CompanyMemory<Value> {
  // Whoever was asked about last stands last.
  const companies = new Map<string, Company<Value>>();
  let bytes = 0;

  function forget(companyId: string): void {
    for (const kept of companies.get(companyId)?.values() ?? []) bytes -= kept.bytes;
    companies.delete(companyId);
  }

  function touch(companyId: string): Company<Value> {
    const known = companies.get(companyId) ?? new Map<string, Kept<Value>>();
    companies.delete(companyId);
    companies.set(companyId, known);
    return known;
  }

  function forgetSingle({ companyId, question }: Asked, kept: Kept<Value>): void {
    const known = companies.get(companyId);
    if (known?.get(question) !== kept) return;
    known.delete(question);
    if (known.size === 0) companies.delete(companyId);
    bytes -= kept.bytes;
  }

  function settle({ companyId, question }: Asked, kept: Kept<Value>, value: Value): void {
    if (companies.get(companyId)?.get(question) !== kept) return;
    kept.until = Math.min(kept.until, value.holdsUntil);
    kept.bytes += value.bytes;
    bytes += value.bytes;
    for (const [oldest] of companies) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  }

  feed.watch({
    changed(companyId, topic) {
      if (topics.includes(topic)) forget(companyId);
    },
    missed() {
      companies.clear();
      bytes = 0;
    },
  });

  return {
    recall(asked, workOut) {
      const { companyId, question, now } = asked;
      const old = companies.get(companyId)?.get(question);
      const life = feed.isListening() ? LIFE : LIFE_WHEN_DEAF;
      if (old && isFresh(old, life, now.epochMilliseconds)) {
        touch(companyId);
        return old.value;
      }
      if (old) forgetSingle(asked, old);
      const kept = newlyKept<Value>(asked, workOut);
      touch(companyId).set(question, kept);
      bytes += kept.bytes;
      kept.value.then(
        (value) => settle(asked, kept, value),
        () => forgetSingle(asked, kept),
      );
      return kept.value;
    },
    bytes: () => bytes,
  };
}

/** One memory for each system that asks, opened when it first does. */
export function memoryPerSystem<Value extends Lasting>(
  limits: Limits,
): (feed: ChangeFeed) => CompanyMemory<Value> {
  const opened = new WeakMap<ChangeFeed, CompanyMemory<Value>>();
  return (feed) => {
    const memory = opened.get(feed) ?? openCompanyMemory<Value>(feed, limits);
    opened.set(feed, memory);
    return memory;
  };
}

// Measured: objects take not quite three times the room of what they look like written down.
export function bytesOf(value: unknown): number {
  return 3 * JSON.stringify(value).length;
}

function newlyKept<Value>({ question, now }: Asked, workOut: () => Promise<Value>): Kept<Value> {
  return {
    value: workOut(),
    since: now.epochMilliseconds,
    until: Number.POSITIVE_INFINITY,
    bytes: BYTES_AROUND + question.length,
  };
}

function isFresh({ since, until }: Kept<unknown>, life: number, now: number): boolean {
  return since <= now && now < Math.min(until, since + life);
}
