import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('a file has the mark of UTF-8, semicolons and a line end after every line', () => {
  expect(
    toCsv(
      ['Nome', 'Preço'],
      [
        ['Corte', 45],
        ['Barba', 30.5],
      ],
    ),
  ).toBe('\uFEFFNome;Preço\r\nCorte;45\r\nBarba;30,5\r\n');
});

test('a file without rows still has its header', () => {
  expect(toCsv(['Nome'], [])).toBe('\uFEFFNome\r\n');
});

test.each([
  ['an ordinary text', 'Ana Souza', 'Ana Souza'],
  ['a comma', 'Souza, Ana', '"Souza, Ana"'],
  ['a tab', 'um\tdois', '"um\tdois"'],
  ['a semicolon', 'corte; barba', '"corte; barba"'],
  ['quotes', 'a "melhor"', '"a ""melhor"""'],
  ['a line feed', 'um\ndois', '"um\ndois"'],
  ['a carriage return', 'um\rdois', '"um\rdois"'],
  ['nothing', '', ''],
])('writes a cell with %s', (_case, cell, expected) => {
  expect(cellOf(cell)).toBe(expected);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+5511987654321', "'+5511987654321"],
  ['-1+1', "'-1+1"],
  ['-R$ 5,00', '"\'-R$ 5,00"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', '"\'\t\'=1+1"'],
  ['x,=1+1,y', '"x,\'=1+1,y"'],
  ['x\t@SUM(A1)', '"x\t\'@SUM(A1)"'],
  ['\r=1+1', '"\'\r=1+1"'],
  ['\n=1+1', '"\'\n=1+1"'],
  ['=HYPERLINK("http://example.com";"x")', '"\'=HYPERLINK(""http://example.com"";""x"")"'],
  ['-', "'-"],
])('a spreadsheet does not run %j', (cell, expected) => {
  expect(cellOf(cell)).toBe(expected);
});

test.each([
  [-12.5, '-12,5'],
  [0, '0'],
  [1234.56, '1234,56'],
  ['-12,50', '-12,50'],
  ['-1.234,50', '-1.234,50'],
  ['-7', '-7'],
  ['12,50', '12,50'],
])('%j stays a number', (cell, expected) => {
  expect(cellOf(cell)).toBe(expected);
});

test('a header is as safe as a cell', () => {
  expect(toCsv(['=A1', 'a;b'], [])).toBe('\uFEFF\'=A1;"a;b"\r\n');
});

function cellOf(cell: string | number): string {
  return toCsv(['Coluna'], [[cell]]).slice('\uFEFFColuna\r\n'.length, -'\r\n'.length);
}
