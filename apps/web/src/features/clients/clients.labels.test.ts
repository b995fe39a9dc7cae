import { expect, test } from 'vitest';
import { birthDateText, totalText } from './clients.labels.ts';
import { birthdayText, fieldValue } from './record/client-page.labels.ts';

test.each([
  ['1990-03-15', '15/03/1990'],
  ['1990-02-31', 'Data inválida'],
  ['ontem', 'Data inválida'],
  [null, '—'],
])('a birth date %j is shown as %j', (birthDate, expected) => {
  expect(birthDateText(birthDate)).toBe(expected);
});

test.each([
  [{ count: 0, isExact: true }, '0 clientes'],
  [{ count: 1, isExact: true }, '1 cliente'],
  [{ count: 20_000, isExact: true }, '20.000 clientes'],
  [{ count: 1_000, isExact: false }, 'Mais de 1.000 clientes'],
])('a total of %o reads %j', (total, expected) => {
  expect(totalText(total)).toBe(expected);
});

test.each([
  ['1990-03-15', '15/03/1990 · 36 anos'],
  ['1990-03-16', '16/03/1990 · 35 anos'],
  ['2025-03-15', '15/03/2025 · 1 ano'],
  ['2026-03-16', '16/03/2026'],
  ['1990-02-31', 'Data inválida'],
])('on 15/03/2026 a birthday %j reads %j', (birthDate, expected) => {
  expect(birthdayText(birthDate, Temporal.PlainDate.from('2026-03-15'))).toBe(expected);
});

test.each([
  ['status', 'blocked', 'Bloqueado'],
  ['acceptsMarketing', 'true', 'Sim'],
  ['birthDate', '1990-03-15', '15/03/1990'],
  ['phone', '5511987654321', '(11) 98765-4321'],
  ['name', 'true', 'true'],
])('in the history %s %j reads %j', (name, value, expected) => {
  expect(fieldValue(name, value)).toBe(expected);
});
