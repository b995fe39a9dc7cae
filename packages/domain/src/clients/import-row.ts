import { plainLine } from '../shared/hidden-characters.ts';
import { formatDate } from '../shared/local-time.ts';
import { CLIENT_LIMITS, type StoredPhone } from './client.ts';
import type { ColumnMapping, ImportChoices, ImportField } from './client-import.ts';
import {
  type CellReading,
  clean,
  consentCell,
  emailCell,
  phoneCell,
  quoted,
  tagsCell,
  textCell,
} from './import-cell.ts';
import { readBirthDate } from './import-date.ts';

/** What a row says about a client, ready to be stored. Empty where the file says nothing. */
export type ImportedFields = {
  name: string;
  /** Digits only, country first. */
  phone: string;
  /** Equal with and without the ninth digit. */
  phoneKey: string;
  email: string;
  birthDate: Temporal.PlainDate | null;
  tags: string[];
  notes: string;
  allergies: string;
  preferences: string;
  acceptsMarketing: boolean | null;
};

/** What tells people of one name apart. */
export function hasContact({ phone, email }: { phone: string; email: string }): boolean {
  return phone !== '' || email !== '';
}

export type RowReading = {
  fields: ImportedFields;
  remarks: string[];
  isInvalid: boolean;
};

export type ReadingRules = {
  mapping: ColumnMapping;
  onInvalidField: ImportChoices['onInvalidField'];
  today: Temporal.PlainDate;
};

export function readRow(cells: readonly string[], rules: ReadingRules): RowReading {
  const { mapping, onInvalidField, today } = rules;
  const cell = (field: ImportField) => cleanCell(cells[mapping[field] ?? -1] ?? '');
  const long = CLIENT_LIMITS.textLength;
  const readings = {
    name: textCell(plainLine(cell('name').replace(/\s+/g, ' ')), 'Nome', CLIENT_LIMITS.nameLength),
    phone: phoneCell(cell('phone')),
    email: emailCell(cell('email')),
    birthDate: birthDateCell(cell('birthDate'), today),
    tags: tagsCell(cell('tags')),
    notes: textCell(cell('notes'), 'Observações', long),
    allergies: textCell(cell('allergies'), 'Alergias', long),
    preferences: textCell(cell('preferences'), 'Preferências', long),
    acceptsMarketing: consentCell(cell('acceptsMarketing')),
  };
  const all: CellReading<unknown>[] = Object.values(readings);
  const problems = all.flatMap(({ problem }) => problem ?? []);
  const isNameless = readings.name.value === '';
  return {
    fields: valuesOf(readings),
    remarks: [
      ...(isNameless ? ['Falta o nome.'] : []),
      ...problems.map((problem) =>
        onInvalidField === 'leave-empty' ? `${problem} O campo ficou vazio.` : problem,
      ),
      ...all.flatMap(({ remarks }) => remarks),
    ],
    isInvalid: isNameless || (problems.length > 0 && onInvalidField === 'skip-row'),
  };
}

// A database text cannot hold the character zero, and the others of these show as nothing. Those
// that hold the signs of an emoji together stay.
const UNPRINTABLE = /[[\p{C}\p{Default_Ignorable_Code_Point}\u2800]--[\n\t\u200D\uFE0F]]/gv;

/** An apostrophe before a formula is what our own export put there. */
function cleanCell(cell: string): string {
  const printable = cell.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').normalize('NFC');
  return printable.trim().replace(/^'(?=[=+\-@])/, '');
}

function birthDateCell(
  cell: string,
  today: Temporal.PlainDate,
): CellReading<Temporal.PlainDate | null> {
  if (cell === '') return clean(null);
  const date = readBirthDate(cell, today);
  if (date) return clean(date);
  const example = formatDate(Temporal.PlainDate.from('1990-05-21'));
  const problem = `Data de nascimento inválida: ${quoted(cell)}. Escreva como ${example}.`;
  return { value: null, remarks: [], problem };
}

type Simple = Omit<ImportedFields, 'phone' | 'phoneKey'>;
type Readings = { [Field in keyof Simple]: CellReading<Simple[Field]> } & {
  phone: CellReading<StoredPhone>;
};

function valuesOf(readings: Readings): ImportedFields {
  return {
    name: readings.name.value,
    ...readings.phone.value,
    email: readings.email.value,
    birthDate: readings.birthDate.value,
    tags: readings.tags.value,
    notes: readings.notes.value,
    allergies: readings.allergies.value,
    preferences: readings.preferences.value,
    acceptsMarketing: readings.acceptsMarketing.value,
  };
}
