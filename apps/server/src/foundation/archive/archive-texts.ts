import { type Cell, csvLines, toCsv } from '@app/domain/shared/csv';
import { LEFT_OUT_COLUMNS } from './left-out-columns.ts';
import type { ArchivedRow } from './table-pages.ts';

type Pages = AsyncIterable<ArchivedRow[]>;

export async function* csvOf(columns: readonly string[], pages: Pages): AsyncGenerator<string> {
  yield toCsv(columns, []);
  for await (const rows of pages) {
    yield csvLines(rows.map((row) => columns.map((column) => cellOf(row[column]))));
  }
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return value;
  return written(value);
}

/** One array, written as its rows come. */
export async function* jsonOf(pages: Pages): AsyncGenerator<string> {
  let before = '[\n';
  for await (const rows of pages) {
    yield before + rows.map(written).join(',\n');
    before = ',\n';
  }
  yield before === ',\n' ? '\n]\n' : '[]\n';
}

export async function* jsonLinesOf(pages: Pages): AsyncGenerator<string> {
  for await (const rows of pages) yield `${rows.map(written).join('\n')}\n`;
}

/** The trail holds rows inside of rows, so what stays behind is looked for at every depth. */
function written(value: unknown): string {
  return JSON.stringify(value, (key, part) =>
    LEFT_OUT_COLUMNS[key] === undefined ? part : undefined,
  );
}
