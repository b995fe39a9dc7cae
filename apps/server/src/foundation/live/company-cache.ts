import type { LiveTopic } from '@app/contract/shared/live-topics';
import type { ChangeFeed } from './change-feed.ts';

/** What was asked about which company, and when. */
export type Asked = { companyId: string; question: string; now: Temporal.Instant };

/** What a value says of itself; both are numbers because they are looked at all the time. */
export type Cacheable = {
  /** The epoch millisecond at which it is old even if nobody changes anything. */
  holdsUntil: number;
  /** Roughly how much memory it takes. */
  bytes: number;
};

export type CompanyCache<Value extends Cacheable> = {
  /**
   * The value, worked out if nobody knows it. It is cached before it is worked out, so a change
   * that comes in between evicts it too, and whoever asks meanwhile waits for the same work. A failure
   * is told to whoever waits, and not cached.
   */
  getOrLoad(asked: Asked, load: () => Promise<Value>): Promise<Value>;
  /** How much is cached now. */
  bytes(): number;
};

type CacheEntry<Value> = { value: Promise<Value>; since: number; until: number; bytes: number };
type Company<Value> = Map<string, CacheEntry<Value>>;

// A server that falls between storing a change and telling of it leaves others this long behind.
const TTL_MS = 10 * 60_000;
/** While this process cannot hear what others change. */
const TTL_WHEN_DEAF_MS = 1_000;
/** The maps, the promise and the rest around a value and its question. */
const BYTES_AROUND = 800;

type Limits = {
  /** The lists that the values come from. */
  topics: readonly LiveTopic[];
  /** Beyond this the companies that nobody asked about for longest are evicted. */
  mostBytes: number;
};

const cachesOf = new WeakMap<ChangeFeed, { bytes(): number }[]>();

/** What all the caches of a system hold together. */
export function cachedBytes(feed: ChangeFeed): number {
  return (cachesOf.get(feed) ?? []).reduce((all, cache) => all + cache.bytes(), 0);
}

/** A cache in the memory of this process. A value stays until one of the lists it comes from changes. */
export function openCompanyCache<Value extends Cacheable>(
  feed: ChangeFeed,
  { topics, mostBytes }: Limits,
): CompanyCache<Value> {
  // Whoever was asked about last stands last.
  const companies = new Map<string, Company<Value>>();
  let bytes = 0;

  function evict(companyId: string): void {
    for (const entry of companies.get(companyId)?.values() ?? []) bytes -= entry.bytes;
    companies.delete(companyId);
  }

  function touch(companyId: string): Company<Value> {
    const known = companies.get(companyId) ?? new Map<string, CacheEntry<Value>>();
    companies.delete(companyId);
    companies.set(companyId, known);
    return known;
  }

  function evictOne({ companyId, question }: Asked, entry: CacheEntry<Value>): void {
    const known = companies.get(companyId);
    if (known?.get(question) !== entry) return;
    known.delete(question);
    if (known.size === 0) companies.delete(companyId);
    bytes -= entry.bytes;
  }

  function store({ companyId, question }: Asked, entry: CacheEntry<Value>, value: Value): void {
    if (companies.get(companyId)?.get(question) !== entry) return;
    entry.until = Math.min(entry.until, value.holdsUntil);
    entry.bytes += value.bytes;
    bytes += value.bytes;
    for (const [oldest] of companies) {
      if (bytes <= mostBytes) return;
      evict(oldest);
    }
  }

  cachesOf.set(feed, [...(cachesOf.get(feed) ?? []), { bytes: () => bytes }]);
  feed.watch({
    changed(companyId, topic) {
      if (topics.includes(topic)) evict(companyId);
    },
    missed() {
      companies.clear();
      bytes = 0;
    },
  });

  return {
    getOrLoad(asked, load) {
      const { companyId, question, now } = asked;
      const old = companies.get(companyId)?.get(question);
      const ttl = feed.isListening() ? TTL_MS : TTL_WHEN_DEAF_MS;
      if (old && isFresh(old, ttl, now.epochMilliseconds)) {
        touch(companyId);
        return old.value;
      }
      if (old) evictOne(asked, old);
      const entry = newEntry<Value>(asked, load);
      touch(companyId).set(question, entry);
      bytes += entry.bytes;
      entry.value.then(
        (value) => store(asked, entry, value),
        () => evictOne(asked, entry),
      );
      return entry.value;
    },
    bytes: () => bytes,
  };
}

/** One cache for each system that asks, opened when it first does. */
export function cachePerSystem<Value extends Cacheable>(
  limits: Limits,
): (feed: ChangeFeed) => CompanyCache<Value> {
  const opened = new WeakMap<ChangeFeed, CompanyCache<Value>>();
  return (feed) => {
    const cache = opened.get(feed) ?? openCompanyCache<Value>(feed, limits);
    opened.set(feed, cache);
    return cache;
  };
}

// Measured: objects take not quite three times the room of what they look like written down.
export function bytesOf(value: unknown): number {
  return 3 * JSON.stringify(value).length;
}

function newEntry<Value>({ question, now }: Asked, load: () => Promise<Value>): CacheEntry<Value> {
  return {
    value: load(),
    since: now.epochMilliseconds,
    until: Number.POSITIVE_INFINITY,
    bytes: BYTES_AROUND + question.length,
  };
}

function isFresh({ since, until }: CacheEntry<unknown>, ttl: number, now: number): boolean {
  return since <= now && now < Math.min(until, since + ttl);
}
