import { expect, test } from 'vitest';
import { withoutLinks } from './read-mail.ts';

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
