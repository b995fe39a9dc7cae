import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { BackupError } from './foundation/backup/backup-error.ts';
import { openBackups } from './foundation/backup/backup-settings.ts';
import { readMoment } from './foundation/backup/backup-time.ts';
import { openArchiveSource } from './foundation/company-restore/archive-source.ts';
import { openBackupSource } from './foundation/company-restore/backup-source.ts';
import type { CompanySource } from './foundation/company-restore/company-source.ts';
import {
  type RestoredCompany,
  restoreCompany,
  type WrittenCompany,
} from './foundation/company-restore/restore-company.ts';
import { type Database, openDatabaseBeside } from './foundation/database/database.ts';
import { databaseIn } from './foundation/database/embedded-postgres.ts';
import { databaseOf, type Environment } from './foundation/environment.ts';
import { createLogger } from './foundation/logger.ts';
import { operatorActions } from './foundation/operators/operator-actions.table.ts';
import { openFileStore } from './foundation/storage/open-file-store.ts';
import { countFirstVisits } from './modules/scheduling/appointments/first-visits.commands.ts';
import type { Terminal } from './terminal.ts';

type Given = {
  company?: string | undefined;
  from?: string | undefined;
  at?: string | undefined;
  'as-copy'?: boolean | undefined;
};
type Parts = { environment: Environment; terminal: Terminal };

/** Not in an archive, and counted again from the appointments that are. */
const WORKED_OUT = 'first_visits';

/** Brings one company back beside the living ones, from a backup or from its own archive. */
export async function restoreOneCompany(parts: Parts, given: Given): Promise<number> {
  const { environment, terminal } = parts;
  const source = await openSource(parts, given);
  try {
    const database = await openDatabaseBeside({
      ...databaseOf(environment),
      logger: createLogger('error'),
    });
    try {
      const restored = await restoreCompany({
        url: superuserOf(database),
        source,
        files: openFileStore(environment),
        kind: given['as-copy'] ? 'as-copy' : 'as-it-was',
        record: (client, done) => noteDeed(client, done, { asOf: source.asOf, terminal }),
        workOut: (client) => countFirstVisits(drizzle(client)),
      });
      tell(terminal, restored, source);
      return restored.files.trouble === null ? 0 : 1;
    } finally {
      await database.close();
    }
  } finally {
    await source.close();
  }
}

function openSource({ environment, terminal }: Parts, given: Given): Promise<CompanySource> {
  if (given.from?.endsWith('.zip')) return openArchiveSource(given.from);
  if (!given.company) {
    throw new BackupError('Say which company with --company: its address, or its id.');
  }
  const at = given.at === undefined ? undefined : readMoment(given.at);
  if (at === null) throw new BackupError("--at is not a moment such as '2026-11-15 14:05'.");
  return openBackupSource({
    store: openBackups(environment, given.from),
    dataFolder: environment.DATA_DIR,
    company: given.company,
    at,
    report: (message) => terminal.say(message),
  });
}

/** Of the embedded database; another one has a login that needs to be allowed. */
function superuserOf({ cluster, directUrl }: Database): string {
  return cluster ? databaseIn(cluster.url) : directUrl;
}

async function noteDeed(
  client: pg.Client,
  { companyId, name, slug, rows }: RestoredCompany,
  { asOf, terminal }: { asOf: string; terminal: Terminal },
): Promise<void> {
  await drizzle(client).insert(operatorActions).values({
    at: Temporal.Now.instant(),
    terminalUser: terminal.user,
    action: 'company.restored',
    subject: name,
    companyId,
    details: { slug, rows, asOf },
  });
}

function tell(terminal: Terminal, restored: WrittenCompany, source: CompanySource): void {
  const { name, slug, rows, files, made, joined, unproven, unnamed, missing } = restored;
  terminal.say(`${name} is back as of ${source.asOf}: ${rows} rows and ${files.stored} pictures.`);
  terminal.say(
    `Its address is ${slug}. It is closed: look at it in 'Empresas', say what it pays, and open it there.`,
  );
  if (files.trouble !== null)
    terminal.say(
      `Its other pictures could not be stored (${files.trouble}). Delete it in 'Empresas' and restore it again, or have them uploaded.`,
    );
  for (const { email } of made)
    terminal.say(`${email} had no account any more and sets a password by 'Esqueci minha senha'.`);
  if (joined > 0) terminal.say(`${joined} members have another account under the same e-mail now.`);
  for (const { email } of unproven)
    terminal.say(
      `${email} is the address of an account that never confirmed it: no access. Invite it again by e-mail; where nobody owns the company any more, 'Empresas' invites an owner.`,
    );
  if (unnamed > 0)
    terminal.say(
      `${unnamed} members are not named in 'contas' by the account and e-mail that they have: no access. Invite whoever belongs to it again.`,
    );
  const absent = missing.filter((name) => name !== WORKED_OUT);
  if (absent.length > 0) terminal.say(`Not in the archive: ${absent.join(', ')}.`);
  terminal.say(
    'Whoever asked since then to be forgotten is in it again: forget them once more. Its number is connected anew.',
  );
}
