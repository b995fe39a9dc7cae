import { expect, test } from 'vitest';
import { whyNotFree } from './not-free.ts';

const morning = { from: 540, until: 720 };
const afternoon = { from: 780, until: 1080 };
const ask = (durationMinutes: number, earliestStart: number) => ({
  durationMinutes,
  earliestStart,
});

test.each([
  ['nobody works that long at a time', [morning, afternoon], ask(301, 0), 'short'],
  ['it just fits, and is taken', [morning, afternoon], ask(300, 0), 'full'],
  ['it fits no longer where it could begin', [morning, afternoon], ask(300, 781), 'over'],
  ['the last start is a minute ago', [morning, afternoon], ask(30, 1051), 'over'],
  ['the last start is now, and is taken', [morning, afternoon], ask(30, 1050), 'full'],
] as const)('a day has nothing free because %s', (_case, pieces, question, reason) => {
  expect(whyNotFree(pieces, question, { people: 1, isClosed: false })).toBe(reason);
});

test.each([
  ['of one who was chosen: she is off', { people: 1, isClosed: false }, 'off'],
  ['of one while the company is closed', { people: 1, isClosed: true }, 'closed'],
  ['of several: nobody is there', { people: 2, isClosed: false }, 'closed'],
] as const)('a day without hours, %s', (_case, team, reason) => {
  expect(whyNotFree([], ask(30, 0), team)).toBe(reason);
});
