import { expect, test } from 'vitest';
import { readCompanyDocument } from './sign-up.ts';

test.each([
  ['529.982.247-25', undefined, 'cpf', '52998224725'],
  ['11.222.333/0001-81', undefined, 'cnpj', '11222333000181'],
  ['12.abc.345/01de-35', undefined, 'cnpj', '12ABC34501DE35'],
  [' 529 982 247/25 ', undefined, 'cpf', '52998224725'],
  ['529_982_247_25', undefined, 'cpf', '52998224725'],
  ['1234567890', undefined, 'cpf', '1234567890'],
  ['529.982.247-25', 'cnpj', 'cnpj', '52998224725'],
  ['11.222.333/0001-81', 'cpf', 'cpf', '11222333000181'],
  ['12ABC34567', 'cnpj', 'cnpj', '12ABC34567'],
] as const)('"%s" given as %s is a %s with the number %s', (typed, given, type, number) => {
  const value = { type, typed, number };
  expect(readCompanyDocument(typed, given)).toEqual({ accepted: true, value });
});

test.each([
  ['has nine digits', '123.456.789', undefined],
  ['has nine digits and a wealth of punctuation', '12.345.678/9---', 'cnpj'],
  ['is a CPF of letters', 'ABCDEFGHIJK', 'cpf'],
  ['has letters that no CPF counts', '12345678ABC', undefined],
  ['is only punctuation', '.../---...--', 'cnpj'],
  ['is nothing', '', undefined],
] as const)('refuses a document that %s', (_case, typed, given) => {
  const refused = { accepted: false, reason: 'invalid-document' };
  expect(readCompanyDocument(typed, given)).toEqual(refused);
});

test.each([
  ['a CPF', '529.982.247-24', 'cpf'],
  ['a CNPJ', '11.222.333/0001-82', 'cnpj'],
  ['a CNPJ with letters', '12.ABC.345/01DE-36', 'cnpj'],
  ['a document of one digit only', '111.111.111-11', 'cpf'],
] as const)('wrong check digits of %s are no reason to refuse it', (_case, typed, type) => {
  expect(readCompanyDocument(typed, type).accepted).toBe(true);
});
