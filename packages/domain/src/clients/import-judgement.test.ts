import { describe, expect, test } from 'vitest';
import { noEarlierRows, rememberRow } from './import-earlier-rows.ts';
import { type Circumstances, type Judgement, judge, type KnownClient } from './import-judgement.ts';
import type { ImportedFields, RowReading } from './import-row.ts';

const ana: ImportedFields = {
  name: 'Ana Silva',
  phone: '5511987654321',
  phoneKey: '1187654321',
  email: '',
  birthDate: null,
  tags: [],
  notes: '',
  allergies: '',
  preferences: '',
  acceptsMarketing: null,
};
const knownAna: KnownClient = {
  id: 'ana',
  name: 'ANA  SÍLVA',
  phone: '5511987654321',
  phoneKey: '1187654321',
  email: 'ana@casa.com',
  birthDate: null,
  tags: ['vip'],
  allergies: '',
  preferences: '',
  acceptsMarketing: false,
  refusedMarketing: false,
  notes: [],
};

function row(fields: Partial<ImportedFields> = {}): RowReading {
  return { fields: { ...ana, ...fields }, remarks: [], isInvalid: false };
}

function judged(reading: RowReading, given: Partial<Circumstances> = {}): Judgement {
  return judge(reading, {
    earlier: noEarlierRows(),
    known: [],
    isForgotten: false,
    onKnown: 'update',
    ...given,
  });
}

test('somebody nobody knows is new', () => {
  expect(judged(row())).toMatchObject({ outcome: 'new', remarks: [], clientId: null });
});

test('a row that cannot be read is invalid, whoever it is about', () => {
  const unreadable = { ...row(), isInvalid: true, remarks: ['Falta o nome.'] };
  expect(judged(unreadable, { known: [knownAna], isForgotten: true })).toMatchObject({
    outcome: 'invalid',
    remarks: ['Falta o nome.'],
  });
});

test('whoever asked to be forgotten stays forgotten', () => {
  expect(judged(row(), { isForgotten: true })).toMatchObject({
    outcome: 'forgotten',
    remarks: ['Esta pessoa pediu para ser esquecida.'],
  });
});

test('a forgotten person is not kept because her line cannot be read', () => {
  const unreadable = { ...row(), isInvalid: true, remarks: ['Data inválida.'] };
  expect(judged(unreadable, { isForgotten: true })).toMatchObject({ outcome: 'forgotten' });
});

test('somebody who was forgotten and came back is a client like any other', () => {
  const news = row({ allergies: 'amônia' });
  expect(judged(news, { isForgotten: true, known: [knownAna] })).toMatchObject({
    outcome: 'update',
  });
});

test('a known client is changed by what is new, and nothing is taken from her', () => {
  const news = row({ birthDate: Temporal.PlainDate.from('1990-05-21'), tags: ['VIP', 'loira'] });
  const judgement = judged(news, { known: [knownAna] });

  expect(judgement).toMatchObject({
    outcome: 'update',
    clientId: 'ana',
    remarks: ['Atualiza: nascimento, etiquetas.'],
    change: { email: 'ana@casa.com', tags: ['vip', 'loira'], note: null, acceptsMarketing: null },
  });
});

test('a known client whom the row tells nothing new is a duplicate', () => {
  expect(judged(row(), { known: [knownAna] })).toMatchObject({
    outcome: 'duplicate',
    clientId: 'ana',
    remarks: ['Já está na lista.'],
  });
});

test('known clients can be left as they are', () => {
  const news = row({ allergies: 'amônia' });
  expect(judged(news, { known: [knownAna], onKnown: 'skip' })).toMatchObject({
    outcome: 'duplicate',
  });
});

test('the e-mail tells the same person too, and brings her new phone', () => {
  const moved = row({ phone: '5521999998888', phoneKey: '2199998888', email: 'ana@casa.com' });
  expect(judged(moved, { known: [knownAna] })).toMatchObject({
    outcome: 'update',
    change: { phone: '5521999998888', phoneKey: '2199998888' },
  });
});

test('another name under a known phone is a new client, and the report says so without a name', () => {
  expect(judged(row({ name: 'Bia Silva' }), { known: [knownAna] })).toMatchObject({
    outcome: 'new',
    remarks: ['Outro cliente já tem este telefone.'],
  });
});

test('a row that repeats an earlier one is a duplicate and says of which', () => {
  const earlier = noEarlierRows();
  rememberRow(earlier, ana, { rowNumber: 4, clientId: null });

  expect(judged(row({ name: 'ana silva' }), { earlier })).toMatchObject({
    outcome: 'duplicate',
    remarks: ['Repete a linha 4.'],
  });
  expect(judged(row({ name: 'Bia' }), { earlier })).toMatchObject({
    outcome: 'new',
    remarks: ['A linha 4 já tem este telefone.'],
  });
});

test('two rows that lead to one known client change her once', () => {
  const earlier = noEarlierRows();
  rememberRow(earlier, ana, { rowNumber: 4, clientId: 'ana' });
  const byEmail = row({ phone: '', phoneKey: '', email: 'ana@casa.com', allergies: 'amônia' });

  expect(judged(byEmail, { earlier, known: [knownAna] })).toMatchObject({ outcome: 'duplicate' });
});

describe('a row with nothing but a name', () => {
  const [may, june] = ['1990-05-21', '1990-06-21'].map((day) => Temporal.PlainDate.from(day));
  const nameOnly = (birthDate: Temporal.PlainDate | undefined) =>
    row({ phone: '', phoneKey: '', birthDate: birthDate ?? null });
  const nameless = { ...knownAna, phone: '', phoneKey: '', email: '' };

  test.each([
    [undefined, undefined, 'duplicate'],
    [may, undefined, 'duplicate'],
    [undefined, may, 'duplicate'],
    [may, may, 'duplicate'],
    [may, june, 'new'],
  ])('after one born %s, born %s is %s', (first, second, outcome) => {
    const earlier = noEarlierRows();
    rememberRow(earlier, nameOnly(first).fields, { rowNumber: 4, clientId: null });
    expect(judged(nameOnly(second), { earlier })).toMatchObject({ outcome });
  });

  test('is a known client without contacts, unless they were born on different days', () => {
    expect(judged(nameOnly(may), { known: [nameless] })).toMatchObject({ outcome: 'update' });
    const born = { ...nameless, birthDate: may ?? null };
    expect(judged(nameOnly(undefined), { known: [born] })).toMatchObject({ outcome: 'duplicate' });
    expect(judged(nameOnly(june), { known: [born] })).toMatchObject({ outcome: 'new' });
  });

  test('is not one who has a phone, nor the other way round', () => {
    expect(judged(nameOnly(undefined), { known: [knownAna] })).toMatchObject({ outcome: 'new' });
    expect(judged(row(), { known: [nameless] })).toMatchObject({ outcome: 'new' });
    const earlier = noEarlierRows();
    rememberRow(earlier, ana, { rowNumber: 4, clientId: null });
    expect(judged(nameOnly(undefined), { earlier })).toMatchObject({ outcome: 'new' });
  });
});

test('a note that is there already is not written again', () => {
  const known = [{ ...knownAna, notes: ['prefere à tarde'] }];
  expect(judged(row({ notes: 'prefere à tarde' }), { known })).toMatchObject({
    outcome: 'duplicate',
  });
  expect(judged(row({ notes: 'outra' }), { known })).toMatchObject({
    outcome: 'update',
    change: { note: 'outra' },
  });
});

test('a file may bring consent, and take it away', () => {
  expect(judged(row({ acceptsMarketing: true }), { known: [knownAna] })).toMatchObject({
    outcome: 'update',
    change: { acceptsMarketing: true },
  });
  const accepting = { ...knownAna, acceptsMarketing: true };
  expect(judged(row({ acceptsMarketing: false }), { known: [accepting] })).toMatchObject({
    outcome: 'update',
    change: { acceptsMarketing: false },
  });
});

test('a file does not overrule a client who said no', () => {
  const known = [{ ...knownAna, refusedMarketing: true }];
  expect(judged(row({ acceptsMarketing: true }), { known })).toMatchObject({
    outcome: 'duplicate',
    remarks: ['Já está na lista.', 'A recusa de mensagens já registrada continua valendo.'],
  });
});
