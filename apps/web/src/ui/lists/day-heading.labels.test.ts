import { expect, test } from 'vitest';
import { dayHeadingText } from './day-heading.labels.ts';

const today = Temporal.PlainDate.from('2026-11-18');

test.each([
  ['2026-11-17', 'Ontem · terça-feira, 17 de novembro'],
  ['2026-11-18', 'Hoje · quarta-feira, 18 de novembro'],
  ['2026-11-19', 'Amanhã · quinta-feira, 19 de novembro'],
  ['2026-01-01', 'quinta-feira, 1 de janeiro'],
  ['2025-12-31', 'quarta-feira, 31 de dezembro de 2025'],
])('the heading of %s reads %s', (date, text) => {
  expect(dayHeadingText(date, today)).toBe(text);
});

test('beside a sum on a phone it is short', () => {
  expect(dayHeadingText('2026-11-18', today, 'short')).toBe('Hoje · qua., 18 de nov.');
});
