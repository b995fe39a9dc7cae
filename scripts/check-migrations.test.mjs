import { execFileSync } from 'node:child_process';
import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { checkMigrations } from './check-migrations.mjs';
import { projectRoot } from './command-line.mjs';
import { makeTree, writeIn } from './fake-tree.mjs';
import { toolEnvironment } from './processes.mjs';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TABLE = 'apps/server/src/modules/catalog/services.table.ts';
const FIRST = 'apps/server/migrations/0000_services.sql';
const config = `import { defineConfig } from 'drizzle-kit';
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/foundation/**/*.table.ts', './src/modules/**/*.table.ts'],
  out: './migrations',
});
`;

function table(...columns) {
  return `import { pgTable, text } from 'drizzle-orm/pg-core';
export const services = pgTable('services', { ${columns.map((one) => `${one}: text()`)} });
`;
}

function makeServer(files) {
  const root = makeTree({ 'apps/server/drizzle.config.ts': config, ...files });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}

function generate(root, name) {
  execFileSync('drizzle-kit', ['generate', `--name=${name}`], {
    cwd: join(root, 'apps/server'),
    env: toolEnvironment(root),
    stdio: 'ignore',
  });
}

function makeMigratedServer() {
  const root = makeServer({ [TABLE]: table('name') });
  cpSync(migrations, join(root, 'apps/server/migrations'), { recursive: true });
  return root;
}

function git(root, ...args) {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
}

function commit(root) {
  git(root, 'init', '-q');
  git(root, 'add', 'apps');
  git(root, 'commit', '-q', '-m', 'Start');
}

// Generated once and copied: the generator takes its time.
let migrations;
beforeAll(() => {
  const root = makeServer({ [TABLE]: table('name') });
  generate(root, 'services');
  migrations = join(root, 'apps/server/migrations');
});

test('accepts a server that has neither tables nor migrations', async () => {
  expect(await checkMigrations(makeServer({}))).toEqual([]);
});

test('accepts tables that the migrations make', async () => {
  expect(await checkMigrations(makeMigratedServer())).toEqual([]);
});

test('refuses tables without any migration', async () => {
  const [problem] = await checkMigrations(makeServer({ [TABLE]: table('name') }));

  expect(problem).toContain('apps/server/migrations: the tables have changes');
  expect(problem).toContain('CREATE TABLE "services"');
});

test('refuses a column that no migration adds, and shows the statement', async () => {
  const root = makeMigratedServer();
  writeIn(root, TABLE, table('name', 'description'));

  const [problem] = await checkMigrations(root);

  expect(problem).toContain('ALTER TABLE "services" ADD COLUMN "description" text;');
});

test('refuses a column that may have been renamed', async () => {
  const root = makeMigratedServer();
  writeIn(root, TABLE, table('title'));

  const [problem] = await checkMigrations(root);

  expect(problem).toContain('looks renamed');
});

test('refuses a migration that the journal does not name', async () => {
  const root = makeMigratedServer();
  writeIn(root, 'apps/server/migrations/0001_forgotten.sql', 'select 1;');

  expect(await checkMigrations(root)).toEqual([
    'apps/server/migrations/0001_forgotten.sql: not named in meta/_journal.json',
  ]);
});

test('refuses a journal that names a missing migration', async () => {
  const root = makeMigratedServer();
  rmSync(join(root, FIRST));

  expect(await checkMigrations(root)).toEqual([
    `${FIRST}: named in meta/_journal.json, but missing`,
  ]);
});

test('refuses two migrations with the same number', async () => {
  const root = makeMigratedServer();
  writeIn(root, 'apps/server/migrations/0000_twin.sql', 'select 1;');

  expect(await checkMigrations(root)).toContain(
    'apps/server/migrations/0000_twin.sql: another migration has the number 0000',
  );
});

test('accepts a committed migration that stayed as it was, and a new one beside it', async () => {
  const root = makeMigratedServer();
  commit(root);
  writeIn(root, TABLE, table('name', 'description'));
  generate(root, 'description');

  expect(await checkMigrations(root)).toEqual([]);
});

test('accepts functions beside the migrations, and that they change', async () => {
  const root = makeMigratedServer();
  const file = 'apps/server/migrations/functions/enter_session.sql';
  writeIn(root, file, 'select 1;');
  commit(root);
  writeIn(root, file, 'select 2;');

  expect(await checkMigrations(root)).toEqual([]);
});

test('refuses to edit a committed migration', async () => {
  const root = makeMigratedServer();
  commit(root);
  writeIn(root, FIRST, 'select 1;');

  expect(await checkMigrations(root)).toEqual([
    `${FIRST}: a committed migration was edited; write a new one instead`,
  ]);
});

test('refuses to rename a committed migration', async () => {
  const root = makeMigratedServer();
  commit(root);
  renameSync(join(root, FIRST), join(root, 'apps/server/migrations/0000_renamed.sql'));

  expect(await checkMigrations(root)).toContain(
    `${FIRST}: a committed migration was removed; write a new one instead`,
  );
});
