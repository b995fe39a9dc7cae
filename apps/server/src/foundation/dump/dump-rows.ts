import { spawn } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { createGunzip, createZstdDecompress } from 'node:zlib';
import { BackupError } from '../backup/backup-error.ts';

/** What a dump holds: how many rows of each company in each table, and which companies there are. */
export type DumpedRows = {
  /** Every table whose rows it has, whether or not there are any. */
  tables: Set<string>;
  companies: Set<string>;
  rows: Map<string, Map<string, number>>;
};

const COPY = /^COPY (?:public\.)?"?(\w+)"? \((.+)\) FROM stdin;$/;
const END_OF_ROWS = '\\.';
const COMPLETE = '-- PostgreSQL database dump complete';

/** Reads a dump of any kind that pg_dump writes, from its beginning to its end. */
export async function readDump(path: string): Promise<DumpedRows> {
  const dump = await openDump(path);
  try {
    return await rowsIn(path, dump);
  } catch (error) {
    // What is packed ends in the middle, or is not what it began as.
    throw error instanceof BackupError ? error : notWhole(path, String(error));
  }
}

async function rowsIn(path: string, dump: OpenDump): Promise<DumpedRows> {
  const found: DumpedRows = { tables: new Set(), companies: new Set(), rows: new Map() };
  let counting: ((line: string) => void) | null = null;
  let isComplete = false;
  for await (const line of createInterface({
    input: dump.text,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (counting && line !== END_OF_ROWS) counting(line);
    else if (counting) counting = null;
    else if (line === COMPLETE) isComplete = true;
    else counting = countingOf(line, found);
  }
  await dump.ended;
  if (!isComplete) throw notWhole(path);
  return found;
}

function countingOf(line: string, found: DumpedRows): ((line: string) => void) | null {
  const [, table = '', list = ''] = COPY.exec(line) ?? [];
  if (table === '') return null;
  const columns = list.split(', ').map((column) => column.replaceAll('"', ''));
  const place = columns.indexOf(table === 'companies' ? 'id' : 'company_id');
  if (place < 0) return () => {};
  found.tables.add(table);
  const counts = found.rows.get(table) ?? new Map<string, number>();
  found.rows.set(table, counts);
  return (row) => {
    const company = row.split('\t', place + 1)[place] ?? '';
    counts.set(company, (counts.get(company) ?? 0) + 1);
    if (table === 'companies') found.companies.add(company);
  };
}

type OpenDump = { text: Readable; ended: Promise<void> };

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const ARCHIVE = Buffer.from('PGDMP');

async function openDump(path: string): Promise<OpenDump> {
  const begins = await firstBytesOf(path);
  const ended = Promise.resolve();
  if (begins === 'folder' || begins.subarray(0, 5).equals(ARCHIVE)) return unpackedBy(path);
  const file = createReadStream(path);
  if (begins.subarray(0, 2).equals(GZIP)) return { text: file.pipe(createGunzip()), ended };
  if (begins.equals(ZSTD)) return { text: file.pipe(createZstdDecompress()), ended };
  return { text: file, ended };
}

async function firstBytesOf(path: string): Promise<Buffer | 'folder'> {
  try {
    if ((await stat(path)).isDirectory()) return 'folder';
    const file = await open(path);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5);
    await file.close();
    return buffer.subarray(0, Math.min(bytesRead, begun(buffer)));
  } catch (error) {
    throw new BackupError(`The dump ${path} cannot be read.`, { cause: error });
  }
}

/** Archives are told by five bytes, what is packed by fewer. */
function begun(bytes: Buffer): number {
  return bytes.equals(ARCHIVE) ? ARCHIVE.length : ZSTD.length;
}

/** PostgreSQL's own tool writes it out as text. */
function unpackedBy(path: string): OpenDump {
  const tool = spawn('pg_restore', ['--data-only', '--file=-', path], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: Buffer[] = [];
  tool.stderr.on('data', (chunk: Buffer) => complaints.push(chunk));
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  // Heard after everything was read.
  ended.catch(() => {});
  tool.on('error', (error) =>
    reject(
      new BackupError(
        'This kind of dump is read with pg_restore, which is not on this machine. Install the programs of PostgreSQL (postgresql-client), or dump as text.',
        { cause: error },
      ),
    ),
  );
  tool.on('close', (code) =>
    code === 0 ? resolve() : reject(notWhole(path, Buffer.concat(complaints).toString())),
  );
  return { text: tool.stdout, ended };
}

function notWhole(path: string, said = ''): BackupError {
  const words = said.trim().split('\n')[0];
  return new BackupError(
    `The dump ${path} is not whole${words ? ` (${words})` : ''}. Make it again, and see that pg_dump ends without an error.`,
  );
}
