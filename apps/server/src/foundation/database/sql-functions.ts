import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type pg from 'pg';

// Beside the journal of the migrations, because the two are brought up to date together.
const RAN = `
  create table if not exists drizzle.__functions (name text primary key, hash text not null)`;

/**
 * Runs each file of a function that is new or has changed, in the order of their names. They come
 * before the migrations, which use them in triggers, defaults and policies.
 */
export async function replaceChangedFunctions(
  client: pg.Client,
  migrationsFolder: string,
): Promise<void> {
  await client.query(RAN);
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from drizzle.__functions',
  );
  const ran = new Map(rows.map(({ name, hash }) => [name, hash]));
  const changed = readFunctions(migrationsFolder).filter(
    ({ name, hash }) => ran.get(name) !== hash,
  );
  // A function may name tables that a migration makes only after it.
  await client.query('set local check_function_bodies = off');
  for (const { name, statements, hash } of changed) {
    await client.query(statements);
    await client.query(
      `insert into drizzle.__functions (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash`,
      [name, hash],
    );
  }
  await client.query('set local check_function_bodies = on');
}

type FunctionFile = { name: string; statements: string; hash: string };

function readFunctions(migrationsFolder: string): FunctionFile[] {
  const folder = join(migrationsFolder, 'functions');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const statements = readFileSync(join(folder, file), 'utf8');
      const hash = createHash('sha256').update(statements).digest('hex');
      return { name: basename(file, '.sql'), statements, hash };
    });
}
