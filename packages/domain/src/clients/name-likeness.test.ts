import { expect, test } from 'vitest';
import { namesAgree } from './name-likeness.ts';

test.each([
  ['Maria Souza', 'Maria Souza', true],
  ['  maria   souza ', 'Maria Souza', true],
  ['Maria', 'Maria Souza', true],
  ['Maria Antônia de Souza', 'Maria Souza', true],
  ['ANTONIA', 'Antônia', true],
  ['Ana D’Avila', "Ana d'Ávila", true],
  ['Maria Lima', 'Maria Souza', false],
  ['Souza', 'Maria Souza', false],
  ['Fulana', 'Beltrana', false],
  ['Mariana', 'Maria', false],
  ['', 'Maria', false],
])('%j for the record of %j: %s', (typed, known, agree) => {
  expect(namesAgree(typed, known)).toBe(agree);
});
