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

describe('a database with companies', () => {
  const older = `older_${randomUUID().slice(0, 8)}`;
  const taken = `taken_${randomUUID().slice(0, 8)}`;
  const left = `left_${randomUUID().slice(0, 8)}`;
  beforeAll(async () => {
    for (const name of [older, taken, left]) {
      await run(urlOf('postgres'), `create database ${name} owner ${login}`);
    }
  });
  afterAll(async () => {
    for (const name of [older, taken, left]) {
      await run(urlOf('postgres'), `drop database if exists ${name} with (force)`);
    }
  });

  test('keeps them, and gives each what new ones start with', async () => {
    const url = urlOf(older, login);
    await migrateDatabase(url, { logger, folder: migrationsUpTo(11) });
    await run(
      url,
      `begin; select set_config('role', operator_role(), true);
       insert into companies (name, slug) values ('Salão', 'salao'), ('Barbearia', 'barbearia');
       insert into professionals (company_id, name) select id, 'Ana' from companies; commit`,
    );
    await migrateDatabase(url, { logger });

    const [told] = await run(
      `${url}?options=-c%20role=${login}_operator`,
      `select (select count(*)::int from company_slugs s join companies c
                 on c.id = s.company_id and c.slug = s.slug) as slugs,
         (select count(*)::int from payment_methods) as methods,
         (select count(*)::int from financial_categories) as categories,
         (select count(*)::int from professionals) as professionals`,
    );
    expect(told).toEqual({ slugs: 2, methods: 10, categories: 16, professionals: 2 });
  });

  test('lets go of the address of the sample company, and its owner goes on under another', async () => {
    const url = urlOf(taken, login);
    await migrateDatabase(url, { logger, folder: migrationsUpTo(19) });
    await run(
      url,
      `begin; select set_config('role', operator_role(), true);
       with claimed as (
         insert into company_slugs (slug, company_id)
         values ('demo', uuidv7()), ('salao', uuidv7()) returning *
       )
       insert into companies (id, name, slug) select company_id, slug, slug from claimed; commit`,
    );
    await migrateDatabase(url, { logger });

    const slugs = await run(
      `${url}?options=-c%20role=${login}_operator`,
      `select c.name, s.slug from company_slugs s
       join companies c on c.id = s.company_id and c.slug = s.slug order by c.name`,
    );
    expect(slugs).toEqual([
      { name: 'demo', slug: expect.stringMatching(/^demo-[\da-f]{8}$/) },
      { name: 'salao', slug: 'salao' },
    ]);
  });

  test('finds in the trail since when somebody is inactive', async () => {
    const url = urlOf(left, login);
    await migrateDatabase(url, { logger, folder: migrationsUpTo(32) });
    await run(
      url,
      `begin; select set_config('role', operator_role(), true);
       with claimed as (
         insert into company_slugs (slug, company_id) values ('salao', uuidv7()) returning *
       )
       insert into companies (id, name, slug) select company_id, slug, slug from claimed;
       insert into professionals (company_id, name, active, created_at)
         select id, told.name, told.active, '2026-01-05T12:00Z' from companies,
           (values ('Ana', true), ('Bia', true), ('Caio', false)) as told (name, active);
       update professionals set active = false where name = 'Bia'; commit`,
    );
    await run(
      url,
      `begin; select set_config('role', operator_role(), true);
       update professionals set specialties = '{Corte}'; commit`,
    );
    await migrateDatabase(url, { logger });

    const told = await run(
      `${url}?options=-c%20role=${login}_operator`,
      `select name, inactive_since = (select max(recorded_at) from audit_records
           where row_id = professionals.id and after ->> 'active' = 'false'
             and before ->> 'active' = 'true') as as_told,
         inactive_since = created_at as from_the_start,
         (select count(*)::int from audit_records where row_id = professionals.id) as changes
       from professionals order by name`,
    );
    expect(told).toEqual([
      { name: 'Ana', as_told: null, from_the_start: null, changes: 2 },
      { name: 'Bia', as_told: true, from_the_start: false, changes: 3 },
      { name: 'Caio', as_told: null, from_the_start: true, changes: 2 },
    ]);
  });
});

/** A folder that ends with this migration, as an older version of the product had it. */
function migrationsUpTo(last: number): string {
  const folder = newFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  const ran = entries.filter(({ idx }: { idx: number }) => idx <= last);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: ran }));
  return folder;
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
