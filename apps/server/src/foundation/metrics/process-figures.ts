import type { Pool } from 'pg';
import * as prometheus from 'prom-client';
import type { Database } from '../database/database.ts';
import type { ChangeFeed } from '../live/change-feed.ts';
import { cachedBytes } from '../live/company-cache.ts';

export type ProcessParts = {
  database: Pick<Database, 'requests' | 'pool' | 'reads'>;
  feed: ChangeFeed;
};

/** What this process alone knows of itself, looked at when somebody asks. */
export function watchProcess(registry: prometheus.Registry, parts: ProcessParts): void {
  const registers = [registry];
  const { requests, pool: accounts, reads } = parts.database;
  watchPools(registers, { requests, accounts, ...(reads && { reads }) });
  watchFeed(registers, parts.feed);
}

function watchPools(registers: prometheus.Registry[], pools: Record<string, Pool>): void {
  function watch(name: string, help: string, count: (pool: Pool) => number): void {
    new prometheus.Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers,
      collect() {
        for (const [pool, opened] of Object.entries(pools)) this.set({ pool }, count(opened));
      },
    });
  }
  watch('database_connections_used', 'Connections that somebody works on', (pool) => {
    return pool.totalCount - pool.idleCount;
  });
  watch('database_connections_open', 'Connections that are open', (pool) => pool.totalCount);
  watch('database_connections_most', 'Connections that may be open', (pool) => pool.options.max);
  watch('database_connections_waiting', 'Who waits for a connection', (pool) => pool.waitingCount);
}

function watchFeed(registers: prometheus.Registry[], feed: ChangeFeed): void {
  new prometheus.Gauge({
    name: 'feed_listening',
    help: 'Whether this process hears what others change',
    registers,
    collect() {
      this.set(feed.isListening() ? 1 : 0);
    },
  });
  new prometheus.Gauge({
    name: 'feed_heard_seconds_ago',
    help: 'How long ago the last notice came; a process sends itself one every ten seconds',
    registers,
    collect() {
      const heardAt = feed.lastHeardAt();
      if (heardAt === null) this.remove();
      else this.set((performance.now() - heardAt) / 1000);
    },
  });
  new prometheus.Gauge({
    name: 'cache_bytes',
    help: 'What is kept in memory of companies, roughly',
    registers,
    collect() {
      this.set(cachedBytes(feed));
    },
  });
}
