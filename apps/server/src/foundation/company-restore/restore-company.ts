import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import { openWay } from '../database/several-hosts.ts';
import type { FileStore } from '../storage/file-store.ts';
import { refuseDangling } from './check-written.ts';
import { type StoredFiles, storeFiles } from './company-files.ts';
import { makeRecord, type NewRecord } from './company-record.ts';
import {
  type Account,
  type CompanySource,
  type RowSum,
  type Swap,
  swapped,
} from './company-source.ts';
import { type CompanyTable, type RestoreKind, readCompanyTables } from './company-tables.ts';
import { KNOWN } from './known-tables.ts';
import { joinAccounts, leadHome, shutOut, shutOutUnnamed } from './member-accounts.ts';
import { insertRowTexts, rowSumOf } from './row-texts.ts';

export type RestoredCompany = Pick<NewRecord, 'companyId' | 'name' | 'slug'> & {
  rows: number;
  /** Accounts that were made, and of how many others the e-mail decided. */
  made: Account[];
  joined: number;
  /** Members without access: nobody confirmed the e-mail of the account that has it now. */
  unproven: Account[];
  /** How many members an archive did not name by account and e-mail: without access, too. */
  unnamed: number;
  /** Tables that the source does not have. */
  missing: string[];
};

/** Its pictures follow when nothing takes the rows back any more. */
export type WrittenCompany = RestoredCompany & { files: StoredFiles };

type Parts = {
  /** Of the superuser, or of the login if it was allowed to switch triggers off. */
  url: string;
  source: CompanySource;
  files: FileStore;
  kind: RestoreKind;
  /** In the same transaction, as an operator: who did it. */
  record: (client: pg.Client, restored: RestoredCompany) => Promise<void>;
  /** What is worked out from rows, where the source leaves it out. */
  workOut?: (client: pg.Client) => Promise<void>;
};

/**
 * Writes one company into the living database, beside all others: whole, checked and closed, or not at all.
 * Triggers rest meanwhile: what they would keep, count and note was kept, counted and noted before.
 */
export async function restoreCompany(parts: Parts): Promise<WrittenCompany> {
  // A break is told by the next question.
  const client = openWay(parts.url, {}).on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query("set local timezone to 'UTC'");
    await client.query('set local statement_timeout to 0');
    await client.query('set local idle_in_transaction_session_timeout to 0');
    await restTriggers(client);
    const restored = await write(client, parts);
    await client.query('commit');
    const { source } = parts;
    const company = { from: source.companyId, to: restored.companyId };
    return { ...restored, files: await storeFiles(parts.files, source.files(), company) };
  } finally {
    // Without a commit nothing of it stays.
    await client.end();
  }
}

async function write(client: pg.Client, parts: Parts): Promise<RestoredCompany> {
  const { source, kind } = parts;
  const roles = await rolesOf(client);
  await actAs(client, roles.operator);
  await refuseLiving(client, source, kind);
  const made = await makeRecord(client, source, kind);
  const { companyId, name, slug } = made;

  await actAs(client, roles.owner);
  const written = await writeRows(client, parts, made);

  await actAs(client, roles.operator);
  await giveAddresses(client, made);
  await refuseDangling(client, companyId);
  const restored = { companyId, name, slug, ...written };
  await parts.record(client, restored);
  return restored;
}

/** As the owner, whom the policies of one company bind: no row of another one gets in. */
async function writeRows(
  client: pg.Client,
  { source, kind, workOut }: Parts,
  record: NewRecord,
): Promise<Omit<RestoredCompany, 'companyId' | 'name' | 'slug'>> {
  const { companyId } = record;
  await client.query("select set_config('app.company_id', $1, true)", [companyId]);
  const accounts = await joinAccounts(client, await source.listAccounts(), companyId);
  const swaps = [{ from: source.companyId, to: companyId }, ...accounts.swaps];
  await insertRecord(client, record, swaps);
  const tables = await readCompanyTables(client, kind);
  const { rows, missing } = await writeTables(client, source, { tables, companyId, swaps });
  await workOut?.(client);
  await shutOut(client, companyId, accounts);
  const unnamed = source.isOurs ? 0 : await shutOutUnnamed(client, companyId, accounts);
  await leadHome(client, companyId);
  const { made, unproven } = accounts;
  const joined = accounts.swaps.length - unproven.length;
  return { rows, missing, made, unproven, unnamed, joined };
}

async function giveAddresses(
  client: pg.Client,
  { addresses, companyId }: NewRecord,
): Promise<void> {
  const insert = `insert into ${KNOWN.addresses} (slug, company_id) values ($1, $2)`;
  for (const address of addresses) await client.query(insert, [address, companyId]);
}

async function restTriggers(client: pg.Client): Promise<void> {
  try {
    await client.query('set local session_replication_role to replica');
  } catch (error) {
    const { rows } = await rollBack(client);
    throw new BackupError(
      `The login of DATABASE_URL may not write a company back as it was. Let it, as a superuser: GRANT SET ON PARAMETER session_replication_role TO ${rows[0]?.login}; and take it back afterwards: REVOKE SET ON PARAMETER session_replication_role FROM ${rows[0]?.login};`,
      { cause: error },
    );
  }
}

async function rollBack(client: pg.Client): Promise<pg.QueryResult<{ login: string }>> {
  await client.query('rollback');
  return client.query<{ login: string }>('select quote_ident(session_user) as login');
}

type Roles = { owner: string; operator: string };

async function rolesOf(client: pg.Client): Promise<Roles> {
  const { rows } = await client.query<Roles>(
    `select relowner::regrole::text as owner, (rolname || '_operator')::regrole::text as operator
     from pg_class join pg_roles on pg_roles.oid = relowner
     where pg_class.oid = 'companies'::regclass`,
  );
  const [roles] = rows;
  if (!roles) throw new Error('The tables have no owner');
  return roles;
}

async function actAs(client: pg.Client, role: string): Promise<void> {
  await client.query(`set local role ${role}`);
}

async function refuseLiving(
  client: pg.Client,
  source: CompanySource,
  kind: RestoreKind,
): Promise<void> {
  if (kind === 'as-copy') return;
  const { rows } = await client.query<{ name: string; deleted_at: Date | null }>(
    `select name, deleted_at from ${KNOWN.companies} where id = $1`,
    [source.companyId],
  );
  const [living] = rows;
  if (!living) return;
  throw new BackupError(
    living.deleted_at
      ? `The company ${living.name} was deleted and is still being taken away. Wait until 'Atividade' says that it is gone, or make a copy beside it with --as-copy.`
      : `The company ${living.name} is still there, and a restore replaces nothing. Make a copy beside it with --as-copy.`,
  );
}

async function insertRecord(
  client: pg.Client,
  { record }: NewRecord,
  swaps: readonly Swap[],
): Promise<void> {
  const table = { name: KNOWN.companies, columns: Object.keys(record) };
  const inserting = insertRowTexts(client, table, [swapped(JSON.stringify(record), swaps)]);
  await inserting.catch((error: unknown) => refuseRows(table, error));
}

/** Rows of another company, or rows that somebody changed by hand. */
function refuseRows({ name }: CompanyTable, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new BackupError(
    `Nothing was restored: the database refuses rows of ${name} (${reason}). Take another copy of what you restore from.`,
    { cause: error },
  );
}

type Target = { tables: CompanyTable[]; companyId: string; swaps: readonly Swap[] };

async function writeTables(
  client: pg.Client,
  source: CompanySource,
  { tables, companyId, swaps }: Target,
): Promise<Pick<RestoredCompany, 'rows' | 'missing'>> {
  const missing: string[] = [];
  let all = 0;
  for (const table of tables) {
    const found = source.rowsOf(table);
    if (!found) {
      missing.push(table.name);
      continue;
    }
    for await (const page of found.pages) {
      const rows = page.map((row) => swapped(row, swaps));
      const inserting = insertRowTexts(client, { ...table, columns: found.columns }, rows);
      all += await inserting.catch((error: unknown) => refuseRows(table, error));
    }
    const written = await rowSumOf(client, table, { companyId });
    refuseDiffering(table, await source.sumOf(table, swaps), written);
  }
  return { rows: all, missing };
}

/** Where the source knows what its rows come to, those that were written come to the same. */
function refuseDiffering({ name }: CompanyTable, expected: RowSum | null, written: RowSum): void {
  if (!expected) return;
  if (expected.rows === written.rows && expected.sum === written.sum) return;
  throw new BackupError(
    `Nothing was restored: ${name} did not come over as it was (${written.rows} of ${expected.rows} rows).`,
  );
}
