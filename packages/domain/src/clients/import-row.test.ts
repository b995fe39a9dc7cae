import { expect, test } from 'vitest';
import type { ImportField } from './client-import.ts';
import { IMPORT_FIELDS } from './client-import.ts';
import { type RowReading, readRow } from './import-row.ts';

const today = Temporal.PlainDate.from('2026-03-10');
const mapping = Object.fromEntries(IMPORT_FIELDS.map((field, column) => [field, column]));

function reading(
  cells: Partial<Record<ImportField, string>>,
  onInvalidField: 'skip-row' | 'leave-empty' = 'skip-row',
): RowReading {
  const row = IMPORT_FIELDS.map((field) => cells[field] ?? '');
  return readRow(row, { mapping, onInvalidField, today });
}

test('reads a whole row', () => {
  const { fields, remarks, isInvalid } = reading({
    name: '  Ana   da Silva ',
    phone: '(11) 8765-4321',
    email: 'Ana@Casa.COM',
    birthDate: '21/05/1990',
    tags: 'vip, Loira ;VIP',
    notes: 'gosta de café\r\nsem açúcar',
    allergies: 'amônia',
    preferences: 'janela',
    acceptsMarketing: 'Sim',
  });

  expect(isInvalid).toBe(false);
  expect(remarks).toEqual([]);
  expect({ ...fields, birthDate: fields.birthDate?.toString() }).toEqual({
    name: 'Ana da Silva',
    phone: '5511987654321',
    phoneKey: '1187654321',
    email: 'ana@casa.com',
    birthDate: '1990-05-21',
    tags: ['vip', 'Loira'],
    notes: 'gosta de café\nsem açúcar',
    allergies: 'amônia',
    preferences: 'janela',
    acceptsMarketing: true,
  });
});

test.each(['\u3164', '\u2800', ' \u3164 \u034F', '\u200D', '\uFE0F'])(
  'a name of %j alone is none',
  (name) => {
    expect(reading({ name })).toMatchObject({ isInvalid: true, remarks: ['Falta o nome.'] });
  },
);

test('loses what nobody sees in a name and in tags, and keeps the signs of an emoji', () => {
  const { fields } = reading({
    name: '\u3164A\u200Dna\u3164 \u2800Sá 👩‍🦰❤️',
    tags: 'vi\u200Dp\u3164;\u2800',
  });
  expect(fields).toMatchObject({ name: 'Ana Sá 👩‍🦰❤️', tags: ['vip'] });
});

test('a row without a name is no client', () => {
  expect(reading({ phone: '11987654321' }, 'leave-empty')).toMatchObject({
    isInvalid: true,
    remarks: ['Falta o nome.'],
  });
});

test.each([
  [{ phone: '123' }, 'Telefone inválido: “123”.'],
  [{ email: 'ana@' }, 'E-mail inválido: “ana@”.'],
  [
    { birthDate: '31/02/1990' },
    'Data de nascimento inválida: “31/02/1990”. Escreva como 21/05/1990.',
  ],
])('%j is invalid, or left empty where the person wants that', (cells, sentence) => {
  const skipped = reading({ name: 'Ana', ...cells });
  expect(skipped).toMatchObject({ isInvalid: true, remarks: [sentence] });

  const kept = reading({ name: 'Ana', ...cells }, 'leave-empty');
  expect(kept).toMatchObject({ isInvalid: false, remarks: [`${sentence} O campo ficou vazio.`] });
  expect(kept.fields).toMatchObject({ phone: '', email: '', birthDate: null });
});

test('of several phones and e-mails in a cell the first good one is taken', () => {
  const { fields, remarks } = reading({
    name: 'Ana',
    phone: 'res. 3456 / (11) 98765-4321 ou 21 99999-8888',
    email: 'ana@casa.com; ana@trabalho.com',
  });

  expect(fields).toMatchObject({ phone: '5511987654321', email: 'ana@casa.com' });
  expect(remarks).toEqual([
    'Há mais de um telefone; ficou (11) 98765-4321.',
    'Há mais de um e-mail; ficou ana@casa.com.',
  ]);
});

test('what looks like a formula is a text, also after our own export marked it', () => {
  expect(reading({ name: '=SOMA(A1)' }).fields.name).toBe('=SOMA(A1)');
  expect(reading({ name: "'=SOMA(A1)" }).fields.name).toBe('=SOMA(A1)');
  expect(reading({ name: 'Ana', phone: "'+55 11 98765-4321" }).fields.phone).toBe('5511987654321');
  expect(reading({ name: "D'Ávila" }).fields.name).toBe("D'Ávila");
});

test('characters that nobody sees are taken out', () => {
  expect(reading({ name: 'A\u0000n\u200Ba\u0007' }).fields.name).toBe('Ana');
});

test('a name that is too long is cut, and said so', () => {
  const { fields, remarks, isInvalid } = reading({ name: 'a'.repeat(130) });
  expect(fields.name).toHaveLength(120);
  expect(remarks).toEqual(['Nome: só cabem 120 caracteres, o resto foi cortado.']);
  expect(isInvalid).toBe(false);
});

test('a note of more than 2.000 characters is cut, and said so', () => {
  const { fields, remarks } = reading({ name: 'Ana', notes: 'a'.repeat(2001) });
  expect(fields.notes).toHaveLength(2000);
  expect(remarks).toEqual(['Observações: só cabem 2.000 caracteres, o resto foi cortado.']);
});

test.each([
  ['sim', true],
  ['X', true],
  ['1', true],
  ['Não', false],
  ['n', false],
  ['', null],
  ['talvez', null],
])('consent %j is %s', (cell, expected) => {
  expect(reading({ name: 'Ana', acceptsMarketing: cell }).fields.acceptsMarketing).toBe(expected);
});

test('an answer that is neither yes nor no is no consent, and said so', () => {
  expect(reading({ name: 'Ana', acceptsMarketing: 'talvez' }).remarks).toEqual([
    'Não dá para saber se “talvez” é sim ou não; o consentimento não foi registrado.',
  ]);
});

test('tags that are too many or too long are left out, and said so', () => {
  const many = Array.from({ length: 25 }, (_, index) => `tag ${index}`).join(';');
  const { fields, remarks } = reading({ name: 'Ana', tags: many });
  expect(fields.tags).toHaveLength(20);
  expect(remarks).toHaveLength(1);
  expect(reading({ name: 'Ana', tags: `x;${'y'.repeat(41)}` }).fields.tags).toEqual(['x']);
});

test('a column that is not mapped, or that a short row lacks, is empty', () => {
  const rules = { mapping: { name: 0, phone: 7 }, onInvalidField: 'skip-row' as const, today };
  expect(readRow(['Ana'], rules)).toMatchObject({ isInvalid: false, fields: { phone: '' } });
});
