import { expect, test } from 'vitest';
import { cents } from '../shared/money.ts';
import { type MergeableClient, mergedClient, mergeNotes } from './client-merge.ts';

const march = Temporal.Instant.from('2026-03-10T15:00:00Z');
const may = Temporal.Instant.from('2026-05-10T15:00:00Z');
const born = Temporal.PlainDate.from('1990-05-20');
const blank: MergeableClient = {
  name: 'Ana',
  email: '',
  phone: '',
  phoneKey: '',
  birthDate: null,
  active: true,
  tags: [],
  allergies: '',
  preferences: '',
  blockedAt: null,
  blockedReason: '',
  accountLimit: null,
  createdAt: may,
};
const full: MergeableClient = {
  name: 'Ana Paula',
  email: 'ana@exemplo.com',
  phone: '5511987654321',
  phoneKey: '1187654321',
  birthDate: born,
  active: true,
  tags: ['VIP'],
  allergies: 'amônia',
  preferences: 'café',
  blockedAt: march,
  blockedReason: 'faltas',
  accountLimit: cents(0),
  createdAt: march,
};

test('what the first lacks is filled in, and her name stays', () => {
  expect(mergedClient(blank, full)).toEqual({ ...full, name: 'Ana' });
});

test('what the first has stays', () => {
  const other = {
    ...full,
    name: 'Outra',
    email: 'outra@exemplo.com',
    phone: '551133334444',
    accountLimit: cents(50_00),
  };
  expect(mergedClient(full, { ...other, birthDate: null, createdAt: may })).toEqual(full);
});

test('tags are put together, none twice', () => {
  const kept = { ...blank, tags: ['Loira', 'VIP'] };
  expect(mergedClient(kept, { ...full, tags: ['VIP', 'Noiva'] }).tags).toEqual([
    'Loira',
    'VIP',
    'Noiva',
  ]);
});

test.each([
  ['amônia', 'látex', 'amônia\nlátex'],
  ['amônia', 'amônia', 'amônia'],
  ['amônia e látex', 'látex', 'amônia e látex'],
  ['', 'látex', 'látex'],
  ['amônia', '', 'amônia'],
])('texts are joined: %j and %j are %j', (first, second, both) => {
  const kept = { ...blank, allergies: first, preferences: first };
  const merged = { ...blank, allergies: second, preferences: second };
  expect(mergedClient(kept, merged)).toMatchObject({ allergies: both, preferences: both });
});

test('what does not fit into the fields becomes notes, whole', () => {
  const tags = (letter: string) => Array.from({ length: 15 }, (_, index) => `${letter}${index}`);
  const kept = { ...blank, tags: tags('a'), allergies: 'a'.repeat(1_500), preferences: 'a' };
  const merged = { ...blank, tags: tags('b'), allergies: 'b'.repeat(1_500), preferences: 'b' };
  const whole = mergedClient(kept, merged);

  expect(whole.tags).toHaveLength(20);
  expect(whole).toMatchObject({ allergies: kept.allergies, preferences: 'a\nb' });
  expect(mergeNotes(kept, merged)).toEqual([
    `Etiquetas da ficha juntada: ${tags('b').slice(5).join(', ')}`,
    `Alergias e cuidados da ficha juntada: ${merged.allergies}`,
  ]);
  expect(mergeNotes(full, blank)).toEqual([]);
});

test('she has been a client since the earlier of the two', () => {
  expect(mergedClient(full, blank).createdAt).toBe(march);
  expect(mergedClient(blank, full).createdAt).toBe(march);
});
