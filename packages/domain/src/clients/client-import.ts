export const IMPORT_FORMATS = ['csv', 'xlsx', 'vcard'] as const;

/** `read`: the columns are known; `checking` and `running` count up; the others wait for a person. */
export const IMPORT_STATES = [
  'read',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_OUTCOMES = ['new', 'update', 'duplicate', 'invalid', 'forgotten'] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

/** What a column of a file can be. A column that nobody needs is not mapped. */
export const IMPORT_FIELDS = [
  'name',
  'phone',
  'email',
  'birthDate',
  'tags',
  'notes',
  'allergies',
  'preferences',
  'acceptsMarketing',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Which column holds the field, counted from 0. */
export type ColumnMapping = Partial<Record<ImportField, number>>;

export const IMPORT_LIMITS = {
  fileBytes: 20 * 1024 * 1024,
  columns: 200,
  rows: 50_000,
  cellLength: 2_000,
} as const;

export const FILE_TOO_LARGE = `O arquivo passa de ${IMPORT_LIMITS.fileBytes / 1024 / 1024} MB. Divida-o em arquivos menores.`;
/** What the report says of a client whom an undo could not take back. */
export const LEFT_BY_UNDO = 'Ficou como está: algo mudou depois da importação.';

/** Of a client who is known already, and of a phone, e-mail or date that cannot be one. */
export type ImportChoices = {
  onKnown: 'update' | 'skip';
  onInvalidField: 'skip-row' | 'leave-empty';
};

const WORKING: readonly ImportState[] = ['checking', 'running', 'undoing'];

/** Whether a job is at it, so that nobody else may touch it. */
export function isWorking(state: ImportState): boolean {
  return WORKING.includes(state);
}

type ImportProgress = {
  state: ImportState;
  /** Rows that are still there; a month later none is. */
  rows: number;
  appliedRows: number;
};

/** A dry run can be repeated for as long as no client was made or changed. */
export function mayCheck({ state, rows, appliedRows }: ImportProgress): boolean {
  if (rows === 0) return false;
  if (state === 'failed') return appliedRows === 0;
  return state === 'read' || state === 'checked';
}

/** What stopped half-way can go on from there. */
export function mayRun({ state, rows, appliedRows }: ImportProgress): boolean {
  if (rows === 0) return false;
  return state === 'checked' || (state === 'failed' && appliedRows > 0);
}

export function mayUndo({ state, appliedRows }: Omit<ImportProgress, 'rows'>): boolean {
  return (state === 'done' || state === 'failed') && appliedRows > 0;
}
