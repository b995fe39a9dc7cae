import { expect, test } from 'vitest';
import { changedText } from './merged-notice.labels.ts';

test.each([
  [['Preço'], 'Mudou: Preço. Já está no formulário.'],
  [['Preço', 'Descrição'], 'Mudaram: Preço, Descrição. Já estão no formulário.'],
])('of %j one reads “%s”', (fields, sentence) => {
  expect(changedText(fields)).toBe(sentence);
});
