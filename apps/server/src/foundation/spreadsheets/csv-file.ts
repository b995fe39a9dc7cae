import { CsvError, parse } from 'csv-parse/sync';
import { buildTable, type FileTable, type TableLimits, UnreadableFile } from './file-table.ts';

const DELIMITERS = [';', ',', '\t'] as const;
// Excel writes a first line like this to tell itself how to read the file.
const DELIMITER_LINE = /^sep=(?<delimiter>.)\r?\n/i;

/** Of all cells of a line together. Longer ones are no list of people, and take minutes to take apart. */
const LONGEST_RECORD = 200_000;

export function readCsv(text: string, limits: TableLimits): FileTable {
  const named = DELIMITER_LINE.exec(text);
  const content = named ? text.slice(named[0].length) : text;
  const table = buildTable(limits);
  let lastLine = named ? 1 : 0;
  try {
    parse(content, {
      delimiter: named?.groups?.delimiter ?? delimiterOf(content),
      relax_column_count: true,
      // A quote inside a text, as in 'Tela 5" grande', is a character like any other.
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_RECORD,
      // Kept by the table alone: the library need not remember fifty thousand rows too.
      on_record: (cells: string[], { lines }) => {
        lastLine = lines + (named ? 1 : 0);
        table.add(cells);
        return null;
      },
    });
  } catch (error) {
    throw error instanceof CsvError ? sentenceOf(error, lastLine + 1) : error;
  }
  return table.finish();
}

/** The one that the first line with something in it has most of, outside of quotes. */
function delimiterOf(text: string): string {
  const line = (/^\s*(?<line>[^\r\n]+)/.exec(text)?.groups?.line ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length - 1);
  const most = Math.max(...counts);
  return DELIMITERS[most === 0 ? 0 : counts.indexOf(most)] ?? ';';
}

const QUOTES = [
  'CSV_QUOTE_NOT_CLOSED',
  'INVALID_OPENING_QUOTE',
  'CSV_INVALID_CLOSING_QUOTE',
  'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE',
];

/** The line where the record begins: the quote is there, however far it reaches. */
function sentenceOf(error: CsvError, line: number): Error {
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(
      `A linha ${line} é longa demais para ser lida. Confira se há aspas sem par antes dela.`,
    );
  }
  if (!QUOTES.includes(error.code)) return error;
  return new UnreadableFile(
    `Há aspas sem par ou fora do lugar na linha ${line}. Corrija o arquivo e envie de novo.`,
  );
}
