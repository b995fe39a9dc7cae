import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';
import { FOLDERS } from './backup-folders.ts';
import type { BackupStore } from './backup-store.ts';

/** Grows when an earlier release could not read what this one writes. */
const FORMAT = 1;

/** Below the folder that it is restored into, and nowhere else. */
const pathInside = z.string().refine((path) => {
  return path === posix.normalize(path) && !posix.isAbsolute(path) && !path.startsWith('..');
});

const formatSchema = z.object({ format: z.number() });

const manifestSchema = z.object({
  format: z.number(),
  /** When it was begun and when it was complete: it restores any moment from then on. */
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** When the newest change of its tables was made. */
  migration: z.number(),
  /** The major version of PostgreSQL, which alone can read its files. */
  postgres: z.number(),
  /** The log that a restore begins with, and the one without which it is not complete. */
  firstLog: z.string(),
  lastLog: z.string(),
  /** Where each file of the data folder lies in the store. */
  files: z.array(z.object({ path: pathInside, size: z.number(), stored: z.string() })),
  folders: z.array(pathInside),
});

export type BackupManifest = z.infer<typeof manifestSchema>;
export type ListedBackup = { name: string; startedAt: Temporal.Instant };

export async function writeManifest(
  store: BackupStore,
  manifest: Omit<BackupManifest, 'format'>,
): Promise<string> {
  const stamp = manifest.startedAt.replaceAll(':', '-');
  const text = JSON.stringify({ format: FORMAT, ...manifest });
  return store.put(`${FOLDERS.lists}/${stamp}.`, Readable.from([Buffer.from(text)]));
}

/** The oldest first. Without reading them: the name says when it was begun. */
export async function listBackups({ place }: BackupStore): Promise<ListedBackup[]> {
  const names = await place.list(FOLDERS.lists);
  return names.flatMap((name) => {
    const startedAt = beginningOf(name);
    return startedAt ? [{ name, startedAt }] : [];
  });
}

const NAME = /^backups\/(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d(?:\.\d+)?)Z\./;

function beginningOf(name: string): Temporal.Instant | null {
  const [, date, hours, minutes, seconds] = NAME.exec(name) ?? [];
  try {
    return date ? Temporal.Instant.from(`${date}T${hours}:${minutes}:${seconds}Z`) : null;
  } catch {
    // A day that no calendar has: somebody else's file.
    return null;
  }
}

export async function readManifest(store: BackupStore, name: string): Promise<BackupManifest> {
  const written = await readWritten(store, name);
  const { format } = formatSchema.safeParse(written).data ?? {};
  if (format !== undefined && format > FORMAT) {
    throw new BackupError(
      `The backup ${name} was written by a newer version of Hora Marcada. Restore it with that version.`,
    );
  }
  const { success, data } = manifestSchema.safeParse(written);
  if (success) return data;
  throw notOurs(name);
}

/** What lies under a name, as far as it is JSON. */
export async function readWritten(store: BackupStore, name: string): Promise<unknown> {
  const text = await store.getText(name);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notOurs(name, error);
  }
}

export function notOurs(name: string, cause?: unknown): BackupError {
  return new BackupError(
    `The backup ${name} is not one that Hora Marcada wrote, or it is damaged. Take an earlier one.`,
    { cause },
  );
}
