import type { auditRecords } from './audit-records.table.ts';

type Stored = Record<string, unknown>;
/** How a person reads the field, and what a record that says nothing about it would say. */
export type TrailField = { read: (row: Stored) => string; ordinary: string };
export type TrailRow = typeof auditRecords.$inferSelect & { userName: string | null };
export type TrailChange = {
  at: string;
  by: 'colleague' | 'client' | 'system';
  userName: string | null;
  action: TrailRow['action'];
  fields: { name: string; before: string | null; after: string | null }[];
};

/** The trail as a person reads it. A change of nothing that she knows is no change to her. */
export function readTrail(
  rows: readonly TrailRow[],
  fields: Readonly<Record<string, TrailField>>,
): TrailChange[] {
  return rows
    .map((row) => ({
      at: row.recordedAt.toString(),
      by: whoDid(row),
      userName: row.userName,
      action: row.action,
      fields: changedFields(row, fields),
    }))
    .filter(({ action, fields }) => action !== 'update' || fields.length > 0);
}

/** Stands in the id of a request that was made on a visit for support, before that of the visit. */
export const SUPPORT_MARK = ' support:';

/** What a request is called; jobs and commands are called otherwise. */
const REQUEST = /^[\da-f]{8}-/;

/** Whoever is not signed in and asks for something of a company is its client. */
function whoDid({ userId, requestId }: TrailRow): TrailChange['by'] {
  if (userId !== null) return 'colleague';
  return REQUEST.test(requestId ?? '') ? 'client' : 'system';
}

function changedFields(
  { before, after }: Pick<TrailRow, 'before' | 'after'>,
  fields: Readonly<Record<string, TrailField>>,
): TrailChange['fields'] {
  return Object.entries(fields).flatMap(([name, { read, ordinary }]) => {
    const [old, current] = [valueIn(before, read), valueIn(after, read)];
    if ((old ?? ordinary) === (current ?? ordinary)) return [];
    return [{ name, before: old, after: current }];
  });
}

function valueIn(stored: unknown, read: TrailField['read']): string | null {
  return isStoredRow(stored) ? read(stored) : null;
}

export function isStoredRow(stored: unknown): stored is Stored {
  return typeof stored === 'object' && stored !== null;
}

export function textField(column: string): TrailField {
  return { read: (row) => textIn(row, column), ordinary: '' };
}

export function answerField(isTrue: (row: Stored) => boolean): TrailField {
  return { read: (row) => (isTrue(row) ? 'Sim' : 'Não'), ordinary: 'Não' };
}

/** Somebody who was forgotten has left a row without the column. */
export function textIn(row: Stored, column: string): string {
  const value = row[column] ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

export function isSet(row: Stored, column: string): boolean {
  return (row[column] ?? null) !== null;
}
