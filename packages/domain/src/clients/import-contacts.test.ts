import { expect, test } from 'vitest';
import { contactsIn } from './import-contacts.ts';

test.each([
  [['Ana', '(11) 98765-4321'], ['1187654321']],
  [['Ana', '11 8765-4321'], ['1187654321']],
  [
    ['11987654321 / 11 3333-4444', 'x'],
    ['1187654321', '1133334444'],
  ],
  [['Ana <Ana@Casa.com>', 'ana@casa.com'], ['ana@casa.com']],
  [['tel. +55 21 99999-8888'], ['2199998888']],
  [['Ana', '98765-4321', '21/05/1990', '123'], []],
  [[], []],
])('of the cells %j the contacts are %j', (cells, contacts) => {
  expect(contactsIn(cells)).toEqual(contacts);
});

test('a long text of digits is looked through at once', () => {
  const before = process.threadCpuUsage();
  contactsIn(['1 '.repeat(1_000), 'a@'.repeat(1_000), '1'.repeat(2_000)]);
  // Its own work alone: a busy machine is no failure.
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
});
