import { expect, test } from 'vitest';
import { PERMISSIONS } from './permissions.ts';
import { isVisitOpen, supportMay, visitEnd, withoutKeys } from './support-visit.ts';

const noon = Temporal.Instant.from('2026-03-10T15:00:00Z');

test('a visit lasts an hour, and its last moment is outside', () => {
  const endsAt = visitEnd(noon);
  expect(endsAt.toString()).toBe('2026-03-10T16:00:00Z');
  const visit = { endsAt, endedAt: null };
  expect(isVisitOpen(visit, noon)).toBe(true);
  expect(isVisitOpen(visit, endsAt.subtract({ milliseconds: 1 }))).toBe(true);
  expect(isVisitOpen(visit, endsAt)).toBe(false);
  expect(isVisitOpen({ endsAt, endedAt: noon }, noon)).toBe(false);
});

test('support takes nothing along, and changes neither access nor what is paid', () => {
  const taken = PERMISSIONS.filter((permission) => permission.endsWith('.export'));
  for (const permission of [
    ...taken,
    'members.manage',
    'subscription.manage',
    'clients.erase',
  ] as const)
    expect(supportMay(permission)).toBe(false);
  expect(supportMay('support.allow')).toBe(false);
  expect(supportMay('clients.import')).toBe(false);
});

test('support sees what an owner sees', () => {
  const views = PERMISSIONS.filter((permission) => permission.endsWith('.view'));
  expect(views.filter((permission) => !supportMay(permission))).toEqual([]);
  expect(supportMay('services.manage')).toBe(true);
});

test.each([
  ['Veja em https://hora.test/a/Zm9vYmFyYmF6_-x9', 'Veja em https://hora.test/a/••••'],
  ['/review/Zm9vYmFyYmF6 e /pedido/Zm9vYmFyYmF6.', '/review/•••• e /pedido/••••.'],
  ['cortado: https://hora.test/a/Zm9vYmFy…', 'cortado: https://hora.test/a/••••…'],
])('support reads a text without the keys in its addresses: %s', (said, read) => {
  expect(withoutKeys(said)).toBe(read);
});

test.each(['https://hora.test/b/salao-da-maria', 'ele/a/os', 'dia 10/3, às 14:00'])(
  'what is no key stays: %s',
  (said) => {
    expect(withoutKeys(said)).toBe(said);
  },
);
