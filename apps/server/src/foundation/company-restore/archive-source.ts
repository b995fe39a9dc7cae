import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { companyFormSchema } from '@app/contract/company/company.contract';
import { email, id } from '@app/contract/shared/schemas';
import { COMPANY_LIMITS } from '@app/domain/company/company-form';
import { SLUG } from '@app/domain/company/company-slug';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { ACCOUNTS_FILE, PICTURES_FOLDER } from '../archive/archive-readme.ts';
import { BackupError } from '../backup/backup-error.ts';
import { isPictureOf } from './company-files.ts';
import type { Account, CompanySource, SourceFile, SourceRows } from './company-source.ts';
import type { CompanyTable } from './company-tables.ts';
import { withLeftOut } from './left-out-values.ts';

const ROWS_AT_ONCE = 1000;

/** They only open pages, and no archive of ours holds them: whoever put some in knows what they open. */
const OPENERS = ['appointment_links', 'calendar_feeds', 'review_links'];

const archivedAccounts = z.array(z.object({ id, name: z.string(), email }));
/** What it is called, by the rules of its form. An address made from a name may be longer than a typed one. */
const archivedNames = z.object({
  name: companyFormSchema.shape.name,
  trade_name: companyFormSchema.shape.tradeName,
  slug: z
    .string()
    .regex(SLUG, 'Endereço inválido')
    .max(COMPANY_LIMITS.nameLength * 2),
});

/** One company out of the archive that it took along with 'Levar tudo embora'. */
export async function openArchiveSource(path: string): Promise<CompanySource> {
  const zip = await openZip(path);
  const read = <Read>(work: () => Read) => readIn(path, work);
  const record = read(() => parsed<Record<string, unknown>>(zip.lines('companies'))[0]);
  const companyId = read(() => id.parse(record?.id));
  if (!record) throw notAnArchive(path);
  refuseUnfitNames(record);
  refuseForeignPictures(zip, companyId);
  return {
    asOf: `the archive ${basename(path)}`,
    isOurs: false,
    companyId,
    readRecord: async () => record,
    listAddresses: async () => [String(record.slug)],
    listAccounts: async (): Promise<Account[]> =>
      read(() => archivedAccounts.parse(parsed(zip.lines(ACCOUNTS_FILE)))),
    rowsOf: (table) => read(() => rowsOf(table, zip.lines(table.name))),
    // It is what people read, not what the database holds: there is nothing to compare with.
    sumOf: async () => null,
    files: () => zip.pictures(),
    close: async () => {},
  };
}

type OpenZip = {
  /** The rows of a file, each as JSON; null for a file that is not there. */
  lines(name: string): string[] | null;
  picturePaths: string[];
  pictures(): AsyncGenerator<SourceFile>;
};

/** A file that is no JSON, or not of the shape that we write, is none of ours. */
function readIn<Read>(path: string, work: () => Read): Read {
  try {
    return work();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw notAnArchive(path, error);
  }
}

/** The names stand in mails and on public pages. */
function refuseUnfitNames(record: Record<string, unknown>): void {
  const { error } = archivedNames.safeParse(record);
  if (!error) return;
  const reasons = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new BackupError(
    `Nothing was restored: the form of companies would not take what the archive calls it (${reasons.join('; ')}). Look at who made the archive, or put it right in its file 'companies'.`,
  );
}

/** Whoever took an archive away may have put anything into it. */
function refuseForeignPictures({ picturePaths }: OpenZip, companyId: string): void {
  const foreign = picturePaths.find((path) => !isPictureOf(path, companyId));
  if (foreign === undefined) return;
  throw new BackupError(
    `Nothing was restored: the archive holds a picture that is not of its company (${foreign}). Take another copy of it.`,
  );
}

async function openZip(path: string): Promise<OpenZip> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new BackupError(`The archive ${path} cannot be read.`, { cause: error });
  });
  const names = new Set<string>();
  const take = (isWanted: (name: string) => boolean) => {
    try {
      return unzipSync(bytes, { filter: ({ name }) => isWanted(name) });
    } catch (error) {
      throw notAnArchive(path, error);
    }
  };
  // Walked once without unpacking anything.
  take((name) => {
    names.add(name);
    return false;
  });
  const textOf = (name: string) => Buffer.from(take((one) => one === name)[name] ?? []).toString();
  const isPicture = (name: string) => name.startsWith(`${PICTURES_FOLDER}/`) && !name.endsWith('/');
  const inFolder = [...names].filter(isPicture);
  return {
    lines(name) {
      if (names.has(`${name}.jsonl`)) return linesOf(textOf(`${name}.jsonl`));
      return names.has(`${name}.json`) ? linesOf(textOf(`${name}.json`)) : null;
    },
    picturePaths: inFolder.map(picturePathOf),
    async *pictures() {
      for (const name of inFolder) {
        const content = take((one) => one === name)[name];
        if (content) yield { path: picturePathOf(name), content };
      }
    },
  };
}

function picturePathOf(name: string): string {
  return name.slice(PICTURES_FOLDER.length + 1);
}

/** Each row has a line of its own, in both kinds of files. */
function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/,$/, ''))
    .filter((line) => line.startsWith('{'));
}

function parsed<Row>(lines: string[] | null): Row[] {
  // Whatever is not what it says is found out by the table that it is written to.
  return (lines ?? []).map((line) => JSON.parse(line) as Row);
}

function rowsOf(table: CompanyTable, lines: string[] | null): SourceRows | null {
  if (!lines || OPENERS.includes(table.name)) return null;
  const rows = lines.map((line) => withLeftOut(table, line));
  const named = new Set(Object.keys(JSON.parse(rows[0] ?? '{}')));
  return {
    columns: table.columns.filter((column) => named.has(column)),
    pages: pagesOf(rows),
  };
}

async function* pagesOf(rows: string[]): AsyncGenerator<string[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}

function notAnArchive(path: string, cause?: unknown): BackupError {
  return new BackupError(
    `The file ${path} is no archive of 'Levar tudo embora', or it is damaged. Take another copy of it.`,
    { cause },
  );
}
