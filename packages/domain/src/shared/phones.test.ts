import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  AREA_CODES,
  formatPhone,
  isMobile,
  maskPhone,
  normalizePhone,
  phoneKey,
} from './phones.ts';

const UNUSED_AREA_CODES = [
  ...['20', '23', '25', '26', '29', '30', '36', '39', '40', '50', '52'],
  ...['56', '57', '58', '59', '60', '70', '72', '76', '78', '80', '90'],
];

test.each([
  ['(11) 98765-4321', '+5511987654321'],
  ['+55 11 98765-4321', '+5511987654321'],
  ['5511987654321', '+5511987654321'],
  ['011 98765-4321', '+5511987654321'],
  ['11 8765-4321', '+5511987654321'],
  ['0055 11 98765-4321', '+5511987654321'],
  ['+55 (011) 98765-4321', '+5511987654321'],
  ['(+55) 11 98765-4321', '+5511987654321'],
  ['+5511987654321', '+5511987654321'],
  ['553498765432', '+5534998765432'],
  ['5534998765432', '+5534998765432'],
  ['(11) 3456-7890', '+551134567890'],
  ['551134567890', '+551134567890'],
  ['(55) 99123-4567', '+5555991234567'],
  ['55991234567', '+5555991234567'],
  ['+55 55 99123-4567', '+5555991234567'],
  ['5555991234567', '+5555991234567'],
])('%s is stored as %s', (text, expected) => {
  expect(normalizePhone(text)).toBe(expected);
});

test.each([
  ['an unused DDD', '(20) 98765-4321'],
  ['nine digits that do not begin with nine', '11 18765-4321'],
  ['nine digits that begin like a fixed line', '(11) 58765-4321'],
  ['no DDD', '999999999'],
  ['the country but no DDD', '+55 99123-4567'],
  ['eight digits that begin with one', '(11) 1234-5678'],
  ['another country', '+41 98765 4321'],
  ['another country before a number that Brazil could have', '+44 11 98765-4321'],
  ['a digit too many', '11 98765-43210'],
  ['letters', 'sem telefone'],
  ['nothing', ''],
])('refuses a phone with %s', (_case, text) => {
  expect(normalizePhone(text)).toBeNull();
});

test('there are 67 area codes', () => {
  expect(new Set(AREA_CODES).size).toBe(67);
  expect(AREA_CODES).toHaveLength(67);
});

test.each(UNUSED_AREA_CODES)('area code %s is not in use', (area) => {
  expect(AREA_CODES).not.toContain(area);
  expect(normalizePhone(`(${area}) 98765-4321`)).toBeNull();
});

test.each([
  ['+5511987654321', '(11) 98765-4321'],
  ['11987654321', '(11) 98765-4321'],
  ['+551134567890', '(11) 3456-7890'],
  ['1134567890', '(11) 3456-7890'],
  ['+5555991234567', '(55) 99123-4567'],
  ['+41 98765 4321', '+41 98765 4321'],
  ['ramal 12', 'ramal 12'],
  ['', ''],
])('%j is shown as %j', (text, expected) => {
  expect(formatPhone(text)).toBe(expected);
});

test('a phone saved with and without the ninth digit has one key', () => {
  expect(phoneKey('+5511987654321')).toBe('1187654321');
  expect(phoneKey('+551187654321')).toBe('1187654321');
  expect(phoneKey('+551134567890')).toBe('1134567890');
});

test.each([
  ['+5511987654321', true],
  ['(11) 98765-4321', true],
  ['+551134567890', false],
  ['123', false],
])('whether %s is a mobile: %s', (phone, expected) => {
  expect(isMobile(phone)).toBe(expected);
});

test.each([
  ['', ''],
  ['abc', ''],
  ['+', ''],
  ['0', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['(11) ', '(11'],
  ['119', '(11) 9'],
  ['1198765', '(11) 98765'],
  ['11987654', '(11) 98765-4'],
  ['11987654321', '(11) 98765-4321'],
  ['119876543210', '(11) 98765-4321'],
  ['113456', '(11) 3456'],
  ['1134567', '(11) 3456-7'],
  ['1134567890', '(11) 3456-7890'],
  ['1187654321', '(11) 8765-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['+55 11 9', '(11) 9'],
  ['5511987654321', '(11) 98765-4321'],
  ['0055 11 98765-4321', '(11) 98765-4321'],
  ['011 98765-4321', '(11) 98765-4321'],
  ['+55 (011) 98765-4321', '(11) 98765-4321'],
  ['(+55) 99 98123-4567', '(99) 98123-4567'],
  ['55991234567', '(55) 99123-4567'],
  ['(55) 99123-4567', '(55) 99123-4567'],
  ['(55) 99123-45678', '(55) 99123-4567'],
  ['+55 55 99123-4567', '(55) 99123-4567'],
  ['(55) 3222-1234', '(55) 3222-1234'],
])('%j typed or pasted shows as %j', (typed, expected) => {
  expect(maskPhone(typed)).toBe(expected);
});

test.each([
  ['11987654321', '(11) 98765-4321'],
  ['1134567890', '(11) 3456-7890'],
  ['011987654321', '(11) 98765-4321'],
  ['+5511987654321', '(11) 98765-4321'],
  ['5511987654321', '(11) 98765-4321'],
  ['55991234567', '(55) 99123-4567'],
  ['5532221234', '(55) 3222-1234'],
])('%s typed key by key shows as %s', (keys, expected) => {
  expect([...keys].reduce((shown, key) => maskPhone(shown + key), '')).toBe(expected);
});

test('a masked phone can be erased key by key', () => {
  let shown = '(11) 98765-4321';
  while (shown !== '') {
    const next = maskPhone(shown.slice(0, -1));
    expect(next.length).toBeLessThan(shown.length);
    shown = next;
  }
});

test('masking a masked phone changes nothing', () => {
  const anyTyping = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+()- 0123459') }));
  fc.assert(
    fc.property(anyTyping, (typed) => {
      const masked = maskPhone(typed);

      expect(maskPhone(masked)).toBe(masked);
    }),
  );
});

test('every stored phone survives being shown and masked', () => {
  const digits = (count: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: count, maxLength: count });
  const mobile = digits(8).map((rest) => `9${rest}`);
  const fixed = fc.tuple(fc.constantFrom('2', '3', '4', '5'), digits(7)).map((all) => all.join(''));
  const stored = fc
    .tuple(fc.constantFrom(...AREA_CODES), fc.oneof(mobile, fixed))
    .map(([area, number]) => `+55${area}${number}`);

  fc.assert(
    fc.property(stored, (phone) => {
      expect(normalizePhone(phone)).toBe(phone);
      expect(normalizePhone(phone.slice(1))).toBe(phone);
      expect(normalizePhone(phone.slice(3))).toBe(phone);
      expect(normalizePhone(formatPhone(phone))).toBe(phone);
      expect(maskPhone(phone)).toBe(formatPhone(phone));
      expect(maskPhone(phone.slice(1))).toBe(formatPhone(phone));
    }),
  );
});
