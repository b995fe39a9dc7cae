import { expect, test } from 'vitest';
import { z } from 'zod';
import { date, instant, shownName } from './schemas.ts';

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

test('a name that is too long is looked at no further', () => {
  const name = shownName(1, 120, 'Diga o nome');
  const { error } = name.safeParse(`www.golpe.com\u202E${'x'.repeat(120)}`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Use no máximo 120 caracteres']);
  expect(name.safeParse('www.golpe.com').success).toBe(false);
});
