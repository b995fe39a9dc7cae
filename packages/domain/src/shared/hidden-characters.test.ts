import { describe, expect, test } from 'vitest';
import {
  isPlainLine,
  isPlainText,
  plainText,
  trimLine,
  withoutHidden,
} from './hidden-characters.ts';

describe('a line that can be seen', () => {
  test.each([
    'Studio da Ana 2.0',
    'João Conceição',
    'Joa\u0303o',
    'Zoë & Cia. (matriz)',
    'Unhas 💅🏽 e cabelos 👩🏾‍🦱',
    'Amor ❤️ e 1️⃣ café',
    'خالد',
  ])('%j', (text) => {
    expect(isPlainLine(text)).toBe(true);
  });

  test.each([
    ['a space without width', 'Ana\u200BLima'],
    ['a joiner between letters', 'Ana\u200DLima'],
    ['a soft hyphen', 'Ana\u00ADLima'],
    ['the text turned around', 'Ana\u202Eamil'],
    ['a line break', 'Ana\nBcc: x@x.test'],
    ['a separator of lines', 'Ana\u2028Lima'],
    ['the character zero', 'Ana\u0000'],
    ['a letter that is none', '\u3164\u3164'],
    ['a blank of Braille', '\u2800\u2800'],
    ['half a character', 'Ana\uD83D'],
    ['a style of nothing', 'Ana\uFE0F'],
  ])('is none with %s', (_what, text) => {
    expect(isPlainLine(text)).toBe(false);
  });
});

test('a text over several lines is as plain as each of them', () => {
  expect(isPlainText('Olá 👩🏾‍🦱\r\n\n\t- Amor ❤️\nAté já')).toBe(true);
  for (const hidden of ['\u202E', '\uD83D', '\u200B', '\0', '\u2028', '\u001B']) {
    expect(isPlainText(`Olá\nAna${hidden}amil`)).toBe(false);
  }
});

test.each([
  ['  Ana ', 'Ana'],
  ['\uFEFF\u200BAna\u200E\n', 'Ana'],
  ['\u200B\u2060 ', ''],
  ['Amor ❤️ ', 'Amor ❤️'],
  ['Ana\u200BLima', 'Ana\u200BLima'],
])('%j is kept as %j', (typed, kept) => {
  expect(trimLine(typed)).toBe(kept);
});

test('what is hidden goes, wherever it stands', () => {
  expect(withoutHidden('\u202Aan\u200Ba@x.com\u202C')).toBe('ana@x.com');
});

test('of a text over several lines only what is hidden goes', () => {
  const seen = 'Olá 👩🏾‍🦱\r\n\n\t- Amor ❤️ e 1️⃣ café\nAté já';
  expect(plainText(seen)).toBe(seen);
  expect(plainText('\uFEFFCorte\n\u202Eoãçomorp\u202C\u200B\u2028de\rhoje\uD83D')).toBe(
    'Corte\noãçomorpdehoje',
  );
});

test('many blanks in the middle are trimmed as soon as few', () => {
  const hostile = `a${' '.repeat(400_000)}b`;
  expect(trimLine(hostile)).toBe(hostile);
  expect(trimLine(`a${' '.repeat(400_000)}`)).toBe('a');
});

test('a hidden sign of two halves is trimmed whole', () => {
  expect(trimLine('Ana\u{E0041}\u{E007F}')).toBe('Ana');
  expect(trimLine('Unhas 💅')).toBe('Unhas 💅');
});
