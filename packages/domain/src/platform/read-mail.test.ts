import { expect, test } from 'vitest';
import { linkIn, withoutLinks } from './read-mail.ts';

test.each([
  ['Abra https://hora.test/convite/abc_1 hoje', 'Abra https://hora.test/•••• hoje'],
  [
    'http://localhost:3000?token=abc\nhttps://hora.test#abc',
    'http://localhost:3000/••••\nhttps://hora.test/••••',
  ],
  ['Entre em https://hora.test e veja 1/2', 'Entre em https://hora.test e veja 1/2'],
])('%j is read as %j', (text, read) => {
  expect(withoutLinks(text)).toBe(read);
});

test.each([
  ['Abra https://hora.test/convite/abc_1 hoje', 'https://hora.test/convite/abc_1'],
  ['Aceite em https://hora.test/convite/abc.', 'https://hora.test/convite/abc'],
  ['Redefina: https://hora.test/•••• hoje', null],
  ['Entre em https://hora.test', null],
])('the link in %j is %j', (text, link) => {
  expect(linkIn(text)).toBe(link);
});

test('what was taken out is no link any more', () => {
  expect(linkIn(withoutLinks('Abra https://hora.test/convite/abc'))).toBeNull();
});
