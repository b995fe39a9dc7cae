import { expect, test } from 'vitest';
import { offeredChoices } from './offered-choices.ts';

const all = [
  { id: '2', name: 'Escova', active: true },
  { id: '1', name: 'Água', active: true },
  { id: '3', name: 'Botox', active: false },
];
const names = (chosen?: string) => offeredChoices(all, chosen).map(({ label }) => label);

test('what is offered can be chosen, by name', () => {
  expect(names()).toEqual(['Água', 'Escova']);
});

test('one that is no longer offered is named where a figure led to it', () => {
  expect(names('3')).toEqual(['Água', 'Botox', 'Escova']);
});

test('what is chosen has its place before the names are there', () => {
  expect(offeredChoices(undefined, '3')).toEqual([{ value: '3', label: '…' }]);
  expect(offeredChoices(undefined, undefined)).toEqual([]);
});
