// How long a search among clients takes, through the real query and under the real policies. Prints
// one JSON line per figure. `--full` builds two million clients in ten thousand companies.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchTermsOf } from '@app/domain/clients/client-search';
import { sql } from 'drizzle-orm';
import { connectDatabase } from '../src/foundation/database/database.ts';
import {
  provisionDatabase,
  startEmbeddedPostgres,
} from '../src/foundation/database/embedded-postgres.ts';
import { type CompanyScope, createScopes, type Scopes } from '../src/foundation/database/scopes.ts';
import { createLogger } from '../src/foundation/logger.ts';
import {
  countClients,
  findClient,
  idsOfPage,
  listClients,
} from '../src/modules/clients/clients.queries.ts';
import { type BenchData, IN_BIG, loadClients } from './clients-search-data.ts';

type Work = (scope: CompanyScope, round: number) => Promise<unknown>;

const COMPANIES = process.argv.includes('--full') ? 10_000 : 1_000;
const WARM_UP = 300;
const ROUNDS = 3_000;
const BLOCKS = 10;
const IN_A_BLOCK = 50;
const LIMIT = 50;
/** Beginnings of names, whole names, pieces of phones, and what nobody has. */
const SEARCHES = ['mar', 'silva', 'joão', 'ana souza', '98', '(11) 9', 'gmail', 'zzqq', '00000000'];
const SEARCHES_IN_BIG = { frequent: 'silva', rare: '9999@gmail', nobody: 'zzqq' };

const folder = mkdtempSync(join(tmpdir(), 'hora-marcada-bench-'));
chmodSync(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') });
try {
  const url = await provisionDatabase(postgres.url, join(folder, 'owner.password'));
  const database = await connectDatabase(url, createLogger('warn'));
  const data = await loadClients(database.pool, COMPANIES);
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({ enqueue: async () => {}, listenersOf: () => [] }),
    publishChanges: () => {},
  });
  await measureSmall(scopes, data);
  await measureBig(scopes, data);
  report('plan of a search', { plan: await planOf(scopes, data.big) });
  await database.close();
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureSmall(scopes: Scopes, { small }: BenchData): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const companyId = small[(round * 7919) % small.length] ?? '';
    const typed = SEARCHES[round % SEARCHES.length] ?? '';
    const [time = 0] = await timesIn(scopes, companyId, 1, (scope) => search(scope, typed));
    if (round >= WARM_UP) times.push(time);
  }
  const all = COMPANIES * 200 + IN_BIG;
  report(`search in a company of 200 clients among ${all}`, {
    ...figuresOf(times),
    goalP99InMs: 5,
  });
}

/** Search and look-up take turns, so that a busy machine touches both alike. */
async function measureBig(scopes: Scopes, { big, bigClient }: BenchData): Promise<void> {
  for (const [kind, typed] of Object.entries(SEARCHES_IN_BIG)) {
    const searches: number[] = [];
    const lookUps: number[] = [];
    for (let block = 0; block < BLOCKS; block++) {
      const lookUp: Work = (scope) => findClient(scope, bigClient);
      lookUps.push(...(await timesIn(scopes, big, IN_A_BLOCK, lookUp)));
      const looking: Work = (scope) => search(scope, typed);
      searches.push(...(await timesIn(scopes, big, IN_A_BLOCK, looking)));
    }
    const [found, known] = [figuresOf(searches), figuresOf(lookUps)];
    report(`search in a company of ${IN_BIG} clients, ${kind}`, {
      ...found,
      lookUpP10InMs: known.p10InMs,
      lookUpP50InMs: known.p50InMs,
      ratioOfP10: rounded(found.p10InMs / known.p10InMs),
      ratioOfP50: rounded(found.p50InMs / known.p50InMs),
      goalRatio: 10,
    });
  }
}

/** As the list answers it: a page, and the total where the page does not tell it. */
async function search(scope: CompanyScope, typed: string): Promise<void> {
  const filter = { terms: searchTermsOf(typed) };
  const page = { order: 'newest', after: null, limit: LIMIT } as const;
  const { hasMore } = await listClients(scope, filter, page);
  if (hasMore) await countClients(scope, filter);
}

/** Milliseconds of each round, without opening and ending the transaction around them. */
function timesIn(scopes: Scopes, companyId: string, rounds: number, work: Work): Promise<number[]> {
  const entry = { companyId, userId: null, requestId: 'bench' };
  return scopes.withCompany(entry, async (scope) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const started = performance.now();
      await work(scope, round);
      times.push(performance.now() - started);
    }
    return times;
  });
}

function planOf(scopes: Scopes, companyId: string): Promise<string[]> {
  const entry = { companyId, userId: null, requestId: 'bench' };
  return scopes.withCompany(entry, async (scope) => {
    const page = idsOfPage(
      scope,
      { terms: ['zzqq'] },
      { order: 'newest', after: null, limit: LIMIT },
    );
    const { rows } = await scope.execute<{ 'QUERY PLAN': string }>(
      sql`explain (analyze, buffers, costs off) ${page}`,
    );
    return rows.map((row) => row['QUERY PLAN']);
  });
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

function report(figure: string, values: object): void {
  console.log(JSON.stringify({ figure, ...values }));
}
