import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CompanyStory } from '../../../seeds/scenario.ts';
import { adminTold } from '../../../tests/admin-support.ts';
import { SECRET, testWorld } from '../../../tests/support.ts';
import { compareDump, type LivingRows, readLiving } from './dump-check.ts';
import { readDump } from './dump-rows.ts';

const world = testWorld();
const folder = mkdtempSync(join(tmpdir(), 'dump-'));
const COMPLETE = '--\n-- PostgreSQL database dump complete\n--\n';
let salon: CompanyStory;
let living: LivingRows;
let whole: string;

beforeAll(async () => {
  salon = await world.tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  await world.tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  await salon.offers('Corte');
  // Both were there long before any dump of today.
  const client = await world.system.database.pool.connect();
  await client.query('begin');
  await client.query("select set_config('role', operator_role(), true)");
  await client.query("update companies set created_at = now() - interval '2 days'");
  await client.query('commit');
  await client.query('begin');
  await client.query("select set_config('role', operator_role(), true)");
  living = await readLiving(client);
  await client.query('commit');
  client.release();
  whole = dumpOf(living);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** As pg_dump writes it, with no more columns than are looked at. */
function dumpOf({ companies, rows }: LivingRows): string {
  const tables = [...rows].map(([table, counts]) => {
    const lines = [...counts].flatMap(([id, count]) =>
      Array.from({ length: count }, () => `x\t${id}`),
    );
    return ['', `COPY public.${table} (id, company_id) FROM stdin;`, ...lines, '\\.'].join('\n');
  });
  const records = companies.map(({ id, name }) => `${id}\t${name}`);
  return [
    `COPY public.companies (id, name) FROM stdin;\n${records.join('\n')}\n\\.`,
    ...tables,
    COMPLETE,
  ].join('\n');
}

function written(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

function cut(packed: Buffer): Buffer {
  return packed.subarray(0, Math.floor(packed.length / 2));
}

function told(...args: string[]): Promise<[number, string]> {
  return adminTold(args, { DATABASE_URL: world.system.database.url, APP_SECRET: SECRET });
}

test('a dump with every company and table is good, packed or not', async () => {
  const files = [written('whole.sql', whole), written('whole.sql.gz', gzipSync(whole))];
  for (const file of files) {
    const [code, said] = await told('backup:check', '--from', file);
    expect(said).toMatch(
      /Barbearia: (\d+) rows in the dump, \1 now\nSalão: (\d+) rows .* \2 now\n2 companies/,
    );
    expect(code).toBe(0);
  }
});

test.each([
  ['a company is missing', () => whole.replaceAll(salon.companyId, 'another'), /not in it: Salão/],
  [
    'a table is left out',
    () => whole.replace('COPY public.services ', 'COPY other.services '),
    /leaves out: services\./,
  ],
  [
    'row security hid everything',
    () => whole.replace(/^x\t.*\n/gm, '').replaceAll(/^[0-9a-f-]{36}\t.*\n/gm, ''),
    /not in it: Barbearia, Salão/,
  ],
  ['it was cut short', () => whole.slice(0, -60), /is not whole/],
  ['a packed one was cut short', () => cut(gzipSync(whole)), /is not whole \(.*end of file/],
  ['another packed one was, too', () => cut(zstdCompressSync(whole)), /is not whole \(/],
  ['it is no dump', () => 'Bom dia', /is not whole/],
  [
    'pg_restore finds it damaged',
    () => 'PGDMP and nothing else',
    /is not whole|is not on this machine/,
  ],
])('a dump is refused when %s', async (_why, make, sentence) => {
  const [code, said] = await told('backup:check', '--from', written('bad.sql', make()));
  expect(said).toMatch(sentence);
  expect(code).toBe(1);
});

test('what came after the dump is no fault of it, what was long there is', async () => {
  const dump = await readDump(written('whole.sql', whole));
  const dumpedAt = Temporal.Now.instant();
  const newcomer = { id: 'new', name: 'Nova', createdAt: dumpedAt.subtract({ minutes: 30 }) };
  const rows = new Map([...living.rows, ['clients', new Map([[salon.companyId, 101]])]]);
  const now = { companies: [...living.companies, newcomer], rows };
  expect(compareDump(now, dump, dumpedAt)).toMatchObject({
    missing: [],
    emptied: ['Salão (clients)'],
  });
  rows.set('clients', new Map([[salon.companyId, 100]]));
  expect(compareDump(now, dump, dumpedAt)).toMatchObject({ missing: [], emptied: [] });
});

test('whoever may not make a role that dumps is told what a superuser runs', async () => {
  const [code, said] = await told('backup:role');
  expect(said).toMatch(
    /may not make it.*\nCREATE ROLE hora_marcada_dump LOGIN BYPASSRLS PASSWORD '.{32}' IN ROLE pg_read_all_data;/,
  );
  expect(code).toBe(1);
});

test('the embedded database and a dump nobody names are refused', async () => {
  expect((await adminTold(['backup:role'], {}))[0]).toBe(1);
  expect(await told('backup:check')).toEqual([1, expect.stringMatching(/Say where the dump lies/)]);
  expect(await told('backup:check', '--from', '/none')).toEqual([
    1,
    expect.stringMatching(/cannot be read/),
  ]);
});
