import type { ClientChange } from '@app/contract/clients/client-record.contract';
import { statusOf } from '@app/domain/clients/client';
import { formatDate, parseDate } from '@app/domain/shared/local-time';
import { formatPhone } from '@app/domain/shared/phones';
import type { ChangeWithUser } from './client-changes.queries.ts';
import { STATUS_WORDS, yesOrNo } from './clients.presenter.ts';

type Stored = Record<string, unknown>;
/** How a person reads the field, and what a record that says nothing about it would say. */
type Field = { read: (row: Stored) => string; ordinary: string };

/** The fields a person knows, by their names in the contract; whatever is technical stays out. */
const FIELDS: Record<string, Field> = {
  name: text('name'),
  email: text('email'),
  phone: { read: (row) => formatPhone(textIn(row, 'phone')), ordinary: '' },
  birthDate: { read: (row) => dayIn(row, 'birth_date'), ordinary: '' },
  tags: text('tags'),
  allergies: text('allergies'),
  preferences: text('preferences'),
  status: { read: statusIn, ordinary: STATUS_WORDS.active },
  blockedReason: text('blocked_reason'),
  acceptsMarketing: answer((row) => row.accepts_marketing === true),
  isAnonymized: answer((row) => isSet(row, 'anonymized_at')),
};

/** How a person calls them. */
export const FIELD_WORDS: Record<string, string> = {
  name: 'Nome',
  email: 'Email',
  phone: 'Telefone',
  birthDate: 'Data de nascimento',
  tags: 'Etiquetas',
  allergies: 'Alergias e cuidados',
  preferences: 'Preferências',
  status: 'Situação',
  blockedReason: 'Motivo do bloqueio',
  acceptsMarketing: 'Aceita mensagens de divulgação',
  isAnonymized: 'Anonimizado',
};

/** A change of nothing that a person knows is no change to her. */
export function presentChanges(rows: readonly ChangeWithUser[]): ClientChange[] {
  return rows
    .map(presentChange)
    .filter(({ action, fields }) => action !== 'update' || fields.length > 0);
}

function presentChange(change: ChangeWithUser): ClientChange {
  const { recordedAt, userName, action, before, after } = change;
  return { at: recordedAt.toString(), userName, action, fields: changedFields(before, after) };
}

function changedFields(before: unknown, after: unknown): ClientChange['fields'] {
  return Object.entries(FIELDS).flatMap(([name, { read, ordinary }]) => {
    const [old, current] = [valueIn(before, read), valueIn(after, read)];
    if ((old ?? ordinary) === (current ?? ordinary)) return [];
    return [{ name, before: old, after: current }];
  });
}

function valueIn(stored: unknown, read: Field['read']): string | null {
  return isRow(stored) ? read(stored) : null;
}

function isRow(stored: unknown): stored is Stored {
  return typeof stored === 'object' && stored !== null;
}

function text(column: string): Field {
  return { read: (row) => textIn(row, column), ordinary: '' };
}

function answer(isTrue: (row: Stored) => boolean): Field {
  return { read: (row) => yesOrNo[isTrue(row) ? 'yes' : 'no'], ordinary: yesOrNo.no };
}

/** Somebody who was forgotten has left a row without the column. */
function textIn(row: Stored, column: string): string {
  const value = row[column] ?? '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

function dayIn(row: Stored, column: string): string {
  const date = parseDate(textIn(row, column));
  return date ? formatDate(date) : '';
}

function statusIn(row: Stored): string {
  const blockedAt = isSet(row, 'blocked_at')
    ? Temporal.Instant.from(textIn(row, 'blocked_at'))
    : null;
  return STATUS_WORDS[statusOf({ active: row.active !== false, blockedAt })];
}

function isSet(row: Stored, column: string): boolean {
  return (row[column] ?? null) !== null;
}
