import { expect, test } from 'vitest';
import { normalizePixKey } from './pix-key.ts';

test.each([
  ['cpf', ' 529.982.247-25 ', '52998224725'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['phone', '(11) 98765-4321', '+5511987654321'],
  ['email', ' Caixa@Salao.test', 'caixa@salao.test'],
  ['random', '123E4567-E12B-12D1-A456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
] as const)('a %s key typed as "%s" is stored as the central bank does', (type, typed, key) => {
  expect(normalizePixKey(type, typed)).toBe(key);
});

test.each([
  ['cpf', '529.982.247-26'],
  ['cpf', '11.222.333/0001-81'],
  ['cnpj', '529.982.247-25'],
  ['phone', '987654321'],
  ['phone', '(11) 3456-7890'],
  ['email', 'caixa'],
  ['email', `${'c'.repeat(70)}@salao.test`],
  ['random', '123e4567'],
  ['random', '52998224725'],
] as const)('no %s key is "%s"', (type, typed) => {
  expect(normalizePixKey(type, typed)).toBeNull();
});
