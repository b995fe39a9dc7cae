import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { connectDatabase } from '../../src/foundation/database/database.ts';
import { createScopes } from '../../src/foundation/database/scopes.ts';
import { createLogger } from '../../src/foundation/logger.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { type Call, callerOf } from './calls.ts';
import { sellDay } from './day.ts';
import { type BusySalon, openBusySalon } from './salon.ts';
import { ORIGIN } from './serving.ts';
import { measureStampede } from './stampede.ts';
import { type StormOutcome, storm } from './storm.ts';
import { countDeadlocks } from './storm-aftermath.ts';

const SERVERS = enough(2, 1);
const STAMPEDE_CONNECTIONS = enough(200, 4);
const STORM = { lanes: enough(32, 4), seconds: enough(60, 0.3) };
const GOAL_SOLD = 0.98;

/** Many who want the same, through real servers that share one database. */
export async function measureRush({ databaseUrl }: Place): Promise<void> {
  const now = Temporal.Now.instant();
  const [salon, stormed] = await tellSalons(databaseUrl, now);
  const servers: Server[] = [];
  try {
    while (servers.length < SERVERS) servers.push(await startServer(databaseUrl, now));
    const addresses = servers.map(({ address }) => address);
    const [address = ''] = addresses;
    const everybody = callerOf({ address, connections: STAMPEDE_CONNECTIONS });
    await measureStampede(salon, everybody, STAMPEDE_CONNECTIONS);
    await measureDay(salon, everybody);
    await measureStorm(stormed, addresses, databaseUrl);
    report('deadlocks in all of this', { count: await countDeadlocks(databaseUrl), goal: 0 });
    await measureDayWithoutGuard(salon, everybody, databaseUrl);
  } finally {
    await Promise.all(servers.map(stopServer));
  }
}

/** What is counted after the storm is all that happened in its salon. */
async function tellSalons(
  databaseUrl: string,
  now: Temporal.Instant,
): Promise<[BusySalon, BusySalon]> {
  const database = await connectDatabase(databaseUrl, createLogger('warn'));
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({ enqueue: async () => {}, enqueueAll: async () => {}, listenersOf: () => [] }),
    publishChanges: () => {},
  });
  const first = await openBusySalon({ scopes, now });
  const second = await openBusySalon({ scopes, now });
  await database.close();
  return [first, second];
}

type Server = { address: string; child: ChildProcess };

async function startServer(databaseUrl: string, now: Temporal.Instant): Promise<Server> {
  const script = join(import.meta.dirname, 'server.ts');
  const child = spawn(process.execPath, [script, databaseUrl, now.toString()], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (said) => resolve(String(said).trim()));
    child.once('exit', (code) => reject(new Error(`A server ended with ${code}`)));
  });
  // What it says from now on are complaints.
  child.stdout?.pipe(process.stderr);
  return { address, child };
}

async function stopServer({ child }: Server): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await ended;
}

async function measureDay(salon: BusySalon, call: Call): Promise<void> {
  const day = await sellDay(salon, call, salon.tomorrow.add({ days: 5 }));
  const share = day.sold / day.sellable;
  report("32 clients over one professional's day", { ...day, share, goalShare: GOAL_SOLD });
}

async function measureStorm(
  salon: BusySalon,
  addresses: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const actors = await Promise.all(
    addresses.map(async (address) => {
      const connections = STORM.lanes;
      const cookie = await signIn(address, salon);
      const headers = { cookie, origin: ORIGIN };
      return {
        visitor: callerOf({ address, connections }),
        owner: callerOf({ address, connections, headers }),
      };
    }),
  );
  const after = await storm({ salon, actors, databaseUrl, ...STORM });
  const { overlaps, deadlocks, outcomes, lost, unheardOf, wrongEvents } = after;
  report(`storm of ${STORM.seconds} s from ${STORM.lanes} on ${addresses.length} servers`, {
    overlaps,
    deadlocks,
    lost: lost.length,
    unheardOf: unheardOf.length,
    wrongEvents: wrongEvents.length,
    firstWrong: wrongEvents.slice(0, 5),
    outcomes,
    serverErrors: count(outcomes, /^500/),
    // A server that gets no processor for two seconds says so before it begins with anything.
    turnedAway: count(outcomes, /^503/),
  });
}

function count(outcomes: StormOutcome['outcomes'], which: RegExp): number {
  const all = Object.values(outcomes).flatMap((counts) => Object.entries(counts));
  return all.reduce((sum, [outcome, times]) => sum + (which.test(outcome) ? times : 0), 0);
}

async function signIn(address: string, { owner }: BusySalon): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ORIGIN },
    body: JSON.stringify(owner),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`sign-in answered ${response.status}`);
  return cookie;
}

/** The control, and the last thing done here: the constraint cannot come back over what it lets in. */
async function measureDayWithoutGuard(
  salon: BusySalon,
  call: Call,
  databaseUrl: string,
): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query('alter table appointments drop constraint appointments_apart');
  await owner.end();
  const day = await sellDay(salon, call, salon.tomorrow.add({ days: 6 }));
  report('the same without the constraint', day);
}
