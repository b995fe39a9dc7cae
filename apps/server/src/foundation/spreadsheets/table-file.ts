import { readCsv } from './csv-file.ts';
import { type FileTable, type TableLimits, UnreadableFile } from './file-table.ts';
import { decodeText } from './text-encoding.ts';
import { readVcard } from './vcard-file.ts';
import { readXlsx } from './xlsx-file.ts';

export type TableFormat = 'csv' | 'xlsx' | 'vcard';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const FOREIGN = 'O arquivo não é uma planilha do Excel (.xlsx), um CSV nem um vCard.';
const OLD = 'Este é um arquivo antigo do Excel (.xls). Abra-o, salve como .xlsx e envie de novo.';

/** Content tells the format. What a file is called, anybody can choose. */
export async function readTableFile(
  bytes: Uint8Array,
  limits: TableLimits,
): Promise<FileTable & { format: TableFormat }> {
  if (bytes.length === 0) throw new UnreadableFile('O arquivo está vazio.');
  if (startsWith(bytes, ZIP)) return { format: 'xlsx', ...(await readXlsx(bytes, limits)) };
  if (startsWith(bytes, OLD_EXCEL)) throw new UnreadableFile(OLD);

  const text = decodeText(bytes);
  if (!isPlainText(text)) throw new UnreadableFile(FOREIGN);
  if (/^\s*BEGIN:VCARD/i.test(text)) return { format: 'vcard', ...readVcard(text, limits) };
  return { format: 'csv', ...readCsv(text, limits) };
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, position) => bytes[position] === byte);
}

const LOOKED_AT = 4_000;

/** A stray control character happens in a list; a picture or a program is full of them. */
function isPlainText(text: string): boolean {
  const beginning = text.slice(0, LOOKED_AT);
  if (/^\s*(?:<|\{|%PDF|\u0089PNG|GIF8)/.test(beginning)) return false;
  const strange = beginning.match(/[[\p{Cc}\uFFFD]--[\t\n\r]]/gv)?.length ?? 0;
  return strange <= Math.max(2, beginning.length * 0.02);
}
