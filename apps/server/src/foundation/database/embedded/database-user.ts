import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** The user that runs PostgreSQL when we are root. Null means: whoever we are. */
export type DatabaseUser = { name: string; uid: number; gid: number } | null;

/** PostgreSQL refuses to run as root, and wants to own its data: who owns it already goes on. */
export function databaseUserFor(folder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return null;
  const user = ownerOf(folder) ?? lookUp('postgres') ?? lookUp('nobody');
  if (user) return user;
  throw new EmbeddedPostgresError(
    'PostgreSQL cannot run as root and this system has neither a user postgres nor nobody. Start the server as an ordinary user.',
  );
}

/** Whether the user may enter this folder and all those above it. */
export function canEnter(user: DatabaseUser, folder: string): boolean {
  if (!user) return true;
  if (!mayPass(user, folder)) return false;
  return dirname(folder) === folder || canEnter(user, dirname(folder));
}

/** What `spawn` needs to run a command as that user. */
export function identity(user: DatabaseUser): { uid: number; gid: number } | undefined {
  return user ? { uid: user.uid, gid: user.gid } : undefined;
}

function ownerOf(folder: string): DatabaseUser {
  if (!existsSync(folder)) return null;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? null : { name: `number ${uid}`, uid, gid };
}

function lookUp(name: string): DatabaseUser {
  try {
    return { name, uid: askId('-u', name), gid: askId('-g', name) };
  } catch {
    return null;
  }
}

function askId(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
}

function mayPass(user: NonNullable<DatabaseUser>, folder: string): boolean {
  const { uid, gid, mode } = statSync(folder);
  if (uid === user.uid) return (mode & 0o100) !== 0;
  if (gid === user.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
}
