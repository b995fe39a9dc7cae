import { Worker } from 'node:worker_threads';
import { fileReader } from '../../paths.ts';
import type { TableLimits } from './file-table.ts';
import type { PackedTable } from './packed-table.ts';

export type FileReading =
  | { readable: true; file: PackedTable }
  /** What is wrong, for whoever chose the file. */
  | { readable: false; sentence: string };

const MOST_MILLISECONDS = { ofWork: 10_000, inAll: 60_000 };
const LOOKED_AT_EVERY = 250;
const MOST_MEGABYTES = 256;
const AT_ONCE = 2;
const TOO_MUCH = 'O arquivo é grande demais para ser lido. Divida-o em arquivos menores.';

const MOST_WAITING = { inAll: 8, ofOneCompany: 2 };
const TOO_MANY = 'Há arquivos demais na fila agora. Espere um minuto e envie de novo.';

type Reading = { limits: TableLimits; companyId: string };

/**
 * Reads a table in a thread with little time and memory, two at once and of each company one.
 * Others wait, unless too many wait already.
 */
export async function readInThread(
  file: Blob,
  { limits, companyId }: Reading,
): Promise<FileReading> {
  if (isQueueFull(companyId)) return { readable: false, sentence: TOO_MANY };
  await takeTurn(companyId);
  try {
    return await read(await file.bytes(), limits);
  } finally {
    companiesReading.delete(companyId);
    letNextIn();
  }
}

const companiesReading = new Set<string>();
const waiting: { companyId: string; start: () => void }[] = [];

function isQueueFull(companyId: string): boolean {
  const own = waiting.filter((other) => other.companyId === companyId);
  return waiting.length >= MOST_WAITING.inAll || own.length >= MOST_WAITING.ofOneCompany;
}

function takeTurn(companyId: string): Promise<void> {
  return new Promise((start) => {
    waiting.push({ companyId, start });
    letNextIn();
  });
}

function letNextIn(): void {
  if (companiesReading.size >= AT_ONCE) return;
  const place = waiting.findIndex(({ companyId }) => !companiesReading.has(companyId));
  const [next] = place === -1 ? [] : waiting.splice(place, 1);
  if (!next) return;
  companiesReading.add(next.companyId);
  next.start();
}

function read(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): Promise<FileReading> {
  const thread = new Worker(fileReader, {
    workerData: { bytes, limits },
    // Handed over, not copied.
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    // What this process was started with is none of the thread's business.
    execArgv: [],
    env: {},
  });
  return new Promise<FileReading>((resolve, reject) => {
    const stopWatching = watch(thread, () => resolve({ readable: false, sentence: TOO_MUCH }));
    thread.once('message', resolve);
    thread.once('error', (error) => {
      if (isOutOfMemory(error)) resolve({ readable: false, sentence: TOO_MUCH });
      else reject(error);
    });
    thread.once('exit', (code) => reject(new Error(`The reading thread ended with ${code}`)));
    thread.once('exit', stopWatching);
  }).finally(() => thread.terminate());
}

/** Its own work counts: on a busy machine an ordinary file waits long for its turns. */
function watch(thread: Worker, onTooMuch: () => void): () => void {
  const startedAt = performance.now();
  const timer = setInterval(async () => {
    const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    const isOver =
      (user + system) / 1000 > MOST_MILLISECONDS.ofWork ||
      performance.now() - startedAt > MOST_MILLISECONDS.inAll;
    if (isOver) onTooMuch();
  }, LOOKED_AT_EVERY);
  return () => clearInterval(timer);
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
