import { expect, test } from 'vitest';
import { attemptFor, emptyDraft, isBegun, placedAnew } from './quick-draft.ts';

const given = { start: { at: '2026-11-17T14:30' }, date: '2026-11-16', professionalId: 'bia' };
const draft = emptyDraft(given);

test('the address says when, and the screen stands in for what it leaves open', () => {
  expect(draft).toMatchObject({ date: '2026-11-17', minute: 870, professionalId: 'bia' });
  expect(emptyDraft({ ...given, start: {} })).toMatchObject({ date: '2026-11-16', minute: null });
});

test('another time that is clicked changes where it goes, not what was typed', () => {
  const begun = { ...draft, notes: 'Janela', serviceIds: ['cut'], overbook: true };
  const start = { at: '2026-11-18T09:00', professionalId: 'ana' };
  expect(placedAnew(begun, { ...given, start })).toEqual({
    ...begun,
    date: '2026-11-18',
    minute: 540,
    professionalId: 'ana',
    overbook: false,
  });
});

test('the same wish is sent with the same key, another one with a new key', () => {
  const attempt = attemptFor(draft, { notes: '' });
  const tried = { ...draft, attempt };
  expect(attemptFor(tried, { notes: '' })).toBe(attempt);
  expect(attemptFor(tried, { notes: 'Janela' }).key).not.toBe(attempt.key);
});

test('only what was typed would be lost', () => {
  expect(isBegun(draft, given)).toBe(false);
  expect(isBegun({ ...draft, client: { kind: 'search', typed: 'ma' } }, given)).toBe(true);
  expect(isBegun({ ...draft, notes: 'x' }, given)).toBe(true);
});

test('what was chosen would be lost as well, what the opening brings would not', () => {
  expect(isBegun({ ...draft, serviceIds: ['cut'] }, given)).toBe(true);
  expect(isBegun({ ...draft, minute: 900 }, given)).toBe(true);
  expect(isBegun({ ...draft, date: '2026-11-19' }, given)).toBe(true);
  const asked = { ...given, start: { ...given.start, serviceIds: ['cut'] } };
  expect(isBegun(emptyDraft(asked), asked)).toBe(false);
});
