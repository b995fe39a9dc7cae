import { describe, expect, test } from 'vitest';
import {
  type ApprovedWords,
  approvedFields,
  emptyFields,
  sentFields,
  wordsOf,
} from './approved-words.ts';

const words: ApprovedWords = {
  name: 'promocao',
  language: 'pt_BR',
  header: 'Só em {{1}}',
  text: 'Oi {{2}}, {{1}} de desconto. {{2}}, venha!',
  buttons: [
    { place: 0, url: 'https://salao.test/fixo' },
    { place: 2, url: 'https://salao.test/{{1}}' },
  ],
  fields: [
    { part: 'header', place: 0, name: '1', value: 'março' },
    { part: 'body', place: 0, name: '1', value: '10%' },
    { part: 'body', place: 0, name: '2', value: '{client_name}' },
    { part: 'button', place: 2, name: '1', value: 'marco' },
  ],
};

test('every field is asked for once: of the header, the text and each address', () => {
  expect(approvedFields(words)).toEqual(
    words.fields.map(({ part, place, name }) => ({ part, place, name })),
  );
  expect(approvedFields({ header: '', text: 'Olá', buttons: [] })).toEqual([]);
});

test('names stand in the order in which they are written, numbers in their own', () => {
  const names = (text: string) =>
    approvedFields({ header: '', text, buttons: [] }).map(({ name }) => name);
  expect(names('{{nome}} e {{cidade}}')).toEqual(['nome', 'cidade']);
  expect(names('{{10}} {{ 2 }} {{1}}')).toEqual(['1', '2', '10']);
});

test('a field without words, or with blanks alone, is empty', () => {
  expect(emptyFields(words)).toEqual([]);
  const [first, ...others] = words.fields;
  expect(emptyFields({ ...words, fields: others })).toEqual([
    { part: 'header', place: 0, name: '1' },
  ]);
  const blank = { ...first, part: 'header', place: 0, name: '1', value: ' ' } as const;
  expect(emptyFields({ ...words, fields: [blank, ...others] })).toHaveLength(1);
});

describe('what a client reads', () => {
  test('has the values in their places, and our variables still as such', () => {
    expect(wordsOf(words)).toBe(
      'Só em março\n\nOi {client_name}, 10% de desconto. {client_name}, venha!',
    );
  });

  test('shows a field that is not filled in yet', () => {
    expect(wordsOf({ ...words, header: '', fields: [] })).toBe(words.text);
  });
});

test('what is sent has every field in order, none empty and none of several lines', () => {
  const fill = (value: string) => value.replace('{client_name}', 'Ana\nMaria').replace('marco', '');
  expect(sentFields(words, fill).map(({ value }) => value)).toEqual([
    'março',
    '10%',
    'Ana Maria',
    '-',
  ]);
});
