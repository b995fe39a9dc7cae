import { expect, test } from 'vitest';
import {
  byName,
  firstSignOf,
  initialsOf,
  normalizeEmail,
  normalizeForSearch,
  slugOf,
} from './text.ts';

test.each([
  ['  José   da\tConceição ', 'jose da conceicao'],
  ['Jose\u0301', 'jose'],
  ['ÀÉÎÕÜ Ç Ñ', 'aeiou c n'],
  ['Corte & Barba 2', 'corte & barba 2'],
  ['   ', ''],
])('%j is searched as %j', (text, expected) => {
  expect(normalizeForSearch(text)).toBe(expected);
});

test.each([
  ['Ana', 'A'],
  ['maria da silva', 'MS'],
  ['  Ana   Paula  Souza ', 'AS'],
  ['érica Ávila', 'ÉÁ'],
  ['A\u0301lvaro', 'Á'],
  ['João & Maria', 'JM'],
  ['Ana (VIP)', 'AV'],
  ["Joana d'Arc", 'JD'],
  ['-- ? --', ''],
  ['', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

test.each([
  [' ana', 'A'],
  ['érica', 'É'],
  ['💇 Salão', '💇'],
  ['', ''],
])('the first sign of %j is %j', (name, expected) => {
  expect(firstSignOf(name)).toBe(expected);
});

test.each([
  ['Salão da Dona Bê & Cia', 'salao-da-dona-be-cia'],
  ['  Barbearia do Zé!  ', 'barbearia-do-ze'],
  ['Studio 21 -- Unhas', 'studio-21-unhas'],
  ['& & &', ''],
])('the address of %j is %j', (name, expected) => {
  expect(slugOf(name)).toBe(expected);
});

test.each([
  ['blanks and capitals', '  Ana.Souza@Example.COM \n'],
  ['a space without width', 'ana\u200B.souza@example.com\u200B'],
  ['marks of direction', '\u202Aana.souza@example.com\u202C'],
  ['a soft hyphen', 'ana.sou\u00ADza@example.com'],
  ['letters of full width', 'ana.souza＠ｅxample.com'],
])('an e-mail is the same with %s', (_what, typed) => {
  expect(normalizeEmail(typed)).toBe('ana.souza@example.com');
});

test('an accent is one letter, however it was typed', () => {
  expect(normalizeEmail('jose\u0301@x.com')).toBe(normalizeEmail('jos\u00E9@x.com'));
});

test('names stand as in a Portuguese list, accents and case aside', () => {
  const names = ['Zilda', 'água', 'Barba', 'Água', 'Algodão', 'Érica', 'ana'];
  const sorted = names.map((name) => ({ name })).toSorted(byName);
  expect(sorted.map(({ name }) => name)).toEqual([
    'água',
    'Água',
    'Algodão',
    'ana',
    'Barba',
    'Érica',
    'Zilda',
  ]);
});
