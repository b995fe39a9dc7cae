import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '@app/contract/catalog/services.contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ordinaryService } from '../seeds/scenario.ts';
import { isRunning } from '../src/foundation/database/embedded/running-process.ts';
import { freePort, type ServerProcess, startProcess } from './server-process.ts';
import { SECRET } from './support.ts';
import { cloneDatabase, dropDatabase } from './template-database.ts';

const WRITES = 200;
const ENOUGH = 40;
const IN_FLIGHT = 100;
const TEN_SECONDS = 10_000;
/** Starting takes a while there, which is no failure. */
const A_BUSY_MACHINE = 180_000;
const OWNER = { email: 'ana@salao.test', password: 'girassol' };

const home = mkdtempSync(join(tmpdir(), 'hora-marcada-crash-'));
const data = join(home, 'data');
const processes: ServerProcess[] = [];
let port: number;
let running: ServerProcess;
let cookie: string;

beforeAll(async () => {
  chmodSync(home, 0o755);
  port = await freePort();
  running = await start('dist/main.js');
  await signUp();
  cookie = await signIn();
}, A_BUSY_MACHINE);

afterAll(() => {
  for (const { child } of processes) child.kill('SIGKILL');
  const pid = postmasterPid();
  if (pid && isRunning(pid)) process.kill(pid, 'SIGKILL');
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

function launch(script: string, variables: Record<string, string> = {}): ServerProcess {
  const launched = startProcess(script, {
    PORT: String(port),
    DATA_DIR: data,
    RATE_LIMITS: 'off',
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'warn',
    ...variables,
  });
  processes.push(launched);
  return launched;
}

async function start(script: string): Promise<ServerProcess> {
  const started = launch(script);
  await started.ready;
  return started;
}

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  const origin = `http://localhost:${port}`;
  const headers = { 'content-type': 'application/json', origin, cookie: cookie ?? '' };
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, ...options });
}

async function signUp(): Promise<void> {
  const { email } = OWNER;
  const company = { name: 'Salão', email, document: '11.222.333/0001-81' };
  const body = JSON.stringify({ ...OWNER, name: 'Ana Lima', company });
  expect((await ask('/api/v1/sign-up', { method: 'POST', body })).status).toBe(201);
}

async function signIn(): Promise<string> {
  const body = JSON.stringify(OWNER);
  const response = await ask('/api/auth/sign-in/email', { method: 'POST', body });
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function serviceNames(): Promise<string[]> {
  // What the contract promises; other tests hold the server to it.
  const services = (await (await ask('/api/v1/services')).json()) as Service[];
  return services.map(({ name }) => name).filter((name) => name.startsWith('Em voo'));
}

function postmasterPid(): number {
  const file = join(data, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
}

/** The server and its database, at once and without a word. */
function pullThePlug(): void {
  running.child.kill('SIGKILL');
  process.kill(postmasterPid(), 'SIGKILL');
}

test(
  'what was acknowledged is there after everything is killed in the middle of writing',
  async () => {
    const { price, ...service } = ordinaryService('');
    const acknowledged: string[] = [];
    async function create(number: number): Promise<void> {
      const name = `Em voo ${number}`;
      const body = JSON.stringify({ ...service, name, priceCents: price });
      const response = await ask('/api/v1/services', { method: 'POST', body });
      if (response.status === 201) acknowledged.push(name);
      if (acknowledged.length === ENOUGH) pullThePlug();
    }
    await Promise.allSettled(Array.from({ length: WRITES }, (_, number) => create(number)));
    await running.ended;

    running = await start('dist/main.js');
    const stored = await serviceNames();
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
    expect(acknowledged.length).toBeLessThan(WRITES);
    expect(stored).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(stored).size).toBe(stored.length);
  },
  A_BUSY_MACHINE,
);

test(
  'asked to end, it answers everybody, ends within ten seconds and leaves no database running',
  async () => {
    const stored = await serviceNames();
    const stream = await ask('/api/v1/live/changes');
    const idle = await Promise.all(Array.from({ length: 20 }, () => ask('/api/health')));
    await Promise.all(idle.map((answer) => answer.text()));
    const pid = postmasterPid();
    expect(isRunning(pid)).toBe(true);

    const inFlight = Array.from({ length: IN_FLIGHT }, () => ask('/api/v1/services'));
    // By now the server is at work on them.
    await Promise.any(inFlight);
    const asked = performance.now();
    running.child.kill('SIGTERM');
    for (const answer of await Promise.all(inFlight)) expect(answer.status).toBe(200);
    expect(await running.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(TEN_SECONDS);
    expect(await stream.text()).not.toContain('error');
    expect(isRunning(pid)).toBe(false);
    expect(postmasterPid()).toBe(0);

    running = await start('dist/main.js');
    expect(running.said()).toContain(`Hora Marcada: http://localhost:${port} (ready in `);
    expect(await serviceNames()).toEqual(stored);
  },
  A_BUSY_MACHINE,
);

test(
  'a second server on the same port or data says so, ends, and disturbs nobody',
  async () => {
    const name = `test_crash_${process.pid}`;
    const template = new URL(inject('ownerUrl')).pathname.slice(1);
    const DATABASE_URL = await cloneDatabase(inject('ownerUrl'), template, name);
    const samePort = launch('dist/main.js', {
      DATABASE_URL,
      APP_SECRET: SECRET,
      DATA_DIR: join(home, 'other'),
    });
    const sameData = launch('dist/main.js', { PORT: String(await freePort()) });

    expect(await Promise.all([samePort.ended, sameData.ended])).toEqual([1, 1]);
    expect(samePort.said()).toBe(
      `Port ${port} is in use by another program. Stop it, or choose another one with PORT.\n`,
    );
    expect(sameData.said()).toMatch(
      /^The data folder .* is in use by process \d+\. Stop that .*\n$/,
    );
    expect(await (await ask('/api/ready')).json()).toMatchObject({ ready: true });
    await dropDatabase(inject('ownerUrl'), name);
  },
  A_BUSY_MACHINE,
);
