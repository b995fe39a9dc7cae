import { createLogger } from '../../src/foundation/logger.ts';
import { createLocalFileStore } from '../../src/foundation/storage/local-file-store.ts';
import {
  countListed,
  listCompanies,
} from '../../src/modules/company/operated/listed-companies.queries.ts';
import {
  type ErasureParts,
  eraseCompany,
} from '../../src/modules/platform/companies/company-erasure.commands.ts';
import { openBenchPool, scopesOn } from '../bench-scopes.ts';
import { type BusySalon, startOn, wishOf } from '../booking/salon.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { openSalonServer, type SalonServer } from '../salon-server.ts';
import { enough } from '../scale.ts';
import { ratioOf, spreadOf } from '../spread.ts';
import { COMPANIES, fillCompany, loadCompanies } from './operator-companies-data.ts';

const ROUNDS = enough(200, 3);
const BOOKINGS = enough(300, 3);
const LIMIT = 50;
const actor = { userId: null, requestId: 'bench' };
const SEARCHES = ['bench-77', 'espaco bench-4', '@salao.test', '1234', 'ninguém'];

/** What operators wait for, and what others notice of it when a company is deleted. */
export async function measureOperatorCompanies(place: Place): Promise<void> {
  const server = await openSalonServer(place, { RATE_LIMITS: 'off', WORKER: 'off' });
  try {
    await loadCompanies(server.ask);
    await measureLists(place);
    await measureErasure(place, server);
  } finally {
    await server.close();
  }
}

async function measureLists({ databaseUrl }: Place): Promise<void> {
  const pool = openBenchPool(databaseUrl, 1);
  const scopes = scopesOn(pool);
  const time = (search?: string) =>
    scopes.asOperator(actor, async (scope) => {
      const began = performance.now();
      const page = await listCompanies(scope, { search, after: null, limit: LIMIT });
      if (page.hasMore) await countListed(scope, { search });
      return performance.now() - began;
    });
  const first: number[] = [];
  const searched: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    first.push(await time());
    searched.push(await time(SEARCHES[round % SEARCHES.length]));
  }
  await pool.end();
  report(`operators: first page of ${COMPANIES} companies, counted, in ms`, {
    ...spreadOf(first),
    goal: 20,
  });
  report(`operators: search among ${COMPANIES} companies, counted, in ms`, {
    ...spreadOf(searched),
    goal: 50,
  });
}

async function measureErasure(place: Place, server: SalonServer): Promise<void> {
  const [gone, other] = await server.openSalons(2);
  if (!gone || !other) throw new Error('Both salons are told above');
  const rows = await fillCompany(server.ask, gone);
  const book = bookerOf(server, other);
  for (let warmUp = 0; warmUp < BOOKINGS / 3; warmUp += 1) await book();
  const before: number[] = [];
  while (before.length < BOOKINGS) before.push(await book());

  const during: number[] = [];
  const began = performance.now();
  let isOver = false;
  const erasing = erase(place, server, gone).finally(() => {
    isOver = true;
  });
  do during.push(await book());
  while (!isOver);
  await erasing;
  const [alone, beside] = [spreadOf(before), spreadOf(during)];
  report(`operators: bookings of others while a company of ${rows} rows is deleted, in ms`, {
    ratio: ratioOf(beside.p50, alone.p50),
    ratioOfP99: ratioOf(beside.p99, alone.p99),
    goal: 1.5,
    alone,
    beside,
    bookings: during.length,
    secondsOfDeletion: Math.round((performance.now() - began) / 100) / 10,
  });
}

/** Each call books the next free five minutes, and answers how long that took in milliseconds. */
export function bookerOf(server: SalonServer, salon: BusySalon): () => Promise<number> {
  const visitor = server.callAs('');
  const path = `/api/public/companies/${salon.companyId}/appointments`;
  let number = 0;
  return async () => {
    const minutes = 5 * number;
    const day = salon.tomorrow.add({ days: 1 + (Math.floor(minutes / 600) % 25) });
    const professionalId = salon.professionalIds[Math.floor(minutes / 600 / 25) % 3];
    number += 1;
    const about = { serviceIds: [salon.quickServiceId], professionalId };
    const body = wishOf(salon, startOn(day, minutes % 600).toString(), about);
    const began = performance.now();
    const { status } = await visitor({ method: 'POST', path, body });
    if (status !== 201 && status !== 409) throw new Error(`booking answered ${status}`);
    return performance.now() - began;
  };
}

/** As a worker beside the server does it. */
async function erase(
  { databaseUrl, folder }: Place,
  { ask }: SalonServer,
  { companyId }: BusySalon,
): Promise<void> {
  await ask('update companies set deleted_at = now(), active = false where id = $1', [companyId]);
  const pool = openBenchPool(databaseUrl, 2);
  const clock = () => Temporal.Now.instant();
  const parts = {
    scopes: scopesOn(pool),
    actor,
    now: clock(),
    clock,
    logger: createLogger('warn'),
    files: createLocalFileStore(`${folder}/files`),
  };
  // It pays for nothing and has no line, so neither the provider nor a gateway is asked.
  await eraseCompany(parts as unknown as ErasureParts, companyId);
  await pool.end();
}
