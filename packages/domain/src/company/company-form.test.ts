import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneInField } from '../shared/phones.ts';
import {
  checkCompany,
  formatZipCode,
  maskZipCode,
  STATES,
  timezoneOfState,
} from './company-form.ts';

const form = {
  name: 'Salão da Bê',
  documentType: 'cnpj' as const,
  document: '11222333000181',
  phone: '11987654321',
  zipCode: '01310-100',
};

const stored = { documentType: 'cnpj' as const, document: '12.ABC.345/01DE-35', phone: '' };
const hasty = { ...stored, document: '11.222.333/0001-82' };

test('a form is stored in one spelling, whatever was typed', () => {
  expect(checkCompany(form, stored)).toEqual({
    accepted: true,
    company: {
      name: 'Salão da Bê',
      documentType: 'cnpj',
      document: '11.222.333/0001-81',
      documentNumber: '11222333000181',
      phone: '+5511987654321',
      zipCode: '01310100',
    },
  });
});

test.each([
  ['cpf', '529.982.247-25', '529.982.247-25', '52998224725'],
  ['cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
] as const)('a %s %s is kept as %s', (documentType, document, typed, number) => {
  expect(checkCompany({ ...form, documentType, document }, stored)).toMatchObject({
    company: { document: typed, documentNumber: number },
  });
});

test('phone and CEP may be missing', () => {
  expect(checkCompany({ ...form, phone: ' ', zipCode: '' }, stored)).toMatchObject({
    accepted: true,
    company: { phone: '', zipCode: '' },
  });
});

test.each([
  [
    'a wrong check digit',
    { document: '11222333000182' },
    'document',
    'Documento inválido. Verifique CPF ou CNPJ.',
  ],
  [
    'a CPF where a CNPJ is asked for',
    { document: '52998224725' },
    'document',
    'Documento inválido. Verifique CPF ou CNPJ.',
  ],
  [
    'a CNPJ where a CPF is asked for',
    { documentType: 'cpf' as const },
    'document',
    'Documento inválido. Verifique CPF ou CNPJ.',
  ],
  [
    'a phone without DDD',
    { phone: '98765-4321' },
    'phone',
    'Telefone inválido. Use o formato (11) 99999-9999',
  ],
  ['a short CEP', { zipCode: '1310-100' }, 'zipCode', 'CEP inválido'],
  ['a CEP with letters', { zipCode: '01310-10O' }, 'zipCode', 'CEP inválido'],
])('%s is refused beside its field', (_case, change, field, sentence) => {
  expect(checkCompany({ ...form, ...change }, stored)).toEqual({
    accepted: false,
    problems: [{ field, sentence }],
  });
});

test('a wrong document that was taken before stays, as it is stored', () => {
  expect(checkCompany({ ...form, document: '11222333000182' }, hasty)).toMatchObject({
    accepted: true,
    company: { document: '11.222.333/0001-82', documentNumber: '11222333000182' },
  });
});

test.each([
  ['another wrong number', { document: '11222333000183' }],
  ['the same number as another type', { documentType: 'cpf' as const, document: '11222333000182' }],
])('%s than the stored one is refused', (_case, change) => {
  expect(checkCompany({ ...form, ...change }, hasty)).toMatchObject({
    problems: [{ field: 'document' }],
  });
});

test.each([
  ['(11) 98765', '(11) 98765'],
  ['1198765', '(11) 98765'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['+41 91 234 56 78', '+41 91 234 56 78'],
])('a phone %s that was taken before stays as it is stored', (phone, shown) => {
  expect(phoneInField(phone)).toBe(shown);
  expect(checkCompany({ ...form, phone: shown }, { ...stored, phone })).toMatchObject({
    accepted: true,
    company: { phone },
  });
});

test.each(['(11) 98766', '+351 912 345 679', '(35) 19123-4567'])(
  'another wrong phone than the stored one is refused: %s',
  (phone) => {
    const check = checkCompany({ ...form, phone }, { ...stored, phone: '+351 912 345 678' });
    expect(check).toMatchObject({ problems: [{ field: 'phone' }] });
  },
);

test('a Brazilian phone takes the place of one from abroad with the same digits', () => {
  const abroad = { ...stored, phone: '+41 91 234 56 78' };
  expect(checkCompany({ ...form, phone: '(41) 91234-5678' }, abroad)).toMatchObject({
    company: { phone: '+5541912345678' },
  });
});

test('everything wrong is said at once', () => {
  const check = checkCompany({ ...form, document: '1', phone: '1', zipCode: '1' }, stored);
  expect(check).toMatchObject({
    problems: [{ field: 'document' }, { field: 'phone' }, { field: 'zipCode' }],
  });
});

test.each([
  ['', ''],
  ['01310', '01310'],
  ['013101', '01310-1'],
  ['01310100', '01310-100'],
  ['CEP 01310-100 9', '01310-100'],
])('typing "%s" shows "%s"', (typed, shown) => {
  expect(maskZipCode(typed)).toBe(shown);
});

test('what the mask shows is taken', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (zipCode) => {
      const masked = maskZipCode(zipCode);
      expect(formatZipCode(zipCode)).toBe(masked);
      expect(checkCompany({ ...form, zipCode: masked }, stored)).toMatchObject({
        company: { zipCode },
      });
    }),
  );
});

test.each([
  ['SP', 'America/Sao_Paulo'],
  ['PE', 'America/Sao_Paulo'],
  ['PA', 'America/Sao_Paulo'],
  ['AM', 'America/Manaus'],
  ['MT', 'America/Manaus'],
  ['MS', 'America/Manaus'],
  ['RO', 'America/Manaus'],
  ['RR', 'America/Manaus'],
  ['AC', 'America/Rio_Branco'],
] as const)('%s goes by %s', (state, zone) => {
  expect(timezoneOfState(state)).toBe(zone);
});

test('there are 26 states and the Federal District', () => {
  expect(new Set(STATES).size).toBe(27);
});
