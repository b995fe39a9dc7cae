import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { canEnter, type DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The folder with PostgreSQL's `bin`, `lib` and `share`, ready to run for that user. */
export function binariesFor(user: DatabaseUser, clusterFolder: string): string {
  const packaged = packagedBinaries();
  if (canEnter(user, packaged) && linkLibraries(packaged) === 'linked') return packaged;
  return copyBeside(clusterFolder, packaged);
}

function packagedBinaries(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return realpathSync(join(dirname(entry), '..', 'native'));
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${name} with PostgreSQL's programs is not installed. Run npm install, or give a PostgreSQL server in DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Does what the package's install script would do, so that no install script has to run. */
function linkLibraries(binaries: string): 'linked' | 'read-only' {
  try {
    for (const { source, target } of libraryLinks(binaries)) {
      linkUnlessPresent(join(binaries, '..', source), join(binaries, '..', target));
    }
    return 'linked';
  } catch (error) {
    if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return 'read-only';
    throw error;
  }
}

function libraryLinks(binaries: string): { source: string; target: string }[] {
  const list = join(binaries, 'pg-symlinks.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

function linkUnlessPresent(source: string, target: string): void {
  if (existsSync(target)) return;
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch (error) {
    // Another process may be linking the same libraries at this moment.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** For programs that lie where the database's user cannot enter or that we cannot complete. */
function copyBeside(clusterFolder: string, packaged: string): string {
  // The links name their files from the folder above, which is called `native` in the package.
  const copy = `${clusterFolder}.programs-${versionOf(packaged)}`;
  if (existsSync(copy)) return join(copy, 'native');

  const draft = `${copy}.draft`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(packaged, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(join(draft, 'native'));
  chmodSync(draft, 0o755);
  renameSync(draft, copy);
  return join(copy, 'native');
}

function versionOf(packaged: string): string {
  return JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8')).version;
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
