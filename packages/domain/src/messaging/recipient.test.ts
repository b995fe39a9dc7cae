import { expect, test } from 'vitest';
import { messageLength, sendableMessage, sendableNumber } from './recipient.ts';

test.each([
  ['(11) 98765-4321', '5511987654321'],
  ['11987654321', '5511987654321'],
  ['1134567890', '551134567890'],
  ['+55 11 98765-4321', '5511987654321'],
  ['5511987654321', '5511987654321'],
  ['551134567890', '551134567890'],
  ['55991234567', '5555991234567'],
  ['11 8765-4321', '5511987654321'],
  ['(20) 98765-4321', '5520987654321'],
  ['+41 79 123 45 67', '41791234567'],
  ['+351 912 345 678', '351912345678'],
])('a message to %s goes to %s', (phone, number) => {
  expect(sendableNumber(phone)).toBe(number);
});

test.each(['123456789', '12345678901234', 'sem telefone', 'onze nove oito', '+', '(11)'])(
  'no message goes to %s',
  (phone) => {
    expect(sendableMessage({ phone, text: 'Oi' })).toEqual({
      accepted: false,
      reason: 'phone-format',
    });
  },
);

test.each([
  ['', 'Oi'],
  ['  ', 'Oi'],
  ['11987654321', ''],
  ['11987654321', ' \n\t '],
  ['11987654321', '\u200B'],
])('phone %j and message %j: something is missing', (phone, text) => {
  expect(sendableMessage({ phone, text })).toEqual({ accepted: false, reason: 'missing' });
});

test.each([
  ['exactly 4000 characters', 'a'.repeat(4000), true],
  ['4001 characters', 'a'.repeat(4001), false],
  ['4000 characters and blanks around them', `  ${'a'.repeat(4000)}\n`, true],
  ['4000 pictures of several signs each', '👩‍👩‍👧‍👦'.repeat(4000), true],
  ['4001 pictures', '💇'.repeat(4001), false],
  ['4000 letters whose accents are signs of their own', 'e\u0301'.repeat(4000), true],
])('a message of %s', (_case, text, expected) => {
  expect(sendableMessage({ phone: '11987654321', text }).accepted).toBe(expected);
});

test('a message keeps its lines and loses the blanks around it', () => {
  const message = sendableMessage({ phone: '11987654321', text: '\n Oi,\n\nAna ❤️ \0' });
  expect(message).toEqual({
    accepted: true,
    value: { number: '5511987654321', text: 'Oi,\n\nAna ❤️' },
  });
});

test('characters are counted as people see them', () => {
  expect(messageLength('Oi, Ana! 👩‍👩‍👧‍👦')).toBe(10);
});
