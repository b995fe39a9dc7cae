import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SECRET, testWorld } from '../../../tests/support.ts';
import { runAdmin } from '../../admin-commands.ts';
import { explain } from '../../explanation.ts';
import { readEnvironment } from '../environment.ts';
import { agreeOnSettings } from './agreement.ts';
import { isAnybodyPresent } from './presence.ts';

const home = mkdtempSync(join(tmpdir(), 'hora-marcada-agreement-'));
const world = testWorld();
const present: pg.Client[] = [];
let logged: Record<string, unknown>[] = [];
const logger = pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) });

const USUAL = { DATA_DIR: join(home, 'one'), PUBLIC_URL: 'https://hora.test' };
const SMTP_URL = 'smtp://mail.hora.test:587';
const BUCKET = {
  S3_ENDPOINT: 'https://s3.hora.test',
  S3_BUCKET: 'arquivos',
  S3_ACCESS_KEY_ID: 'chave',
  S3_SECRET_ACCESS_KEY: 'segredo',
};

/** A process that starts with these settings; it stays until the test ends. */
async function start(variables: Record<string, string> = {}): Promise<void> {
  const { database, markOf } = world.system;
  const environment = readEnvironment({ ...USUAL, ...variables });
  const patience = { inAll: 0, between: 1 };
  present.push(await agreeOnSettings({ database, environment, markOf, logger, patience }));
}

async function leave(): Promise<void> {
  for (const client of present.splice(0)) await client.end();
  const { pool } = world.system.database;
  await expect.poll(() => isAnybodyPresent(pool), { timeout: 10_000 }).toBe(false);
}

const refusalOf = (starting: Promise<void>) => starting.then(() => 'started', explain);

// The system of the tests is a process too; here only those count that a test starts.
beforeAll(() => world.system.feed.close());
afterEach(async () => {
  await leave();
  await start();
  await leave();
  logged = [];
});
afterAll(() => rmSync(home, { recursive: true }));

describe('beside others', () => {
  test('a process with the same settings starts', async () => {
    await start();
    await start();
    await start({ PORT: '4000', PUBLIC_URL: 'https://hora.test/' });
    expect(logged).toEqual([]);
  });

  test.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'https://outro.test' }],
    ['SMTP_URL', { SMTP_URL }],
    ['S3_BUCKET', BUCKET],
    ['S3_BUCKET', { DATA_DIR: join(home, 'other') }],
  ])('a process with another %s is refused: %o', async (name, variables) => {
    await start();
    const refusal = await refusalOf(start(variables));
    expect(refusal).toMatch(new RegExp(`^Other servers or workers .*\n {2}${name} is not what`));
    expect(refusal).toContain('npm run admin -- settings:accept');
    expect(refusal).not.toMatch(/ {4}at |segredo/);
    await start();
  });

  test('all that differs is named', async () => {
    await start();
    expect(await refusalOf(start({ SMTP_URL, PUBLIC_URL: 'https://outro.test' }))).toMatch(
      /PUBLIC_URL .*\n.*SMTP_URL/,
    );
  });

  test('a change is accepted at the terminal: who starts then has to have it, who runs goes on', async () => {
    await start();
    const said: string[] = [];
    const variables = {
      ...USUAL,
      SMTP_URL,
      NODE_ENV: 'test',
      APP_SECRET: SECRET,
      DATABASE_URL: world.system.database.url,
    };
    const terminal = {
      say: (line: string) => void said.push(line),
      isInteractive: false,
      user: 'olga',
      askSecret: () => Promise.reject(new Error('nobody is there to be asked')),
    };
    expect(await runAdmin(['settings:accept'], { variables, terminal })).toBe(0);
    expect(said).toEqual(['accepted: SMTP_URL. Start servers and workers again with them.']);

    await start({ SMTP_URL });
    expect(await refusalOf(start())).toContain('SMTP_URL is not what they run with');
    expect(await runAdmin(['settings:accept'], { variables, terminal })).toBe(0);
    expect(said.at(-1)).toBe('These are the settings that hold already.');
  });
});

describe('alone', () => {
  test('whoever changed settings just starts, and the log says what is new', async () => {
    await start({ SMTP_URL, PUBLIC_URL: 'https://novo.test' });
    expect(logged.map(({ variable }) => variable)).toEqual(['PUBLIC_URL', 'SMTP_URL']);
  });

  test('two that start at once with the same change both start; of two changes, one', async () => {
    await Promise.all([start({ SMTP_URL }), start({ SMTP_URL })]);
    await leave();
    const outcomes = await Promise.all(
      ['https://a.test', 'https://b.test'].map((PUBLIC_URL) => refusalOf(start({ PUBLIC_URL }))),
    );
    expect(outcomes.filter((outcome) => outcome === 'started')).toHaveLength(1);
  });
});
