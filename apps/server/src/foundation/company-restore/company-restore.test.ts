import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyStory, scenario } from '../../../seeds/scenario.ts';
import { adminTold } from '../../../tests/admin-support.ts';
import { leaveNothingRunningAtTheEnd } from '../../../tests/embedded-postgres-support.ts';
import { noon } from '../../../tests/support.ts';
import { archive } from '../../archive.ts';
import { PICTURES_FOLDER } from '../archive/archive-readme.ts';
import { writeCompanyArchive } from '../archive/company-archive.ts';
import { backupKeyOf } from '../backup/backup-key.ts';
import { openBackupFolder } from '../backup/backup-place.ts';
import { createBackupStore } from '../backup/backup-store.ts';
import { backUp } from '../backup/base-backup.ts';
import { createConnection } from '../database/connection.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { databaseIn } from '../database/embedded-postgres.ts';
import { type CompanyScope, createScopes, type Scopes } from '../database/scopes.ts';
import { createLogger } from '../logger.ts';
import { createLocalFileStore } from '../storage/local-file-store.ts';
import { openArchiveSource } from './archive-source.ts';
import { findCompany } from './backup-source.ts';
import type { CompanySource, SourceRows } from './company-source.ts';
import {
  type CompanyTable,
  NOT_COPIED,
  NOT_RESTORED,
  readCompanyTables,
} from './company-tables.ts';
import { restoreCompany } from './restore-company.ts';
import { rowSumOf } from './row-texts.ts';

const home = mkdtempSync(join(tmpdir(), 'company-restore-'));
const dataFolder = join(home, 'data');
const place = join(home, 'backups');
const zip = join(home, 'salao.zip');
const KEPT = { days: 7, weeks: 4 };
const NOW = { retention: KEPT, haste: 'hurried' } as const;

let database: Database;
let scopes: Scopes;
/** PostgreSQL's superuser, who sees everything. */
let all: pg.Client;
let salon: CompanyStory;
let barber: CompanyStory;

leaveNothingRunningAtTheEnd();

beforeAll(async () => {
  database = await openDatabase({ dataFolder, spoolsLogs: true, logger: createLogger('silent') });
  writeFileSync(join(dataFolder, 'app.secret'), 's'.repeat(40));
  const nothing = () => Promise.resolve();
  scopes = createScopes({
    pool: database.requests,
    jobsIn: () => ({ enqueue: nothing, enqueueAll: nothing, listenersOf: () => [] }),
    publishChanges: () => {},
  });
  const url = databaseIn(database.cluster?.url ?? '');
  all = createConnection({ connectionString: url });
  await all.connect();
  await all.query("set timezone to 'UTC'");
  const tell = scenario({ scopes, now: noon });
  salon = await tell.company('Salão', { name: 'Bê', email: 'be@salao.test' });
  barber = await tell.company('Barbearia', { name: 'Zé', email: 'ze@barbearia.test' });
  await salon.isJoinedBy({ name: 'Rui', email: 'rui@salao.test' }, 'receptionist');
  await salon.isJoinedBy({ name: 'Lia', email: 'lia@salao.test' }, 'manager');
  await salon.isJoinedBy({ name: 'Nei', email: 'nei@salao.test' }, 'owner');
  await barber.offers('Barba');
  await live(salon);
  await live(barber);
  const cluster = {
    url: database.cluster?.url ?? '',
    clusterFolder: database.cluster?.clusterFolder ?? '',
  };
  const store = createBackupStore(openBackupFolder(place), backupKeyOf(undefined));
  await backUp({ ...cluster, dataFolder }, store, NOW);
  await takeArchive();
}, 120_000);

afterAll(async () => {
  await all.end();
  await database.close();
  rmSync(home, { recursive: true, force: true });
});

/** A day of work: visits, a drawer that was counted, a note, a picture, and what clients wrote and bought. */
async function live({ companyId, ownerId, employs, offers }: CompanyStory): Promise<void> {
  await offers('Corte');
  await employs('Ana');
  const picture = `company-logos/${companyId}/logo-1.webp`;
  mkdirSync(join(dataFolder, 'files', 'company-logos', companyId), { recursive: true });
  writeFileSync(join(dataFolder, 'files', picture), 'RIFF');
  await scopes.withCompany({ companyId, userId: ownerId, requestId: 'day' }, async (scope) => {
    await scope.execute(sql`update companies set logo_url = ${`/files/${picture}?v=1`}`);
    await scope.execute(sql`
      insert into clients (name, email, phone, phone_key, search_text)
      select 'Cliente ' || n, '', '55119' || 80000000 + n, '11' || 80000000 + n,
        'cliente ' || n || ' 55119' || 80000000 + n
      from generate_series(1, 1200) n`);
    await scope.execute(sql`
      insert into appointments
        (professional_id, client_id, starts_at, ends_at, busy_from, busy_until)
      select p.id, c.id, at, at + interval '1 hour', at, at + interval '1 hour'
      from professionals p, (select id, row_number() over () as n from clients limit 9) c,
        lateral (select timestamptz '2026-03-10 12:00Z' + n * interval '1 day' as at) moments`);
    await scope.execute(sql`
      insert into client_notes (client_id, text, author_name)
      select id, 'Prefere tarde', 'Bê' from clients limit 3`);
    await talk(scope);
    await scope.execute(sql`
      insert into cash_sessions (opened_by, opening_amount_in_cents) values (${ownerId}, 5000)`);
    await scope.execute(sql`
      insert into transactions
        (type, kind, counts_as, amount_in_cents, description, date, cash_session_id)
      select 'income', 'manual', 'manual', 999999999, 'Venda', '2026-03-10', id
      from cash_sessions`);
    await scope.execute(sql`
      update cash_sessions set status = 'closed', closed_at = now(), closed_by = ${ownerId},
        closing_amount_in_cents = 5000, expected_amount_in_cents = 5000, counts = '[]'`);
  });
}

/** A message that waits, a campaign and what it told the team, a talk, a review, a gift card and an order. */
async function talk(scope: CompanyScope): Promise<void> {
  await scope.execute(sql`
    insert into messages (occasion, occasion_key, planned_at)
    values ('test', 'waiting', '2026-03-11 12:00Z')`);
  await scope.execute(sql`
    insert into campaigns (name, text, segments, state) values ('Maio', 'Olá', '{all}', 'paused')`);
  await scope.execute(sql`
    insert into notices (kind, campaign_id) select 'campaign-paused', id from campaigns`);
  await scope.execute(sql`
    insert into notice_reads (member_id, notice_id, read_at)
    select members.id, notices.id, now() from members, notices`);
  await scope.execute(sql`
    insert into conversations (contact, client_id, last_at)
    select phone, id, '2026-03-10 12:00Z' from clients limit 1`);
  await scope.execute(sql`
    insert into reviews (appointment_id, client_id, professional_id, rating)
    select id, client_id, professional_id, 5 from appointments limit 1`);
  await scope.execute(sql`
    insert into gift_cards (code, amount_in_cents, balance_in_cents, client_id)
    select 'ABCD2345', 5000, 5000, id from clients limit 1`);
  await scope.execute(sql`
    insert into prepaid_orders
      (kind, client_id, contact_name, contact_phone, phone_key, name, amount_in_cents, txid, token_hash)
    select 'gift_card', id, name, phone, phone_key, 'Vale', 5000, 'HM1', 'hash' from clients limit 1`);
}

async function takeArchive(): Promise<void> {
  const chunks: Uint8Array[] = [];
  const entry = { companyId: salon.companyId, userId: salon.ownerId, requestId: 'archive' };
  const files = createLocalFileStore(join(dataFolder, 'files'));
  const takenAt = noon.toZonedDateTimeISO('America/Sao_Paulo');
  await writeCompanyArchive(
    { archive, scopes, files, entry, companyName: 'Salão', takenAt },
    async (bytes) => void chunks.push(bytes),
  );
  writeFileSync(zip, Buffer.concat(chunks));
}

function changedZip(change: (entries: Unzipped) => void): string {
  const entries = unzipSync(readFileSync(zip));
  change(entries);
  const path = join(home, 'changed.zip');
  writeFileSync(path, zipSync(entries, { level: 0 }));
  return path;
}

type Row = Record<string, unknown>;

/** Those that are texts already are written as they are. */
function changeRows(
  entries: Unzipped,
  file: string,
  change: (rows: Row[]) => (Row | string)[],
): void {
  const path = `${file}.json`;
  const rows = change(JSON.parse(strFromU8(entries[path] ?? new Uint8Array())));
  const lines = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row)));
  entries[path] = strToU8(`[\n${lines.join(',\n')}\n]`);
}

/** Nothing stays of a company whose restore fails at the very end, neither rows nor pictures. */
async function refusesAtTheEnd(): Promise<void> {
  // Of several hosts the first one is away.
  const url = databaseIn(database.cluster?.url ?? '').replace('@', '@127.0.0.1:1,');
  const record = () => Promise.reject(new Error('nobody wrote it down'));
  const parts = {
    url,
    kind: 'as-it-was' as const,
    record,
  };
  const files = createLocalFileStore(join(dataFolder, 'files'));
  const source = await openArchiveSource(zip);
  await expect(restoreCompany({ ...parts, source, files })).rejects.toThrow('nobody wrote it down');
  expect((await sumsOf(salon.companyId)).clients?.rows).toBe(0);
  expect(existsSync(join(dataFolder, 'files', 'company-logos', salon.companyId))).toBe(false);
}

/** What a source knows its rows come to is compared: one that is lost or changed on the way is noticed. */
async function refusesWhatDiffers(before: Sums): Promise<void> {
  const name = 'client_notes';
  const files = createLocalFileStore(join(dataFolder, 'files'));
  const url = databaseIn(database.cluster?.url ?? '');
  const ways: [(rows: string[]) => string[], RegExp][] = [
    [([_lost, ...others]) => others, /client_notes did not come over as it was \(2 of 3 rows\)/],
    [
      ([first = '', ...others]) => [first.replace('tarde', 'cedo'), ...others],
      /client_notes did not come over as it was \(3 of 3 rows\)/,
    ],
  ];
  for (const [change, sentence] of ways) {
    const archived = await openArchiveSource(zip);
    const source: CompanySource = {
      ...archived,
      sumOf: async (table) => (table.name === name ? (before[name] ?? null) : null),
      rowsOf(table) {
        const found = archived.rowsOf(table);
        return found && table.name === name ? { ...found, pages: changed(found, change) } : found;
      },
    };
    const parts = { url, kind: 'as-it-was' as const, record: async () => {}, source, files };
    await expect(restoreCompany(parts)).rejects.toThrow(sentence);
  }
  expect((await sumsOf(salon.companyId)).clients?.rows).toBe(0);
}

async function* changed({ pages }: SourceRows, change: (rows: string[]) => string[]) {
  for await (const page of pages) yield change(page);
}

function told(...args: string[]): Promise<[number, string]> {
  return adminTold(['restore:company', ...args], { DATA_DIR: dataFolder, BACKUP_DIR: place });
}

type Sums = Record<string, { rows: number; sum: string }>;

async function sumsOf(companyId: string, without: string[] = []): Promise<Sums> {
  const sums: Sums = {};
  for (const table of await tables()) {
    if (!without.includes(table.name)) sums[table.name] = await rowSumOf(all, table, { companyId });
  }
  return sums;
}

function tables(): Promise<CompanyTable[]> {
  return readCompanyTables(all, 'as-it-was');
}

/** As if its last row had been erased by the job that takes deleted companies away. */
async function erase(companyId: string): Promise<void> {
  const { rows } = await all.query<{ name: string }>(
    `select relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('users', 'operator_actions')`,
  );
  await all.query('set session_replication_role to replica');
  for (const { name } of rows)
    await all.query(`delete from ${name} where company_id = $1`, [companyId]);
  await all.query('delete from companies where id = $1', [companyId]);
  await all.query('set session_replication_role to origin');
  rmSync(join(dataFolder, 'files', 'company-logos', companyId), { recursive: true });
}

function asked<Row extends pg.QueryResultRow>(query: string, values: unknown[] = []) {
  return all.query<Row>(query, values).then(({ rows }) => rows);
}

test('every table with a company comes back, or the list says why not', async () => {
  const known = await asked<{ name: string }>(
    `select relname as name from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not attisdropped
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const restored = (await tables()).map(({ name }) => name);
  expect([...restored, ...Object.keys(NOT_RESTORED)].sort()).toEqual(
    known.map(({ name }) => name).sort(),
  );
  expect(restored).toEqual(expect.arrayContaining(Object.keys(NOT_COPIED)));
});

test.each(['as-it-was', 'as-copy'] as const)(
  'no table that comes %s points at one that stays behind',
  async (kind) => {
    const taken = (await readCompanyTables(all, kind)).map(({ name }) => name);
    // Accounts are joined or made anew.
    const joined = ['users', ...taken];
    const behind = [...Object.keys(NOT_RESTORED), ...Object.keys(NOT_COPIED)];
    const left = behind.filter((name) => !joined.includes(name));
    expect(
      await asked(
        `select conname from pg_constraint
         where contype = 'f' and conrelid = any ($1::regclass[]) and confrelid = any ($2::regclass[])`,
        [taken, left],
      ),
    ).toEqual([]);
  },
);

test('a company is found by its id and by every address it had', async () => {
  expect(await findCompany(all, salon.companyId)).toBe(salon.companyId);
  expect(await findCompany(all, 'salao')).toBe(salon.companyId);
  await expect(findCompany(all, 'outro')).rejects.toThrow(
    /This backup has no company with the id or address outro/,
  );
  await all.query('begin');
  await all.query("update companies set is_sample = true where slug = 'salao'");
  await expect(findCompany(all, 'salao')).rejects.toThrow(/is never restored/);
  await all.query('rollback');
  expect(await told()).toEqual([1, expect.stringMatching(/Say which company/)]);
  expect(await told('--company', 'salao', '--at', 'ontem')).toEqual([
    1,
    expect.stringMatching(/--at is not a moment/),
  ]);
});

test('a company that is gone comes back as it was, beside the others', async () => {
  const [before, beside] = [await sumsOf(salon.companyId), await sumsOf(barber.companyId)];
  expect(before.clients?.rows).toBe(1200);
  await erase(salon.companyId);
  await all.query("delete from users where email ~ '^(rui|lia|nei)@salao'");
  // Whoever signs up with somebody's address has not shown yet that she reads what is sent there.
  await all.query(
    `insert into users (name, email, email_verified)
     values ('Lia', 'lia@salao.test', true), ('Alguém', 'nei@salao.test', false)`,
  );

  const [code, said] = await told('--company', 'salao');
  expect(said).toMatch(/Salão is back as of the end of the logs: \d+ rows and 1 pictures\./);
  expect(said).toMatch(/rui@salao\.test had no account.*\n1 members have another account/);
  expect(said).toMatch(/nei@salao\.test is the address of an account that never confirmed it/);
  expect(code).toBe(0);
  const changed = ['members', 'audit_records'];
  const [after, expected] = [await sumsOf(salon.companyId), { ...before }];
  for (const name of changed) {
    expect(after[name]?.rows).toBe(expected[name]?.rows);
    delete after[name];
    delete expected[name];
  }
  expect(after).toEqual(expected);
  expect(await sumsOf(barber.companyId)).toEqual(beside);
  expect(
    await asked('select slug, active, deleted_at, name from companies where id = $1', [
      salon.companyId,
    ]),
  ).toEqual([{ slug: 'salao', active: false, deleted_at: null, name: 'Salão' }]);
  expect(
    await asked(
      `select users.name, members.role, members.active, users.company_id from members
       join users on users.id = user_id
       where members.company_id = $1 and email ~ '^(lia|nei)@' order by email`,
      [salon.companyId],
    ),
  ).toEqual([
    { name: 'Lia', role: 'manager', active: true, company_id: salon.companyId },
    { name: 'Alguém', role: 'owner', active: false, company_id: null },
  ]);
  expect(existsSync(join(dataFolder, 'files', 'company-logos', salon.companyId))).toBe(true);
  expect(
    await asked("select subject from operator_actions where action = 'company.restored'"),
  ).toEqual([{ subject: 'Salão' }]);
  // Its rules hold again.
  await salon.offers('Escova');
  await expect(salon.offers('Escova')).rejects.toThrow();
  await expect(
    scopes.withCompany({ companyId: salon.companyId, userId: null, requestId: 'x' }, (scope) =>
      scope.execute(sql`update cash_sessions set opening_amount_in_cents = 1`),
    ),
  ).rejects.toThrow();
}, 120_000);

test('a copy beside it has everything but what opens or tells twice', async () => {
  const before = await sumsOf(salon.companyId);
  const [code, said] = await told('--company', salon.companyId, '--as-copy');
  expect(said).toMatch(/Its address is salao-copia\. It is closed/);
  expect(code).toBe(0);
  expect(await sumsOf(salon.companyId)).toEqual(before);
  const [copy] = await asked<Record<string, string>>(
    "select id, name, subscription_status, logo_url from companies where slug = 'salao-copia'",
  );
  expect(copy).toMatchObject({ name: 'Salão (cópia)', subscription_status: 'inactive' });
  expect(copy?.logo_url).toContain(copy?.id);
  const copied = await sumsOf(copy?.id ?? '');
  expect(copied.clients?.rows).toBe(1200);
  for (const name of ['transactions', 'conversations', 'reviews', 'gift_cards', 'prepaid_orders'])
    expect([name, copied[name]?.rows]).toEqual([name, 1]);
  for (const name of Object.keys(NOT_COPIED)) expect(copied[name]?.rows).toBe(0);
}, 120_000);

test('an archive brings back what it holds, and works out the rest', async () => {
  const before = await sumsOf(salon.companyId);
  const visits = await asked(
    'select client_id, starts_at from first_visits where company_id = $1 order by 1',
    [salon.companyId],
  );
  const beside = await sumsOf(barber.companyId);
  writeFileSync(join(home, 'cut.zip'), 'PK no archive');
  expect(await told('--from', join(home, 'cut.zip'))).toEqual([
    1,
    expect.stringMatching(/is no archive of 'Levar tudo embora'/),
  ]);
  expect(await told('--from', zip)).toEqual([
    1,
    expect.stringMatching(/The company Salão is still there.*--as-copy/s),
  ]);
  expect(await sumsOf(salon.companyId)).toEqual(before);
  await erase(salon.companyId);
  // Whoever changed the archive gets nothing in: neither half a company nor rows of another one.
  const others = changedZip((entries) => {
    const clients = strFromU8(entries['clients.json'] ?? new Uint8Array());
    entries['clients.json'] = strToU8(clients.replace(salon.companyId, barber.companyId));
  });
  expect(await told('--from', others)).toEqual([
    1,
    expect.stringMatching(/the database refuses rows of clients \(.*row-level security/),
  ]);
  const painted = changedZip((entries) => {
    entries[`${PICTURES_FOLDER}/company-logos/${barber.companyId}/logo-1.webp`] =
      strToU8('RIFF of another');
  });
  expect(await told('--from', painted)).toEqual([
    1,
    expect.stringMatching(/holds a picture that is not of its company \(company-logos/),
  ]);
  const logo = join(dataFolder, 'files', 'company-logos', barber.companyId, 'logo-1.webp');
  expect(readFileSync(logo, 'utf8')).toBe('RIFF');
  const half = changedZip((entries) => {
    delete entries['professionals.json'];
  });
  expect(await told('--from', half)).toEqual([
    1,
    expect.stringMatching(/rows of .*appointments \(.*point at what did not come along/),
  ]);
  expect((await sumsOf(salon.companyId)).clients?.rows).toBe(0);
  await refusesAtTheEnd();
  await refusesWhatDiffers(before);

  // As the company of whoever runs the platform stands there: open for good.
  const generous = changedZip((entries) => {
    const [record] = JSON.parse(strFromU8(entries['companies.json'] ?? new Uint8Array()));
    const free = { ...record, subscription_status: 'active', trial_ends_at: null };
    entries['companies.json'] = strToU8(`[\n${JSON.stringify(free)}\n]`);
    // And a key that whoever wrote it would know.
    entries['review_links.json'] = strToU8('[\n{"token":"known"}\n]');
  });
  const [code, said] = await told('--from', generous);
  expect(said).toMatch(
    /Salão is back as of the archive changed\.zip.*Not in the archive: .*notices/s,
  );
  expect(code).toBe(0);
  expect(
    await asked('select active, subscription_status as status from companies where id = $1', [
      salon.companyId,
    ]),
  ).toEqual([{ active: false, status: 'inactive' }]);
  const after = await sumsOf(salon.companyId);
  for (const name of [
    'clients',
    'appointments',
    'transactions',
    'cash_sessions',
    'professionals',
    'campaigns',
    'reviews',
    'gift_cards',
  ]) {
    expect([name, after[name]]).toEqual([name, before[name]]);
  }
  expect(after.review_links?.rows).toBe(0);
  // The page of an order opens no more.
  expect(after.prepaid_orders?.rows).toBe(1);
  expect(
    await asked('select client_id, starts_at from first_visits where company_id = $1 order by 1', [
      salon.companyId,
    ]),
  ).toEqual(visits);
  expect(await sumsOf(barber.companyId)).toEqual(beside);
}, 120_000);

test('an archive lets nobody in whom it does not name by account and e-mail, and leads no operator', async () => {
  const { person } = scenario({ scopes, now: noon });
  const unnamed = await person({ name: 'Olga', email: 'olga@plataforma.test' }, 'admin');
  const named = await person({ name: 'Otto', email: 'otto@plataforma.test' }, 'admin');
  const hostile = changedZip((entries) => {
    const owns = { role: 'owner', active: true };
    changeRows(entries, 'members', (rows) => [
      ...rows,
      { ...rows[0], ...owns, id: crypto.randomUUID(), user_id: unnamed },
      { ...rows[0], ...owns, id: crypto.randomUUID(), user_id: named },
    ]);
    changeRows(entries, 'contas', (rows) => [
      ...rows.map((row) => (row.name === 'Rui' ? { ...row, email: 'outro@salao.test' } : row)),
      { id: named, name: 'Otto', email: 'Otto@plataforma.test' },
    ]);
  });
  const [code, said] = await told('--from', hostile, '--as-copy');
  expect(said).toMatch(/2 members are not named .* no access/);
  expect(code).toBe(0);
  const slug = /Its address is (\S+)\./.exec(said)?.[1];
  expect(
    await asked(
      `select users.name, members.active, users.company_id = members.company_id as "isHome"
       from members join users on users.id = user_id join companies on companies.id = members.company_id
       where slug = $1 and users.name in ('Bê', 'Rui', 'Olga', 'Otto') order by 1`,
      [slug],
    ),
  ).toEqual([
    { name: 'Bê', active: true, isHome: false },
    { name: 'Olga', active: false, isHome: null },
    { name: 'Otto', active: true, isHome: null },
    { name: 'Rui', active: false, isHome: false },
  ]);
}, 120_000);

test('of an archive no key to a page is believed', async () => {
  const known = 'known to whoever changed it';
  const hostile = changedZip((entries) => {
    changeRows(entries, 'prepaid_orders', (rows) =>
      rows.map((row) => ({ ...row, token_hash: known })),
    );
    entries['review_links.json'] = strToU8(`[\n${JSON.stringify({ token: known })}\n]`);
  });
  const [code, said] = await told('--from', hostile, '--as-copy');
  expect(said).toMatch(/ is back as of the archive/);
  expect(code).toBe(0);
  const opened = 'select 1 from prepaid_orders where token_hash = $1';
  expect(await asked(opened, [known])).toEqual([]);
  expect(await asked('select 1 from review_links where token = $1', [known])).toEqual([]);
}, 120_000);

test.each<[string, string, (row: Row) => Row | string, RegExp]>([
  [
    'a name that leads away',
    'companies',
    (row) => ({ ...row, name: 'www.golpe.com' }),
    /Retire do/,
  ],
  [
    'an address that is none',
    'companies',
    (row) => ({ ...row, slug: '../x' }),
    /form of companies/,
  ],
  ['an id that is none', 'companies', (row) => ({ ...row, id: 'x' }), /is no archive/],
  [
    'a column that is none',
    'companies',
    (row) => ({ ...row, nada: 1 }),
    /refuses rows of companies/,
  ],
  ['an account without e-mail', 'contas', ({ email: _, ...row }) => row, /is no archive/],
  ['an account whose id is none', 'contas', (row) => ({ ...row, id: 'a' }), /is no archive/],
  ['a broken account', 'contas', () => '{"id":', /is no archive/],
  ['a broken row', 'clients', () => '{"id":', /is no archive/],
])('an archive with %s is refused with a sentence', async (_what, file, change, sentence) => {
  const before = await asked('select count(*) from companies');
  const broken = changedZip((entries) => changeRows(entries, file, (rows) => rows.map(change)));
  expect(await told('--from', broken, '--as-copy')).toEqual([1, expect.stringMatching(sentence)]);
  expect(await asked('select count(*) from companies')).toEqual(before);
});
