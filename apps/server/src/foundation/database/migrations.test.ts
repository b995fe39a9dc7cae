import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  ask,
  leaveNothingRunning,
  newFolder,
  startIn,
} from '../../../tests/embedded-postgres-support.ts';
import { explain } from '../../explanation.ts';
import { migrationsFolder } from '../../paths.ts';
import { createLogger } from '../logger.ts';
import { DatabaseSetupError } from './database-setup-error.ts';
import { migrateDatabase } from './migrations.ts';

leaveNothingRunning();

const login = `fresh_${randomUUID().slice(0, 8)}`;
const password = randomUUID();
const logger = createLogger('silent');

/** As an installer would prepare it: an ordinary login that may create roles and owns its database. */
beforeAll(async () => {
  await run(urlOf('postgres'), `create role ${login} login createrole password '${password}'`);
  await run(urlOf('postgres'), `grant ${login} to current_user`);
  await run(urlOf('postgres'), `create database ${login} owner ${login}`);
});
afterAll(async () => {
  await run(urlOf('postgres'), `drop database if exists ${login} with (force)`);
  await run(urlOf('postgres', login), `drop role if exists ${login}_app, ${login}_operator`);
  await run(urlOf('postgres'), `drop role ${login}`);
});

function urlOf(database: string, user?: string): string {
  const url = new URL(inject('ownerUrl'));
  url.pathname = database;
  if (user) {
    url.username = user;
    url.password = password;
  }
  return url.href;
}

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('an empty database', () => {
  test('is migrated by two processes at once, and again without effect', async () => {
    const url = urlOf(login, login);
    await Promise.all([migrateDatabase(url, { logger }), migrateDatabase(url, { logger })]);
    const ran = await run(url, 'select hash from drizzle.__drizzle_migrations');
    await migrateDatabase(url, { logger });

    expect(ran.length).toBeGreaterThan(2);
    expect(new Set(ran.map(({ hash }) => hash)).size).toBe(ran.length);
    expect(await run(url, 'select hash from drizzle.__drizzle_migrations')).toEqual(ran);
    expect(await run(url, 'select * from services')).toEqual([]);
  });

  test('gets two roles that cannot sign in and whose rights the login must put on', async () => {
    const url = urlOf(login, login);
    const roles = await run(
      url,
      `select rolname, rolcanlogin, rolsuper, rolbypassrls, rolcreaterole from pg_roles
       where rolname in (app_role(), operator_role()) order by rolname`,
    );
    const ordinary = {
      rolcanlogin: false,
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
    };
    expect(roles).toEqual([
      { rolname: `${login}_app`, ...ordinary },
      { rolname: `${login}_operator`, ...ordinary },
    ]);
    const [rights] = await run(
      url,
      `select pg_has_role(operator_role(), 'usage') as inherits, pg_has_role(operator_role(), 'member') as member`,
    );
    expect(rights).toEqual({ inherits: false, member: true });
  });
});

test('of companies that share a phone the one that has had it for longest keeps it', async () => {
  const shared = `shared_${randomUUID().slice(0, 8)}`;
  await run(urlOf('postgres'), `create database ${shared} owner ${login}`);
  const url = urlOf(shared, login);
  await migrateDatabase(url, { logger, folder: migrationsBefore('0025_messages_to_many') });
  await asOperator(
    url,
    `with founded as (
       insert into companies (name, slug) values ('A', 'a'), ('B', 'b'), ('C', 'c') returning id, slug
     ), claimed as (
       insert into company_slugs (slug, company_id) select slug, id from founded
     )
     insert into whatsapp_connections
       (company_id, provider, line_name, secret_hash, state, phone, connected_at)
     select id, 'evolution', slug, slug, 'connected', case slug when 'c' then '+55' else '+5511' end,
       timestamptz '2026-03-10' - case slug when 'b' then interval '1 day' else interval '0' end
     from founded`,
  );
  await migrateDatabase(url, { logger });
  const numbers = await asOperator(
    url,
    'select line_name, state, lost_because from whatsapp_connections order by line_name',
  );
  await run(urlOf('postgres'), `drop database ${shared} with (force)`);
  expect(numbers).toEqual([
    { line_name: 'a', state: 'disconnected', lost_because: 409 },
    { line_name: 'b', state: 'connected', lost_because: null },
    { line_name: 'c', state: 'connected', lost_because: null },
  ]);
});

/** Of every company. */
async function asOperator(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin; select enter_operator(null, 'test')");
    const { rows } = await client.query(statement);
    await client.query('commit');
    return rows;
  } finally {
    await client.end();
  }
}

/** As a version had them that knew none from this one on. */
function migrationsBefore(tag: string): string {
  const folder = copyOfMigrations();
  rewrite(join(folder, 'meta/_journal.json'), (text) => {
    const journal = JSON.parse(text);
    const place = journal.entries.findIndex((entry: { tag: string }) => entry.tag === tag);
    return JSON.stringify({ ...journal, entries: journal.entries.slice(0, place) });
  });
  return folder;
}

describe('a function', () => {
  const url = urlOf(login, login);

  test('is replaced when its file changed, and only then', async () => {
    const folder = copyOfMigrations();
    rewrite(join(folder, 'functions/is_sample_company.sql'), (text) =>
      text.replace('and is_sample', 'and is_sample and 1 = 1'),
    );
    const before = await functionsOf(url);
    await Promise.all([
      migrateDatabase(url, { logger, folder }),
      migrateDatabase(url, { logger, folder }),
    ]);
    const after = await functionsOf(url);

    expect(after.get('is_sample_company')?.body).toContain('and 1 = 1');
    const replaced = [...after].filter(([name, { writtenBy }]) => {
      return before.get(name)?.writtenBy !== writtenBy;
    });
    expect(replaced.map(([name]) => name)).toEqual(['is_sample_company']);
    await migrateDatabase(url, { logger, folder });
    expect(await functionsOf(url)).toEqual(after);
  });

  test('of a newer version is left alone by an older one', async () => {
    const newer = copyOfMigrations();
    rewrite(join(newer, 'functions/is_sample_company.sql'), (text) =>
      text.replace('and is_sample', 'and is_sample and 2 = 2'),
    );
    writeFileSync(join(newer, '9999_newer.sql'), 'select 1;');
    rewrite(join(newer, 'meta/_journal.json'), (text) => {
      const journal = JSON.parse(text);
      const when = journal.entries.at(-1).when + 1;
      journal.entries.push({ ...journal.entries.at(-1), when, tag: '9999_newer' });
      return JSON.stringify(journal);
    });
    await migrateDatabase(url, { logger, folder: newer });
    await migrateDatabase(url, { logger });

    expect((await functionsOf(url)).get('is_sample_company')?.body).toContain('and 2 = 2');
  });

  test('says nothing that PostgreSQL does not understand', async () => {
    const bodies = [...(await functionsOf(url)).values()].map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(20);
    for (const body of bodies) await run(url, body);
  });
});

type StoredFunction = { body: string; writtenBy: string };

async function functionsOf(url: string): Promise<Map<string, StoredFunction>> {
  const rows = await run(
    url,
    `select proname, pg_get_functiondef(oid) as body, xmin::text as written_by from pg_proc
     where pronamespace = 'public'::regnamespace and prolang in (
       select oid from pg_language where lanname in ('sql', 'plpgsql'))`,
  );
  return new Map(
    rows.map(({ proname, body, written_by }) => [
      String(proname),
      { body: String(body), writtenBy: String(written_by) },
    ]),
  );
}

function copyOfMigrations(): string {
  const folder = newFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  return folder;
}

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

describe('a database that cannot be used', () => {
  test('of a superuser is refused, because row security would not bind it', async () => {
    const server = await startIn(newFolder());
    const refusal = migrateDatabase(server.url, { logger });

    await expect(refusal).rejects.toThrow(DatabaseSetupError);
    await expect(refusal).rejects.toThrow(
      /^The login postgres of DATABASE_URL is a superuser .* Create an ordinary login/,
    );
    const tables = "select count(*)::int from pg_class where relname = 'services'";
    expect(await ask(server.url, tables)).toEqual({ count: 0 });
    await server.stop();
  });

  test('from before the first release is refused in one sentence, and stays as it was', async () => {
    const older = `older_${randomUUID().slice(0, 8)}`;
    await run(urlOf('postgres'), `create database ${older} owner ${login}`);
    const url = urlOf(older, login);
    await run(
      url,
      `create schema drizzle; create table companies (id uuid);
       create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
       insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1784000000000)`,
    );
    const said = await migrateDatabase(url, { logger }).then(() => 'migrated', explain);

    expect(said).toBe(
      'The database was made by a version from before the first release, which this one cannot go on from. ' +
        'Start with an empty one: another DATA_DIR, or another database in DATABASE_URL. Nothing was changed.',
    );
    const tables = await run(
      url,
      `select relname from pg_class where relkind = 'r'
         and relnamespace::regnamespace::text in ('public', 'drizzle') order by relname`,
    );
    expect(tables).toEqual([{ relname: '__drizzle_migrations' }, { relname: 'companies' }]);
    await run(urlOf('postgres'), `drop database ${older} with (force)`);
  });

  test.each([
    ['nobody answers', 'postgres://hora:s3nha@127.0.0.1:1/hora', /ECONNREFUSED/],
    [
      'the host does not exist',
      'postgres://hora:s3nha@nao-existe.invalid/hora',
      /ENOTFOUND|EAI_AGAIN/,
    ],
  ])('is explained when %s, without the password', async (_case, url, reason) => {
    const refusal = migrateDatabase(url, { logger });

    await expect(refusal).rejects.toThrow(DatabaseSetupError);
    await expect(refusal).rejects.toThrow(/DATABASE_URL does not answer .* Check the address/);
    await expect(refusal).rejects.toThrow(reason);
    await expect(refusal).rejects.not.toThrow(/s3nha/);
  });

  test('is explained when the password is wrong', async () => {
    const url = new URL(inject('ownerUrl'));
    url.password = 'errada';
    await expect(migrateDatabase(url.href, { logger })).rejects.toThrow(
      /does not answer .*password/,
    );
  });
});
