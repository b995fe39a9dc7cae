import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { restoreOneCompany } from './company-restore-admin.ts';
import { checkDump, offerDumpRole } from './dump-admin.ts';
import { BackupError } from './foundation/backup/backup-error.ts';
import { listBackups, readManifest } from './foundation/backup/backup-manifest.ts';
import { keepsBackups, openBackups, retentionOf } from './foundation/backup/backup-settings.ts';
import { readMoment } from './foundation/backup/backup-time.ts';
import { backUp, type LiveCluster } from './foundation/backup/base-backup.ts';
import { keepArchiving } from './foundation/backup/log-archive.ts';
import { restoreBackup } from './foundation/backup/restore.ts';
import { checkRestore, lastCheck, type RestoreCheck } from './foundation/backup/restore-check.ts';
import {
  findRunning,
  holdsCluster,
  logSpoolOf,
  startEmbeddedPostgres,
} from './foundation/database/embedded-postgres.ts';
import { type Environment, readEnvironment } from './foundation/environment.ts';
import type { Terminal } from './terminal.ts';

type Parts = { environment: Environment; terminal: Terminal };

/** Behind what people wait for. */
const LOW_PRIORITY = constants.priority.PRIORITY_LOW;
const MEGABYTE = 1_000_000;

type Given = {
  to?: string | undefined;
  from?: string | undefined;
  at?: string | undefined;
  company?: string | undefined;
  'as-copy'?: boolean | undefined;
  calmly?: boolean | undefined;
};

const COMMANDS = {
  backup: makeBackup,
  'backup:list': (parts: Parts, { from }: Given) => showBackups(parts, from),
  'backup:verify': (parts: Parts, { from }: Given) => verifyBackup(parts, from),
  'backup:check': (parts: Parts, { from }: Given) => checkDump(parts, from),
  'backup:role': (parts: Parts) => offerDumpRole(parts),
  restore,
  'restore:company': restoreOneCompany,
};

export function isBackupCommand(command: string | undefined): command is keyof typeof COMMANDS {
  return command !== undefined && Object.hasOwn(COMMANDS, command);
}

export function runBackupCommand(
  command: keyof typeof COMMANDS,
  { variables, terminal }: { variables: Record<string, string | undefined>; terminal: Terminal },
  given: Given,
): Promise<number> {
  return COMMANDS[command]({ environment: readEnvironment(variables), terminal }, given);
}

async function makeBackup(
  { environment, terminal }: Parts,
  { to, calmly }: Given,
): Promise<number> {
  const store = openBackups(environment, to);
  const manifest = await withCluster(environment, (live) =>
    backUp(live, store, {
      retention: retentionOf(environment),
      haste: calmly ? 'calm' : 'hurried',
    }),
  );
  const size = manifest.files.reduce((sum, file) => sum + file.size, 0);
  terminal.say(
    `Backup of ${manifest.finishedAt} in ${store.place.address}: ${manifest.files.length} files, ${(size / MEGABYTE).toFixed(1)} MB.`,
  );
  return 0;
}

async function verifyBackup({ environment, terminal }: Parts, from?: string): Promise<number> {
  const store = openBackups(environment, from);
  const check = await withCluster(environment, (live) => checkRestore(live, store));
  terminal.say(`Restored ${check.backup}: ${check.rows} rows of ${check.tables} tables compared.`);
  if (check.differing.length === 0) return 0;
  terminal.say(`Not as they were: ${check.differing.join(', ')}.`);
  return 1;
}

async function showBackups({ environment, terminal }: Parts, from?: string): Promise<number> {
  const store = openBackups(environment, from);
  const backups = await listBackups(store);
  for (const { name } of backups) {
    const { startedAt, finishedAt, files } = await readManifest(store, name);
    const size = files.reduce((sum, file) => sum + file.size, 0);
    terminal.say(`${startedAt}  complete ${finishedAt}  ${(size / MEGABYTE).toFixed(1)} MB`);
  }
  if (backups.length === 0) terminal.say(`There is no backup in ${store.place.address}.`);
  const check = await lastCheck(store);
  if (check) terminal.say(trialText(check));
  return 0;
}

function trialText({ checkedAt, differing, failure }: RestoreCheck): string {
  if (failure !== null) return `last restore on trial failed: ${checkedAt}, ${failure}`;
  return `last restored on trial: ${checkedAt}, ${differing.length} tables differing`;
}

async function restore({ environment, terminal }: Parts, { from, at }: Given): Promise<number> {
  const moment = at === undefined ? undefined : readMoment(at);
  if (moment === null) {
    terminal.say("--at is not a moment such as '2026-11-15 14:05'.");
    return 1;
  }
  const report = (message: string) => terminal.say(message);
  const store = openBackups(environment, from);
  await restoreBackup(store, { dataFolder: environment.DATA_DIR, at: moment, report });
  terminal.say(`Restored into ${environment.DATA_DIR}. Start the server.`);
  return 0;
}

/** The running one, whose server takes care of the logs; or one of our own for the while. */
async function withCluster<Done>(
  environment: Environment,
  work: (live: LiveCluster) => Promise<Done>,
): Promise<Done> {
  const { DATA_DIR, DATABASE_URL } = environment;
  if (DATABASE_URL) {
    throw new BackupError(
      'The database of DATABASE_URL is backed up by its own server; docs/guides/backup-and-restore.md says how.',
    );
  }
  const folder = join(DATA_DIR, 'postgres');
  if (!holdsCluster(folder)) {
    throw new BackupError(
      `There is no database in ${folder}. Give this command the DATA_DIR of the server, and its other variables: a shell does not have those of its service.`,
    );
  }
  setPriority(LOW_PRIORITY);
  const running = findRunning(folder);
  if (running) return work({ ...running, dataFolder: DATA_DIR });
  const spoolsLogs = keepsBackups(environment);
  const own = await startEmbeddedPostgres({ folder, spoolsLogs });
  const archive = spoolsLogs
    ? keepArchiving({
        spool: logSpoolOf(own.clusterFolder),
        store: openBackups(environment),
        // It stays in the spool until the server comes.
        alarm: () => {},
      })
    : null;
  try {
    return await work({ ...own, dataFolder: DATA_DIR });
  } finally {
    await own.stop();
    await archive?.stop();
  }
}
