import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  documentTypeOf,
  hasValidCheckDigits,
  isBeginningOf,
  isCnpj,
  isCpf,
  maskDocument,
  normalizeDocument,
} from './documents.ts';

test.each([
  '12.ABC.345/01DE-35',
  '12.abc.345/01de-35',
  '12ABC34501DE35',
  '00.000.000/E08G-12',
  '93.ZB0.VRY/V6KA-67',
  '6A3EDMWP000168',
  'D7YDDI5H000162',
  'Q2.GRO.WP7/0001-85',
  '11.222.333/0001-81',
  '00.000.000/0001-91',
  '33.000.167/0001-01',
])('%s is a CNPJ', (text) => {
  expect(isCnpj(text)).toBe(true);
  expect(hasValidCheckDigits('cnpj', text)).toBe(true);
  expect(hasValidCheckDigits('cpf', text)).toBe(false);
});

test.each([
  ['a wrong check digit', '12ABC34501DE36'],
  ['a wrong check digit behind punctuation', '93.ZB0.VRY/V6KA-66'],
  ['a letter among the check digits', '12ABC34501DEA5'],
  ['only zeros', '00000000000000'],
  ['only one digit', '11.111.111/1111-11'],
  ['a wrong numeric check digit', '11.222.333/0001-82'],
  ['a character that is neither letter nor digit', '12_ABC34501DE35'],
  ['an accented letter', '12.ÁBC.345/01DE-35'],
  ['one digit too few', '1122233300018'],
  ['nothing', ''],
])('refuses a CNPJ with %s', (_case, text) => {
  expect(isCnpj(text)).toBe(false);
});

test.each([
  '529.982.247-25',
  '52998224725',
  ' 529 982 247 25 ',
  '111.444.777-35',
  '123.456.789-09',
  '000.000.001-91',
  '935.411.347-80',
])('%s is a CPF', (text) => {
  expect(isCpf(text)).toBe(true);
  expect(hasValidCheckDigits('cpf', text)).toBe(true);
  expect(hasValidCheckDigits('cnpj', text)).toBe(false);
});

test.each([
  ['a wrong check digit', '529.982.247-24'],
  ['only one digit', '111.111.111-11'],
  ['only zeros', '000.000.000-00'],
  ['a letter', '529.982.247-2A'],
  ['a character that is not punctuation of a document', '529,982,247-25'],
  ['one digit too few', '5299822472'],
  ['nothing', ''],
])('refuses a CPF with %s', (_case, text) => {
  expect(isCpf(text)).toBe(false);
});

test.each([
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  [' 529.982.247-25\t', '52998224725'],
  ['12_AB*', '12_AB*'],
])('%j is stored as %s', (text, expected) => {
  expect(normalizeDocument(text)).toBe(expected);
});

test.each([
  ['529.982.247-25', 'cpf'],
  ['', 'cpf'],
  ['529982247251', 'cnpj'],
  ['12.ABC.345/01DE-35', 'cnpj'],
])('%j counts as a %s', (text, expected) => {
  expect(documentTypeOf(text)).toBe(expected);
});

test.each([
  ['', ''],
  ['5', '5'],
  ['529', '529'],
  ['5299', '529.9'],
  ['529982', '529.982'],
  ['5299822', '529.982.2'],
  ['529982247', '529.982.247'],
  ['5299822472', '529.982.247-2'],
  ['52998224725', '529.982.247-25'],
  ['529.982.247-251', '529.982.247-25'],
  ['529a982', '529.982'],
  ['529.', '529'],
])('a CPF typed as %j shows as %j', (typed, expected) => {
  expect(maskDocument('cpf', typed)).toBe(expected);
});

test.each([
  ['', ''],
  ['1', '1'],
  ['12a', '12.A'],
  ['12abc', '12.ABC'],
  ['12abc3', '12.ABC.3'],
  ['12abc345', '12.ABC.345'],
  ['12abc3450', '12.ABC.345/0'],
  ['12abc34501de', '12.ABC.345/01DE'],
  ['12abc34501de3', '12.ABC.345/01DE-3'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12abc34501dea5', '12.ABC.345/01DE-5'],
  ['12ABC34501DE3599', '12.ABC.345/01DE-35'],
  ['11222333000181', '11.222.333/0001-81'],
  ['1é2_A', '12.A'],
])('a CNPJ typed as %j shows as %j', (typed, expected) => {
  expect(maskDocument('cnpj', typed)).toBe(expected);
});

const anyTyping = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom(...'0123456789abcXYZ./-') }),
);

test.each(['cpf', 'cnpj'] as const)('masking a masked %s changes nothing', (type) => {
  fc.assert(
    fc.property(anyTyping, (typed) => {
      const masked = maskDocument(type, typed);

      expect(maskDocument(type, masked)).toBe(masked);
    }),
  );
});

test.each(['cpf', 'cnpj'] as const)('every beginning of a masked %s is already masked', (type) => {
  const whole = type === 'cpf' ? '529.982.247-25' : '12.ABC.345/01DE-35';
  let shown = '';
  for (const key of normalizeDocument(whole)) {
    shown = maskDocument(type, shown + key);
    expect(whole.startsWith(shown)).toBe(true);
  }
  expect(shown).toBe(whole);
});

test.each(['cpf', 'cnpj'] as const)('a masked %s can be erased key by key', (type) => {
  let shown = type === 'cpf' ? '529.982.247-25' : '12.ABC.345/01DE-35';
  while (shown !== '') {
    const next = maskDocument(type, shown.slice(0, -1));
    expect(next.length).toBeLessThan(shown.length);
    shown = next;
  }
});

test.each([
  ['cpf', '', true],
  ['cpf', '529.982', true],
  ['cpf', '529.982.247-25', true],
  ['cpf', '529982247250', false],
  ['cpf', '52A', false],
  ['cnpj', '12.ABC.345/01DE-35', true],
  ['cnpj', '12.ABC.345/01DE-355', false],
] as const)('somebody who chose %s may have begun with "%s": %s', (type, text, outcome) => {
  expect(isBeginningOf(type, text)).toBe(outcome);
});
