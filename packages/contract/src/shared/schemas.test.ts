import { expect, test } from 'vitest';
import { z } from 'zod';
import { planForm } from '../billing/platform-plans.contract.ts';
import { newServiceSchema } from '../catalog/services.contract.ts';
import { alertForm } from '../platform/alerts.contract.ts';
import { packageForm } from '../prepaid/packages.contract.ts';
import { notes } from '../scheduling/booking-choices.contract.ts';
import { productForm } from '../stock/products.contract.ts';
import { date, instant, shownName, typedInstant } from './schemas.ts';

const answer = z.object({ at: instant, day: date.nullable() });
const at = Temporal.Instant.from('2026-03-10T12:00:00.5Z');
const day = Temporal.PlainDate.from('2026-03-10');
const written = { at: '2026-03-10T12:00:00.5Z', day: '2026-03-10' };

test.each([
  ['values', { at, day }, written],
  ['texts that are ones already', written, written],
  ['nothing where nothing is', { at, day: null }, { ...written, day: null }],
  ['a whole row', { at, day, companyId: 'ours alone' }, written],
])('an answer takes %s, and is written as text', (_what, handed, expected) => {
  expect(answer.parse(handed)).toEqual(expected);
});

test.each([
  ['a text that is no moment', { at: '2026-03-10 12:00', day }],
  ['a moment for a day', { at, day: written.at }],
  ['a value of another kind', { at, day: at }],
  ['a date of the machine', { at: new Date(0), day }],
  ['nothing at all', { day }],
])('an answer refuses %s', (_what, handed) => {
  expect(answer.safeParse(handed).success).toBe(false);
});

test.each([
  ['2026-11-20T10:00:00.123456789Z', true],
  ['2026-11-20T10:00:00.1234567890Z', false],
  ['2026-11-20T10:00:00-03:00', true],
  ['2026-11-20T10:00:00+24:00', false],
  ['2026-11-20T24:00:00Z', false],
  ['2016-12-31T23:59:60Z', false],
])('a moment is taken as it can be read: %s', (typed, isTaken) => {
  expect(typedInstant.safeParse(typed).success).toBe(isTaken);
  if (isTaken) expect(Temporal.Instant.from(typed)).toBeTruthy();
});

test('a name that is too long is looked at no further', () => {
  const name = shownName(1, 120, 'Diga o nome');
  const { error } = name.safeParse(`www.golpe.com\u202E${'x'.repeat(120)}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Use no máximo 120 caracteres']);
  expect(name.safeParse('www.golpe.com').success).toBe(false);
});

test.each([
  ['an alert', alertForm.shape.message],
  ['a plan', planForm.shape.description],
])('what %s says to companies has several lines, and nothing hidden', (_what, text) => {
  expect(text.parse('  Olá 👩🏾‍🦱\n\n- até já\u200B\n')).toBe('Olá 👩🏾‍🦱\n\n- até já');
  for (const hidden of ['\u202E', '\uD83D', '\u200B', '\0']) {
    const { error } = text.safeParse(`Olá\nAna${hidden}amil`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Retire os caracteres inválidos']);
  }
  const { error } = text.safeParse(`\u202E${'x'.repeat(100_000)}`);
  expect(error?.issues).toMatchObject([{ message: expect.stringMatching(/^Use no máximo/) }]);
});

test.each([
  ['a service', newServiceSchema.shape.description],
  ['a product', productForm.shape.description],
  ['a package', packageForm.shape.description],
  ['an appointment', notes],
])('what is written about %s keeps its lines and loses what nobody sees', (_what, text) => {
  expect(text.parse('Com óleo 👩🏾‍🦱\n\u202Eoãçomorp\u202C\u200B\n- até já ')).toBe(
    'Com óleo 👩🏾‍🦱\noãçomorp\n- até já',
  );
});
