import { expect, test } from 'vitest';
import { cleanDocument, cleanPhone, cleanText } from './company-setup.ts';

test.each([
  ['Ana <script>alert(1)</script>Lima', 'Ana Lima'],
  ['<SCRIPT src="x">\n</Script >Salão', 'Salão'],
  ['Salão <script>', 'Salão'],
  ['Salão <script', 'Salão'],
  ['javascript: alert(1)', 'alert(1)'],
  ['JavaScript :void(0)', 'void(0)'],
  ['<img onerror=alert(1)>', '<img alert(1)>'],
  ['a onClick = "x"', 'a  "x"'],
  ['<scr<script></script>ipt>', ''],
  ['javajavascript:script:x', 'x'],
])('"%s" is kept as "%s"', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
});

test.each([
  'D’Ávila & Filhos',
  "Sant'Ana",
  'Salão Select * Drop Table',
  'Salon=Beauty',
  'Barba < Cabelo > Bigode',
  'Estúdio 1 = 2',
  'Script Estética',
])('"%s" is ordinary text and stays', (typed) => {
  expect(cleanText(typed)).toBe(typed);
});

test.each([
  ['cpf', ' 529.982.247-25 ', '529.982.247-25'],
  ['cpf', '529.982.247-2a5', '529.982.247-25'],
  ['cnpj', '12.abc.345/01DE-35', '12.abc.345/01DE-35'],
  ['cnpj', '11 222_333<0001>81', '11222333000181'],
] as const)('of the %s "%s" stays "%s"', (type, typed, kept) => {
  expect(cleanDocument(type, typed)).toBe(kept);
});

test.each([
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['+55 (11) 98765-4321', '55 (11) 98765-4321'],
  ['11.98765.4321 ramal', '11987654321'],
])('of the phone "%s" stays "%s"', (typed, kept) => {
  expect(cleanPhone(typed)).toBe(kept);
});
