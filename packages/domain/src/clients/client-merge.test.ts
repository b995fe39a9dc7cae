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
  accountLimit: cents(80_00),
  createdAt: march,
};

const asOne = (kept: MergeableClient, other: MergeableClient) =>
  mergedClient(kept, other, { usualLimit: cents(50_00) });

test('what the first lacks is filled in, and her name stays', () => {
  expect(asOne(blank, full)).toEqual({ ...full, name: 'Ana' });
});

test('what the first has stays', () => {
  const other = { ...full, name: 'Outra', email: 'outra@exemplo.com', phone: '551133334444' };
  expect(asOne(full, { ...other, birthDate: null, createdAt: may })).toEqual(full);
});

test('tags are put together, none twice', () => {
  const kept = { ...blank, tags: ['Loira', 'VIP'] };
  expect(asOne(kept, { ...full, tags: ['VIP', 'Noiva'] }).tags).toEqual(['Loira', 'VIP', 'Noiva']);
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
  expect(asOne(kept, merged)).toMatchObject({ allergies: both, preferences: both });
});

test('what does not fit into the fields becomes notes, whole', () => {
  const tags = (letter: string) => Array.from({ length: 15 }, (_, index) => `${letter}${index}`);
  const kept = { ...blank, tags: tags('a'), allergies: 'a'.repeat(1_500), preferences: 'a' };
  const merged = { ...blank, tags: tags('b'), allergies: 'b'.repeat(1_500), preferences: 'b' };
  const whole = asOne(kept, merged);

  expect(whole.tags).toHaveLength(20);
  expect(whole).toMatchObject({ allergies: kept.allergies, preferences: 'a\nb' });
  expect(mergeNotes(kept, merged)).toEqual([
    `Etiquetas da ficha juntada: ${tags('b').slice(5).join(', ')}`,
    `Alergias e cuidados da ficha juntada: ${merged.allergies}`,
  ]);
  expect(mergeNotes(full, blank)).toEqual([]);
});

test('she has been a client since the earlier of the two', () => {
  expect(asOne(full, blank).createdAt).toBe(march);
  expect(asOne(blank, full).createdAt).toBe(march);
});

test.each([
  ['her own that is higher stays', 90_00, 80_00, 90_00],
  ['that of the other is higher', 20_00, 80_00, 80_00],
  ['that of the other is higher than everybody has', null, 80_00, 80_00],
  ['as far as everybody is further than the other', null, 20_00, null],
  ['as far as everybody is further than her own', 20_00, null, null],
  ['her own of nothing gives way', 0, 10_00, 10_00],
])('she may owe as far as the one who could owe more: %s', (_name, one, other, limit) => {
  const limited = (accountLimit: number | null): MergeableClient => ({
    ...blank,
    accountLimit: accountLimit === null ? null : cents(accountLimit),
  });
  expect(asOne(limited(one), limited(other)).accountLimit).toBe(limit);
});
