import { expect, test } from 'vitest';
import { type Sheet, sheetFile } from './sheet.ts';

type Person = { name: string; visits: number };

const sheet: Sheet<Person> = {
  fileName: 'pessoas.csv',
  columns: [
    { header: 'Nome', cell: ({ name }) => name },
    { header: 'Visitas', cell: ({ visits }) => visits },
  ],
};

test('a list becomes a file that Brazilian spreadsheets open, and that runs no formula', async () => {
  const rows = [
    { name: '=1+1', visits: 2.5 },
    { name: 'Ana; Bia', visits: 3 },
  ];
  const file = sheetFile(sheet, rows);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect(file.name).toBe('pessoas.csv');
  expect(bytes.subarray(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(new TextDecoder().decode(bytes)).toBe('Nome;Visitas\r\n\'=1+1;2,5\r\n"Ana; Bia";3\r\n');
});
