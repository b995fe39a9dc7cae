import { normalizeForSearch } from './text.ts';

/** What becomes of a row. */
export const ROW_OUTCOMES = ['new', 'update', 'same', 'invalid'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const SHEET_LIMITS = {
  fileBytes: 2 * 1024 * 1024,
  columns: 100,
  rows: 1_000,
  cellLength: 2_000,
} as const;

export type FileRow = { number: number; cells: readonly string[] };
/** Which column holds the field, counted from 0. A column that nobody needs is not mapped. */
export type SheetColumns<Field extends string> = Partial<Record<Field, number>>;

/** Which column is what, told by the first row; known headings, the surest first. Each column is used once. */
export function guessColumns<Field extends string>(
  headings: Record<Field, readonly string[]>,
  headers: readonly string[],
): SheetColumns<Field> {
  const written = headers.map(headingOf);
  const found = Object.entries<readonly string[]>(headings).flatMap(([field, known]) => {
    const heading = known.find((one) => written.includes(one));
    return heading === undefined ? [] : [[field, written.indexOf(heading)] as const];
  });
  // The headings have no other keys.
  return Object.fromEntries(found) as SheetColumns<Field>;
}

/** 'Preço (R$)' and 'preco_r' read the same. */
function headingOf(header: string): string {
  return normalizeForSearch(normalizeForSearch(header).replace(/[^a-z0-9]+/g, ' '));
}

/** Remarks are Portuguese sentences, one for each thing to know about the row. */
export type JudgedRow<Made, Changes> = { number: number; name: string; remarks: string[] } & (
  | { outcome: 'new'; made: Made }
  /** What the file changes; what it says nothing about stays as it is. */
  | { outcome: 'update'; id: string; changes: Changes }
  | { outcome: 'same' | 'invalid' }
);

/** What is already there, or is made of a row that says so much. */
export type Judged<Made, Changes> = { remarks: string[] } & (
  | { outcome: 'new'; made: Made }
  | { outcome: 'update'; id: string; changes: Changes }
  | { outcome: 'same' }
);

type Judging<Read, Known, Made, Changes> = {
  read: (cells: readonly string[]) => { read: Read; problems: string[] };
  known: readonly Known[];
  judgeNew: (read: Read) => Judged<Made, Changes>;
  judgeKnown: (read: Read, known: Known) => Judged<Made, Changes>;
};

/** What becomes of each row. A name that is known, whatever the letters' case, is that thing. */
export function judgeRows<
  Read extends { name: string },
  Known extends { name: string },
  Made,
  Changes,
>(
  rows: readonly FileRow[],
  { read: readRow, known, judgeNew, judgeKnown }: Judging<Read, Known, Made, Changes>,
): JudgedRow<Made, Changes>[] {
  const byName = new Map(known.map((thing) => [nameKeyOf(thing.name), thing]));
  const firstRows = new Map<string, number>();
  return rows.map(({ number, cells }) => {
    const { read, problems } = readRow(cells);
    const key = nameKeyOf(read.name);
    const first = firstRows.get(key);
    // A row that is left out takes no name from the next one.
    if (problems.length === 0 && first === undefined) firstRows.set(key, number);
    const repeated = first === undefined ? [] : [`Repete o nome da linha ${first}.`];
    const remarks = [...problems, ...repeated];
    const base = { number, name: read.name };
    if (remarks.length > 0) return { ...base, outcome: 'invalid', remarks };

    const thing = byName.get(key);
    return { ...base, ...(thing ? judgeKnown(read, thing) : judgeNew(read)) };
  });
}

/** As the database compares names. */
export function nameKeyOf(name: string): string {
  return name.toLowerCase();
}

/** Whether a cell says something else than what is known; an empty one says nothing. */
export function isOther<Value extends string | number>(
  read: Value | null,
  known: Value | null,
): read is Value {
  return read !== null && read !== known;
}
