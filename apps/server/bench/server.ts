import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openBenchPool, scopesOn } from './bench-scopes.ts';
import { type BusySalon, openBusySalon } from './booking/salon.ts';
import { endProgram, firstMatch, runProgram } from './child-programs.ts';
import type { Place } from './database.ts';
import { measureImport } from './lists/client-import.ts';
import { compare } from './measure.ts';
import { report } from './report.ts';
import { enough, isSmoke } from './scale.ts';

// Below those that a system lends out by itself.
const PORT = 21_390;
/** Until what the start left behind was taken away. */
const IDLE_MILLISECONDS = enough(5_000, 10);
const ADDRESS = `http://localhost:${PORT}`;
/** A year takes long to tell: where it is only tried whether all runs, a small salon does. */
const PROGRAM = isSmoke ? 'main' : 'demo';
const children: ChildProcess[] = [];

/** The built server, as people meet it. */
export async function measureServer(place: Place): Promise<void> {
  try {
    // The first start migrates, and tells the demonstration; the second one is what people wait for.
    await endProgram((await startServer(place)).child);
    const salon = isSmoke ? await smallSalon(place) : await demonstration(place);
    const server = await startServer(place);
    report('second start, until ready', { milliseconds: server.readyInMilliseconds });
    await pause(IDLE_MILLISECONDS);
    report('memory of the idle server', { megabytes: residentMegabytes(server.child) });
    const cookie = await signIn(salon.owner);
    await measureServices(place, salon.companyId, cookie);
    const imported = await measureImport({ address: ADDRESS, cookie });
    report('import of clients, seconds and answers to others meanwhile', imported);
  } finally {
    for (const child of children) child.kill('SIGTERM');
    await pause(1000);
  }
}

type Salon = Pick<BusySalon, 'companyId' | 'owner'>;

async function smallSalon({ databaseUrl }: Place): Promise<Salon> {
  const pool = openBenchPool(databaseUrl, 1);
  const salon = await openBusySalon({ scopes: scopesOn(pool), now: Temporal.Now.instant() });
  await pool.end();
  return salon;
}

async function demonstration({ databaseUrl }: Place): Promise<Salon> {
  const owner = { email: 'dona@horamarcada.test', password: 'demo1234' };
  return { companyId: await salonId(databaseUrl), owner };
}

async function measureServices(
  { databaseUrl }: Place,
  companyId: string,
  cookie: string,
): Promise<void> {
  const control = await startControl(databaseUrl, companyId);
  const subject = { url: `${ADDRESS}/rpc/catalog/services/list`, headers: { cookie } };
  const speed = await compare(subject, { url: `${control}/services` });
  report('list of services, requests/s against a bare route with one query', speed);
}

function run(command: string[], variables: Record<string, string>): ChildProcess {
  const child = runProgram(command, variables);
  children.push(child);
  return child;
}

type Server = { child: ChildProcess; readyInMilliseconds: number };

async function startServer({ databaseUrl, folder }: Place): Promise<Server> {
  const child = run([`apps/server/dist/${PROGRAM}.js`], {
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'a secret of thirty-two characters or more',
    DATA_DIR: folder,
    PORT: String(PORT),
    PUBLIC_URL: ADDRESS,
    NODE_ENV: 'production',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
  const ready = await firstMatch(child, /ready in (\d+) ms/);
  return { child, readyInMilliseconds: Number(ready) };
}

async function startControl(databaseUrl: string, companyId: string): Promise<string> {
  const role = `${new URL(databaseUrl).username}_app`;
  const child = run(['apps/server/bench/bare-route.ts', databaseUrl, companyId, role], {});
  return firstMatch(child, /(http:\S+)/);
}

async function signIn(owner: Salon['owner']): Promise<string> {
  const response = await fetch(`${ADDRESS}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: ADDRESS },
    body: JSON.stringify(owner),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`sign-in answered ${response.status}`);
  return cookie;
}

async function salonId(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query(
      "begin; select enter_operator(null, 'bench'); select id from companies where slug = 'salao-demo'",
    )
    .then((results) => (results as unknown as pg.QueryResult[])[2] ?? { rows: [] });
  await client.end();
  return rows[0].id;
}

function residentMegabytes(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}
