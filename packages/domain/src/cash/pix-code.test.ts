import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPixCode } from '../../tests/pix-code-reading.ts';
import { cents } from '../shared/money.ts';
import { buildPixCode, checksumOf, txidOf } from './pix-code.ts';

const KEY = '123e4567-e12b-12d1-a456-426655440000';
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const DYNAMIC =
  '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4';
const DEPOSIT =
  '00020126790014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400000217Sinal agendamento520400005303986540530.005802BR5916STUDIO BELA UNHA6009SAO PAULO62220518AG20261115A1B2C3D463047AA0';
const PHONE =
  '00020126360014br.gov.bcb.pix0114+5511987654321520400005303986540559.905802BR5913SALAO EXEMPLO6008CAMPINAS62070503***63040088';
const COMPANY =
  '00020126360014br.gov.bcb.pix011412ABC34501DE3552040000530398654041.005802BR5913EMPRESA TESTE6008BRASILIA62110507TESTE016304ECD4';

test('the checksum is the one of the standard', () => {
  expect(checksumOf('123456789')).toBe('29B1');
});

describe('a code is written to the letter', () => {
  test.each([
    [MANUAL, { key: KEY, name: 'Fulano de Tal', city: 'BRASILIA', amount: null, txid: null }],
    [
      DEPOSIT,
      {
        key: KEY,
        name: 'STUDIO BELA UNHA',
        city: 'SAO PAULO',
        amount: cents(3000),
        txid: 'AG20261115A1B2C3D4',
        note: 'Sinal agendamento',
      },
    ],
    [
      PHONE,
      {
        key: '+5511987654321',
        name: 'SALAO EXEMPLO',
        city: 'CAMPINAS',
        amount: cents(5990),
        txid: null,
      },
    ],
    [
      COMPANY,
      {
        key: '12ABC34501DE35',
        name: 'EMPRESA TESTE',
        city: 'BRASILIA',
        amount: cents(100),
        txid: 'TESTE01',
      },
    ],
  ])('%s', (code, charge) => {
    expect(buildPixCode(charge)).toBe(code);
    expect(readPixCode(code)).toEqual({ note: '', ...charge, url: null });
  });
});

test('a dynamic code is read too', () => {
  expect(readPixCode(DYNAMIC)).toMatchObject({
    key: null,
    url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
  });
});

describe('no code is', () => {
  test('one with a right checksum and a wrong length', () => {
    const wrong =
      '00020126360014BR.GOV.BCB.PIX0114+55119432143215204000053039865405' +
      '66.665802BR5907EMPRESA6008BRASILIA62080503***6304170E';
    expect(checksumOf(wrong.slice(0, -4))).toBe('170E');
    expect(readPixCode(wrong)).toBeNull();
  });

  test.each([
    ['a wrong checksum', `${MANUAL.slice(0, -1)}E`],
    ['another amount under the old checksum', PHONE.replace('59.90', '09.90')],
    ['nothing', ''],
    ['a field cut short', withChecksum(MANUAL.slice(0, 40))],
    ['a checksum said to be longer', withChecksum(`${MANUAL.slice(0, -8)}6305`)],
    ['another currency', withChecksum(MANUAL.slice(0, -4).replace('5303986', '5303840'))],
    ['a field twice', withChecksum(MANUAL.slice(0, -4).replace('5802BR', '5802BR5802BR'))],
    ['no receiver', withChecksum(MANUAL.slice(0, -4).replace('5913Fulano de Tal', ''))],
  ])('%s', (_case, code) => {
    expect(readPixCode(code)).toBeNull();
  });
});

test('names lose their accents and what is too long', () => {
  const code = buildPixCode({
    key: KEY,
    amount: cents(1),
    txid: 'a-b_ç1',
    name: 'Salão da Conceição & Irmãs Ltda 💇',
    city: 'São José dos Campos',
  });
  expect(readPixCode(code)).toMatchObject({
    name: 'Salao da Conceicao & Irma',
    city: 'Sao Jose dos Ca',
    txid: 'ab1',
    amount: 1,
  });
});

test('whatever a company is called, its code can be read', () => {
  const charge = fc.record({
    key: fc.constantFrom(KEY, '+5511987654321', `${'a'.repeat(65)}@salao.test`),
    name: fc.string({ unit: 'grapheme', maxLength: 60 }),
    city: fc.string({ unit: 'grapheme', maxLength: 40 }),
    amount: fc.option(fc.integer({ min: 1, max: 100_000_000 }).map(cents)),
    txid: fc.option(fc.string({ maxLength: 40 })),
    note: fc.string({ maxLength: 120 }),
  });
  fc.assert(
    fc.property(charge, (one) => {
      expect(readPixCode(buildPixCode(one))).toMatchObject({ key: one.key, amount: one.amount });
    }),
  );
});

test('two appointments of the same moment are told apart, and two payments of one', () => {
  const [one, other] = [
    '0199f3a1-7c10-7b1e-9d3c-1f2e3d4c5b6a',
    '0199f3a1-7c10-7b1e-9d3c-1f2e3d4c5b6b',
  ] as const;
  const txids = [
    txidOf({ appointmentId: one, attempt: one }),
    txidOf({ appointmentId: one, attempt: other }),
    txidOf({ appointmentId: other, attempt: one }),
  ];
  for (const txid of txids) expect(txid).toMatch(/^[A-Z0-9]{25}$/);
  expect(new Set(txids).size).toBe(3);
});

function withChecksum(code: string): string {
  return code + checksumOf(code);
}
