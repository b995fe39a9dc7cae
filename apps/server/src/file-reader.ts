// The thread that reads a file somebody uploaded. It sees the bytes and the limits, nothing else.
import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from './foundation/spreadsheets/file-table.ts';
import { packTable } from './foundation/spreadsheets/packed-table.ts';
import { readTableFile } from './foundation/spreadsheets/table-file.ts';

try {
  const table = await readTableFile(workerData.bytes, workerData.limits);
  parentPort?.postMessage({ readable: true, file: packTable(table) });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ readable: false, sentence: error.message });
}
