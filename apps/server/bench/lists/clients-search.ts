import { searchTermsOf } from '@app/domain/clients/client-search';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '../../src/foundation/database/database.ts';
import {
  type CompanyScope,
  createScopes,
  type Scopes,
} from '../../src/foundation/database/scopes.ts';
import { createLogger } from '../../src/foundation/logger.ts';
import { findClient } from '../../src/modules/clients/clients.queries.ts';
import {
  idsOfPage,
  listFirstClients,
  MOST_COUNTED,
} from '../../src/modules/clients/clients-list.queries.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { type BenchData, IN_BIG, IN_SMALL, loadClients } from './clients-search-data.ts';

type Work = (scope: CompanyScope) => Promise<unknown>;
/** Milliseconds of the whole transaction, and of the query inside it. */
type Times = { whole: number[]; query: number[] };

const WARM_UP = enough(300);
const ROUNDS = enough(3_000, 9);
const BLOCKS = enough(10);
const IN_A_BLOCK = enough(50, 2);
const LIMIT = 50;
/** Beginnings of names, whole names, pieces of phones, and what nobody has. */
const SEARCHES = ['mar', 'silva', 'joão', 'ana souza', '98', '(11) 9', 'gmail', 'zzqq', '00000000'];
const SEARCHES_IN_BIG = { frequent: 'silva', rare: '9999@gmail', nobody: 'zzqq' };

/** How long a search among clients takes, through the real query and under the real policies. */
export async function measureSearch({ databaseUrl }: Place, companies: number): Promise<void> {
  const database = await connectDatabase(databaseUrl, createLogger('warn'));
  const data = await loadClients(database.pool, companies);
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({ enqueue: async () => {}, enqueueAll: async () => {}, listenersOf: () => [] }),
    publishChanges: () => {},
  });
  await measureSmall(scopes, data);
  for (const [kind, typed] of Object.entries(SEARCHES_IN_BIG)) {
    await measureBig(scopes, data, { kind, typed });
  }
  report('plan of a search', { plan: await planOf(scopes, data.big) });
  await database.close();
}

async function measureSmall(scopes: Scopes, { small }: BenchData): Promise<void> {
  const times = noTimes();
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const companyId = small[(round * 7919) % small.length] ?? '';
    const typed = SEARCHES[round % SEARCHES.length] ?? '';
    const searching: Work = (scope) => search(scope, typed);
    await time(scopes, companyId, searching, round < WARM_UP ? noTimes() : times);
  }
  const all = small.length * IN_SMALL + IN_BIG;
  report(`search in a company of ${IN_SMALL} clients among ${all}`, {
    query: figuresOf(times.query),
    transaction: figuresOf(times.whole),
    goalOfQueryP99InMs: 5,
  });
}

/** Search and look-up take turns, so that a busy machine touches both alike. */
async function measureBig(
  scopes: Scopes,
  { big, bigClient }: BenchData,
  { kind, typed }: { kind: string; typed: string },
): Promise<void> {
  const searches = noTimes();
  const lookUps = noTimes();
  const lookingUp: Work = (scope) => findClient(scope, bigClient);
  const searching: Work = (scope) => search(scope, typed);
  for (let block = 0; block < BLOCKS; block++) {
    for (let i = 0; i < IN_A_BLOCK; i++) await time(scopes, big, lookingUp, lookUps);
    for (let i = 0; i < IN_A_BLOCK; i++) await time(scopes, big, searching, searches);
  }
  report(`search in a company of ${IN_BIG} clients, ${kind}, against a look-up by key`, {
    query: compared(searches.query, lookUps.query),
    transaction: compared(searches.whole, lookUps.whole),
    goalRatio: 10,
  });
}

/** As the list answers it: a page and the total. */
function search(scope: CompanyScope, typed: string): Promise<unknown> {
  const filter = { terms: searchTermsOf(typed) };
  return listFirstClients(scope, filter, { order: 'newest', limit: LIMIT });
}

async function time(scopes: Scopes, companyId: string, work: Work, times: Times): Promise<void> {
  const entry = { companyId, userId: null, requestId: 'bench' };
  const entered = performance.now();
  await scopes.withCompany(entry, async (scope) => {
    const asked = performance.now();
    await work(scope);
    times.query.push(performance.now() - asked);
  });
  times.whole.push(performance.now() - entered);
}

function planOf(scopes: Scopes, companyId: string): Promise<string[]> {
  const entry = { companyId, userId: null, requestId: 'bench' };
  return scopes.withCompany(entry, async (scope) => {
    const counted = { order: 'newest', after: null, limit: MOST_COUNTED } as const;
    const { rows } = await scope.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, buffers, costs off) ${idsOfPage(scope, { terms: ['zzqq'] }, counted)}`,
    );
    return rows.map((row) => row['QUERY PLAN']);
  });
}

function noTimes(): Times {
  return { whole: [], query: [] };
}

function compared(searches: number[], lookUps: number[]): object {
  const [found, known] = [figuresOf(searches), figuresOf(lookUps)];
  return {
    ...found,
    lookUpP10InMs: known.p10InMs,
    lookUpP50InMs: known.p50InMs,
    ratioOfP10: rounded(found.p10InMs / known.p10InMs),
    ratioOfP50: rounded(found.p50InMs / known.p50InMs),
  };
}

/** The fastest tenth tells what the work costs where the machine is busy with something else. */
function figuresOf(times: number[]): { p10InMs: number; p50InMs: number; p99InMs: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => rounded(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { p10InMs: at(0.1), p50InMs: at(0.5), p99InMs: at(0.99) };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
