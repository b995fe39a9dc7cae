import { expect, test } from 'vitest';
import { waLink, waLinkToAnybody } from './wa-link.ts';

test.each([
  ['11987654321', '', 'https://wa.me/5511987654321'],
  ['+55 11 98765-4321', 'Olá, Ana!', 'https://wa.me/5511987654321?text=Ol%C3%A1%2C%20Ana!'],
  [
    '11987654321',
    'Duas\nlinhas & 100% #1',
    'https://wa.me/5511987654321?text=Duas%0Alinhas%20%26%20100%25%20%231',
  ],
  ['11987654321', '💇\uD83D', 'https://wa.me/5511987654321?text=%F0%9F%92%87%EF%BF%BD'],
])('%s with %j', (phone, text, link) => {
  expect(waLink(phone, text)).toBe(link);
});

test('there is no link to what is no phone', () => {
  expect(waLink('sem telefone', 'Oi')).toBeNull();
});

test('without anybody WhatsApp asks to whom', () => {
  expect(waLinkToAnybody('Agende aqui')).toBe('https://wa.me/?text=Agende%20aqui');
});
