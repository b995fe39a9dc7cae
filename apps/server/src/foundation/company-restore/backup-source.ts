import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupStore } from '../backup/backup-store.ts';
import { restoreBackup } from '../backup/restore.ts';
import { removeRestored } from '../backup/restored-folder.ts';
import { createConnection } from '../database/connection.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { databaseIn } from '../database/embedded-postgres.ts';
import { createLogger } from '../logger.ts';
import { filesUnder } from './company-files.ts';
import type { Account, CompanySource } from './company-source.ts';
import { KNOWN } from './known-tables.ts';
import { rowSumOf, rowTextsOf } from './row-texts.ts';

type Parts = {
  store: BackupStore;
  /** Beside which there is room for a folder that is thrown away. */
  dataFolder: string;
  /** An id, or an address that the company has or had. */
  company: string;
  at: Temporal.Instant | undefined;
  report: (message: string) => void;
};

/** One company out of a backup, which is restored for the while into a folder that is thrown away. */
export async function openBackupSource(parts: Parts): Promise<CompanySource> {
  const folder = `${parts.dataFolder}.company-${randomBytes(4).toString('hex')}`;
  await restoreBackup(parts.store, { dataFolder: folder, at: parts.at, report: parts.report });
  try {
    const database = await openDatabase({ dataFolder: folder, logger: createLogger('silent') });
    try {
      return await sourceIn(database, folder, parts);
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await removeRestored(folder);
    throw error;
  }
}

async function sourceIn(
  database: Database,
  folder: string,
  { company, at }: Parts,
): Promise<CompanySource> {
  // The superuser's: no policy hides anything from it.
  const client = createConnection({ connectionString: databaseIn(database.cluster?.url ?? '') });
  await client.connect();
  await client.query("set timezone to 'UTC'");
  const companyId = await findCompany(client, company).catch(async (error) => {
    await client.end();
    throw error;
  });
  return {
    asOf: at ? at.toString() : 'the end of the logs',
    isOurs: true,
    companyId,
    ...recordIn(client, companyId),
    ...rowsIn(client, companyId),
    files: () => filesUnder(join(folder, 'files'), companyId),
    async close() {
      await client.end();
      await database.close();
      await removeRestored(folder);
    },
  };
}

/** The company itself, where it was found, and whose it is. */
function recordIn(
  client: pg.Client,
  companyId: string,
): Pick<CompanySource, 'readRecord' | 'listAddresses' | 'listAccounts'> {
  return {
    async readRecord() {
      const { rows } = await client.query<{ record: Record<string, unknown> }>(
        `select row_to_json(one) as record from ${KNOWN.companies} one where id = $1`,
        [companyId],
      );
      return rows[0]?.record ?? {};
    },
    async listAddresses() {
      const { rows } = await client.query<{ slug: string }>(
        `select slug from ${KNOWN.addresses} where company_id = $1 order by created_at, slug`,
        [companyId],
      );
      return rows.map(({ slug }) => slug);
    },
    async listAccounts() {
      const { rows } = await client.query<Account>(
        `select id, name, email from ${KNOWN.accounts}
         where id in (select user_id from ${KNOWN.members} where company_id = $1)`,
        [companyId],
      );
      return rows;
    },
  };
}

function rowsIn(client: pg.Client, companyId: string): Pick<CompanySource, 'rowsOf' | 'sumOf'> {
  return {
    rowsOf: (table) => ({
      columns: table.columns,
      pages: rowTextsOf(client, table, companyId),
    }),
    sumOf: (table, swaps) => rowSumOf(client, table, { companyId, swaps }),
  };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By its id, or by an address that it has or had. */
export async function findCompany(client: pg.Client, company: string): Promise<string> {
  const { rows } = await client.query<{ id: string; is_sample: boolean }>(
    ID.test(company)
      ? `select id, is_sample from ${KNOWN.companies} where id = $1`
      : `select id, is_sample from ${KNOWN.companies}
         where id = (select company_id from ${KNOWN.addresses} where slug = $1)`,
    [company],
  );
  const [found] = rows;
  if (!found) {
    throw new BackupError(
      `This backup has no company with the id or address ${company}. Look for its address in 'Atividade', or say a moment at which it was there with --at.`,
    );
  }
  if (found.is_sample)
    throw new BackupError('The company that visitors try out is never restored.');
  return found.id;
}
