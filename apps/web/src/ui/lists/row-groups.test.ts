import { expect, test } from 'vitest';
import { inGroups, placedRows } from './row-groups.ts';

const rows = [
  { name: 'Corte', kind: 'Cabelo' },
  { name: 'Outro', kind: '' },
  { name: 'Mão', kind: 'Unhas' },
  { name: 'Escova', kind: 'Cabelo' },
];
const byKind = ({ kind }: { kind: string }) => ({ key: kind, title: kind || 'Outros' });

test('rows of one group come together, by its name, those without one last', () => {
  const order = inGroups(rows, byKind).map(({ name }) => name);
  expect(order).toEqual(['Corte', 'Escova', 'Mão', 'Outro']);
  expect(inGroups(rows, undefined)).toBe(rows);
});

test('only the first of a group has its heading', () => {
  const headings = placedRows(inGroups(rows, byKind), byKind).map(({ group }) => group?.title);
  expect(headings).toEqual(['Cabelo', undefined, 'Unhas', 'Outros']);
  expect(placedRows(rows, undefined).every(({ group }) => group === undefined)).toBe(true);
});
