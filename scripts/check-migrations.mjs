import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { isCommand, projectRoot, report } from './command-line.mjs';
import { runQuietly, toolEnvironment } from './processes.mjs';
import { filesBelow } from './source-files.mjs';

const SERVER = 'apps/server';
const MIGRATIONS = `${SERVER}/migrations`;
const NOTHING_TO_DO = 'No schema changes';

/**
 * Where migrations and table files disagree: one sentence per problem, naming the file and the rule.
 *
 * @param {string} root
 * @returns {Promise<string[]>}
 */
export async function checkMigrations(root) {
  const problems = [...journalProblems(root), ...(await editedMigrations(root))];
  // A broken journal would only make the generator complain about the same thing in other words.
  return problems.length > 0 ? problems : differencesToTables(root);
}

function journalProblems(root) {
  const migrations = migrationNames(root);
  const journal = journalNames(root);
  return [
    ...migrations
      .filter((name) => !journal.includes(name))
      .map((name) => `${MIGRATIONS}/${name}.sql: not named in meta/_journal.json`),
    ...journal
      .filter((name) => !migrations.includes(name))
      .map((name) => `${MIGRATIONS}/${name}.sql: named in meta/_journal.json, but missing`),
    ...migrations
      .filter((name, place) => place > 0 && numberOf(name) === numberOf(migrations[place - 1]))
      .map(
        (name) => `${MIGRATIONS}/${name}.sql: another migration has the number ${numberOf(name)}`,
      ),
  ];
}

async function editedMigrations(root) {
  const args = ['diff', '--name-status', '--no-renames', '--relative', 'HEAD', '--', MIGRATIONS];
  const { code, output } = await runQuietly('git', args, { cwd: root });
  // No repository, or nothing committed in it: then there is nothing that must stay as it was.
  if (code !== 0) return [];
  return output
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([change, file]) => (change === 'M' || change === 'D') && isMigration(file))
    .map(([change, file]) => {
      const done = change === 'M' ? 'edited' : 'removed';
      return `${file}: a committed migration was ${done}; write a new one instead`;
    });
}

async function differencesToTables(root) {
  const tables = filesBelow(root, `${SERVER}/src`).filter((file) => file.endsWith('.table.ts'));
  if (tables.length === 0) return [];

  const scratch = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    return await generateInto(root, scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Lets the generator work on a copy: whatever it would add is what is missing. */
async function generateInto(root, scratch) {
  const server = join(root, SERVER);
  const out = join(scratch, 'migrations');
  if (existsSync(join(root, MIGRATIONS))) cpSync(join(root, MIGRATIONS), out, { recursive: true });
  const config = join(scratch, 'drizzle.config.ts');
  writeFileSync(config, scratchConfig(join(server, 'drizzle.config.ts'), relative(server, out)));

  const { code, output } = await runQuietly(
    'drizzle-kit',
    ['generate', `--config=${config}`, '--name=missing'],
    { cwd: server, env: toolEnvironment(root) },
  );
  const missing = filesBelow(scratch, 'migrations').find((file) => file.endsWith('_missing.sql'));
  if (missing) return [missingMigration(readFileSync(join(scratch, missing), 'utf8'))];
  // It also ends well, with nothing made, when it would have to ask whether a column was renamed.
  if (code !== 0 || !output.includes(NOTHING_TO_DO)) return [unclear(output)];
  return [];
}

function scratchConfig(config, out) {
  return `import config from ${JSON.stringify(config)};
export default { ...config, out: ${JSON.stringify(out)} };
`;
}

function missingMigration(sql) {
  return `${MIGRATIONS}: the tables have changes that no migration makes; generate one for\n\n${sql}`;
}

function unclear(output) {
  return `${MIGRATIONS}: the generator could not compare tables and migrations (it asks when something looks renamed); run it by hand\n\n${output}`;
}

function migrationNames(root) {
  return filesBelow(root, MIGRATIONS)
    .filter(isMigration)
    .map((file) => basename(file, '.sql'));
}

function journalNames(root) {
  const journal = join(root, MIGRATIONS, 'meta', '_journal.json');
  if (!existsSync(journal)) return [];
  return JSON.parse(readFileSync(journal, 'utf8')).entries.map((entry) => entry.tag);
}

/** The functions beside them are whole files, which are edited and run again. */
function isMigration(file) {
  return file.endsWith('.sql') && dirname(file) === MIGRATIONS;
}

function numberOf(name) {
  return name.split('_')[0];
}

if (isCommand(import.meta.url)) {
  report(await checkMigrations(projectRoot), 'Migrations and tables agree.');
}
