import { expect, test } from 'vitest';
import { health } from '../../../../tests/sample-insights.ts';
import { commissionsHelp, comparedHelp, forecastHelp } from './health.labels.ts';

const { forecast } = health;
const looked = (...incomes: number[]) => ({
  ...forecast,
  months: incomes.map((incomeCents, place) => ({ month: `2026-0${7 + place}`, incomeCents })),
});

test('the forecast names the months it is made of, and no other', () => {
  expect(forecastHelp(looked(90_000, 0, 80_000))).toContain('(jul 2026, set 2026)');
  expect(forecastHelp(looked(-1, 0, 80_000))).toContain('(set 2026)');
});

test('a forecast of no month names none', () => {
  expect(forecastHelp(looked(0, 0, 0))).not.toContain('(');
});

test.each([
  ['revenue', ['menos estornos', 'Gorjetas, suprimentos e descontos de vale não entram']],
  ['expenses', ['menos estornos', 'gorjetas repassadas, vales e sangrias não entram']],
] as const)('of %s it is said what is taken off and what is left out', (figure, sentences) => {
  for (const sentence of sentences) expect(comparedHelp(figure, health)).toContain(sentence);
});

test('a commission counts in the month it was earned, whenever it was paid', () => {
  const help = commissionsHelp(health.current);
  expect(help).toContain('que já foi paga, em qualquer data. As estornadas não entram.');
});
