import {
  type FileRow,
  type JudgedRow,
  ROW_OUTCOMES,
  SHEET_LIMITS,
} from '@app/domain/shared/sheet-import';
import type { PackedTable } from './packed-table.ts';
import { type FileReading, readInThread } from './read-in-thread.ts';

const TOO_LARGE = `O arquivo passa de ${SHEET_LIMITS.fileBytes / 1024 / 1024} MB. Divida-o em arquivos menores.`;

type Sent = { companyId: string /** As people call them. */; things: string };

/** A spreadsheet of things that a company keeps. */
export async function readSheet(file: File, { companyId, things }: Sent): Promise<FileReading> {
  if (file.size > SHEET_LIMITS.fileBytes) return { readable: false, sentence: TOO_LARGE };
  const reading = await readInThread(file, { limits: SHEET_LIMITS, companyId });
  if (!reading.readable || reading.file.format !== 'vcard') return reading;
  const sentence = `Um vCard guarda contatos, não ${things}. Envie uma planilha (.xlsx) ou um CSV.`;
  return { readable: false, sentence };
}

/** The rows as the reading thread handed them over. */
export function fileRowsOf({ batches }: PackedTable): FileRow[] {
  return batches.flatMap((batch) => {
    // Written by `packTable`, in this form and no other.
    const rows = JSON.parse(batch) as [number, string[]][];
    return rows.map(([number, cells]) => ({ number, cells }));
  });
}

/** What becomes of each row. */
export function reportOf<Columns>(
  { headers }: PackedTable,
  columns: Columns,
  judged: readonly JudgedRow<unknown, unknown>[],
) {
  const counts = { new: 0, update: 0, same: 0, invalid: 0 };
  for (const outcome of ROW_OUTCOMES) {
    counts[outcome] = judged.filter((row) => row.outcome === outcome).length;
  }
  const rows = judged.map(({ number, name, outcome, remarks }) => ({
    rowNumber: number,
    name,
    outcome,
    remarks,
  }));
  return { headers, columns, counts, rows };
}
