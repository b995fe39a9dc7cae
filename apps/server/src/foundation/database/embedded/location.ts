import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canEnter, type DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

// Only root gets here, so this folder can be made; unlike /var/tmp nobody sweeps it.
const SHELTERS = '/var/lib/hora-marcada';

/**
 * Where the cluster of a data folder really lives: in it, or, when the database's user cannot enter
 * the folders above it, in a place of its own that a note beside the data folder remembers.
 */
export function placeFor(
  folder: string,
  user: DatabaseUser,
  report: (message: string) => void,
): string {
  const isReachable = canEnter(user, dirname(folder));
  const isHere = existsSync(join(folder, 'PG_VERSION'));
  if (isHere && !isReachable) throw closedFolder(folder, user);
  if (isHere) return folder;
  if (isReachable && !existsSync(noteFile(folder))) return folder;

  openShelter(folder);
  const place = lastPlaceOf(folder);
  report(`The database of ${folder} lives in ${place}, where its user may enter.`);
  return place;
}

/** Where the cluster was put, or will be if the database's user may enter. */
export function lastPlaceOf(folder: string): string {
  return existsSync(noteFile(folder)) ? join(readShelter(folder), 'postgres') : folder;
}

function closedFolder(folder: string, user: DatabaseUser): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The data folder ${folder} lies below a folder that the user ${user?.name}, who runs PostgreSQL, may not enter. Let others pass through the folders above it (chmod o+x), or choose another DATA_DIR.`,
  );
}

function openShelter(folder: string): void {
  if (!existsSync(noteFile(folder))) noteNewShelter(folder);
  const shelter = readShelter(folder);
  mkdirSync(shelter, { recursive: true });
  // A strict umask would close them to the database's user.
  for (const path of [SHELTERS, shelter]) chmodSync(path, 0o755);
}

/** The shelter is named at random, not by the path: a new clone in an old place starts empty. */
function noteNewShelter(folder: string): void {
  const shelter = join(SHELTERS, randomUUID());
  writeFileSync(noteFile(folder), `${shelter}\n`, { mode: 0o600, flush: true });
}

function readShelter(folder: string): string {
  return readFileSync(noteFile(folder), 'utf8').trim();
}

function noteFile(folder: string): string {
  return `${folder}.location`;
}
