import { expect, test } from 'vitest';
import { groupsOf } from './service-groups.ts';

test('services stand by category in the order of their names, what has none last', () => {
  const services = [
    { name: 'Vale-presente', category: '' },
    { name: 'Pé', category: 'Unhas' },
    { name: 'Brow', category: 'Área dos olhos' },
    { name: 'Mão', category: 'Unhas' },
  ];
  expect(
    groupsOf(services).map((group) => [group.category, group.services.map(({ name }) => name)]),
  ).toEqual([
    ['Área dos olhos', ['Brow']],
    ['Unhas', ['Pé', 'Mão']],
    ['', ['Vale-presente']],
  ]);
});
