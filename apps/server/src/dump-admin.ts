import { stat } from 'node:fs/promises';
import { BackupError } from './foundation/backup/backup-error.ts';
import { connectForStart } from './foundation/database/connection.ts';
import { compareDump, type DumpCheck, readLiving } from './foundation/dump/dump-check.ts';
import { DUMP_ROLE, makeDumpRole } from './foundation/dump/dump-role.ts';
import { readDump } from './foundation/dump/dump-rows.ts';
import type { Environment } from './foundation/environment.ts';
import type { Terminal } from './terminal.ts';

type Parts = { environment: Environment; terminal: Terminal };

/** Proves that a dump of the database of DATABASE_URL holds every company. */
export async function checkDump({ environment, terminal }: Parts, from?: string): Promise<number> {
  if (!from)
    throw new BackupError('Say where the dump lies with --from: a file or a folder of pg_dump.');
  const url = databaseUrlOf(environment);
  const dump = await readDump(from);
  const dumpedAt = Temporal.Instant.fromEpochMilliseconds(Math.floor((await stat(from)).mtimeMs));
  const client = await connectForStart(url);
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout to 0');
    await client.query("select set_config('role', operator_role(), true)");
    return tell(terminal, compareDump(await readLiving(client), dump, dumpedAt));
  } finally {
    await client.end();
  }
}

function tell(terminal: Terminal, { companies, missing, leftOut, emptied }: DumpCheck): number {
  for (const { name, living, dumped } of companies)
    terminal.say(`${name}: ${dumped} rows in the dump, ${living} now`);
  terminal.say(`${companies.length} companies are in the dump.`);
  if (leftOut.length > 0) terminal.say(`Tables that it leaves out: ${leftOut.join(', ')}.`);
  if (missing.length > 0) terminal.say(`Companies that are not in it: ${missing.join(', ')}.`);
  if (emptied.length > 0) terminal.say(`Nothing in it of: ${emptied.join(', ')}.`);
  if (leftOut.length + missing.length + emptied.length === 0) return 0;
  terminal.say(
    'This dump does not bring everything back. Dump all tables as a role that row-level security does not bind: the command backup:role makes it.',
  );
  return 1;
}

/** Makes the login that dumps, or says how whoever may makes it. */
export async function offerDumpRole({ environment, terminal }: Parts): Promise<number> {
  const client = await connectForStart(databaseUrlOf(environment));
  try {
    const { statement, made } = await makeDumpRole(client);
    if (made === 'needs-superuser') {
      terminal.say(
        'The login of DATABASE_URL may not make it. As a superuser of that server, run:',
      );
      terminal.say(`${statement};`);
      return 1;
    }
    terminal.say(`${DUMP_ROLE} may dump everything and change nothing. It was made with:`);
    terminal.say(`${statement};`);
    return 0;
  } finally {
    await client.end();
  }
}

function databaseUrlOf({ DATABASE_URL, DATABASE_DIRECT_URL }: Environment): string {
  const url = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (url) return url;
  throw new BackupError(
    'The embedded database is backed up by itself; the command backup:verify proves it. This is for the one of DATABASE_URL.',
  );
}
