import type { clientImport, ImportRow } from '@app/contract/clients/client-imports.contract';
import { type Answer, LARGEST_INTEGER } from '@app/contract/shared/schemas';
import { z } from 'zod';
import type { ImportLine, ShownImport } from './client-imports.queries.ts';

/** With which row of the file a page ended. */
export const rowPlace = z.tuple([z.int().min(0).max(LARGEST_INTEGER)]).transform(([row]) => row);

export function presentImport(shown: ShownImport): Answer<typeof clientImport> {
  const { id, fileName, format, state, headers, mapping, onKnown, onInvalidField } = shown;
  return {
    id,
    fileName,
    format,
    state,
    headers,
    mapping,
    onKnown,
    onInvalidField,
    samples: shown.samples.map((cells) => padded(cells, headers)),
    totalRows: shown.totalRows,
    processedRows: shown.processedRows,
    counts: {
      new: shown.newRows,
      update: shown.updateRows,
      duplicate: shown.duplicateRows,
      invalid: shown.invalidRows,
      forgotten: shown.forgottenRows,
    },
    keptRows: shown.keptRows,
    startedByName: shown.startedByName,
    createdAt: shown.createdAt,
    finishedAt: shown.finishedAt,
  };
}

export function presentLine(line: ImportLine, headers: readonly string[]): ImportRow {
  const { rowNumber, cells, outcome, remarks, clientId } = line;
  // A line of nothing but empty cells is not stored: what is empty was erased.
  const shown = cells.length === 0 ? [] : padded(cells, headers);
  return { rowNumber, cells: shown, outcome, remarks, clientId };
}

const LONGEST_SHOWN = 200;

/** Empty cells at the end of a row are not stored. The beginning of a long one tells what it is. */
function padded(cells: readonly string[], headers: readonly string[]): string[] {
  return headers.map((_header, column) => shortened(cells[column] ?? ''));
}

function shortened(cell: string): string {
  if (cell.length <= LONGEST_SHOWN) return cell;
  return `${cell.slice(0, LONGEST_SHOWN - 1).toWellFormed()}…`;
}
