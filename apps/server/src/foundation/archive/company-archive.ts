import type { Actor, CompanyScope, Scopes } from '../database/scopes.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type Archive, JSON_LINES_TABLES, takenTables } from './archive-part.ts';
import { ACCOUNTS_FILE, PICTURES_FOLDER, README_NAME, readmeOf } from './archive-readme.ts';
import { csvOf, jsonLinesOf, jsonOf } from './archive-texts.ts';
import {
  type ArchivedRow,
  type ArchivedTable,
  pagesOf,
  readArchivedTables,
} from './table-pages.ts';
import { openZip, type Sink, type ZipWriter } from './zip-writer.ts';

type ArchiveParts = {
  archive: Archive;
  scopes: Scopes;
  files: FileStore;
  entry: Actor & { companyId: string };
  companyName: string;
  takenAt: Temporal.ZonedDateTime;
};

/** What was seen on the way through the tables. */
type Notes = { counts: Map<string, number>; pictures: Set<string> };

/** The whole company as a ZIP, as it is at one moment. Pictures come after the transaction. */
export async function writeCompanyArchive(parts: ArchiveParts, sink: Sink): Promise<void> {
  const { archive, scopes, files, entry, companyName, takenAt } = parts;
  const meanings = takenTables(archive);
  const zip = openZip(sink, takenAt.toInstant());
  const notes: Notes = { counts: new Map(), pictures: new Set() };
  await scopes.withSnapshot(entry, async (scope) => {
    await addAccounts(zip, await archive.listAccounts(scope), notes);
    const tables = await readArchivedTables(scope, meanings.keys());
    for (const table of tables) await addTable(zip, scope, table, notes);
  });
  const pictures = await addPictures(zip, files, notes.pictures);
  await zip.addText(
    README_NAME,
    once(readmeOf({ companyName, takenAt, meanings, counts: notes.counts, pictures })),
  );
  await zip.close();
}

async function addAccounts(zip: ZipWriter, rows: ArchivedRow[], { counts }: Notes): Promise<void> {
  counts.set(ACCOUNTS_FILE, rows.length);
  await zip.addText(`${ACCOUNTS_FILE}.csv`, csvOf(['id', 'name', 'email'], once(rows)));
  await zip.addText(`${ACCOUNTS_FILE}.json`, jsonOf(once(rows)));
}

async function addTable(
  zip: ZipWriter,
  scope: CompanyScope,
  table: ArchivedTable,
  notes: Notes,
): Promise<void> {
  const { name, columns } = table;
  const pages = noted(pagesOf(scope, table), name, notes);
  if (JSON_LINES_TABLES.includes(name)) return zip.addText(`${name}.jsonl`, jsonLinesOf(pages));
  // Read twice, because the entries of a ZIP follow one another.
  await zip.addText(`${name}.csv`, csvOf(columns, pages));
  await zip.addText(`${name}.json`, jsonOf(pagesOf(scope, table)));
}

async function* noted(
  pages: AsyncIterable<ArchivedRow[]>,
  table: string,
  { counts, pictures }: Notes,
): AsyncGenerator<ArchivedRow[]> {
  counts.set(table, 0);
  for await (const rows of pages) {
    counts.set(table, (counts.get(table) ?? 0) + rows.length);
    for (const path of rows.flatMap(picturesIn)) pictures.add(path);
    yield rows;
  }
}

/** Only columns that hold an address of ours: anybody can type one into a note. */
const PICTURE_COLUMNS = ['logo_url', 'cover_url', 'photo_url'];
const PICTURE_ADDRESS = /^\/files\/([^?]+)/;

function picturesIn(row: ArchivedRow): string[] {
  return PICTURE_COLUMNS.flatMap((column) => {
    const path = PICTURE_ADDRESS.exec(String(row[column] ?? ''))?.[1];
    return path ? [path] : [];
  });
}

async function addPictures(
  zip: ZipWriter,
  files: FileStore,
  paths: ReadonlySet<string>,
): Promise<number> {
  let added = 0;
  for (const path of paths) {
    const picture = await files.get(path);
    if (!picture) continue;
    await zip.addPicture(`${PICTURES_FOLDER}/${path}`, picture.content);
    added += 1;
  }
  return added;
}

async function* once<Part>(part: Part): AsyncGenerator<Part> {
  yield part;
}
