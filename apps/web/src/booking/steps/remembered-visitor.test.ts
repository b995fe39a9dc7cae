import { beforeEach, expect, test, vi } from 'vitest';
import { recall, remember } from './remembered-visitor.ts';

const maria = { phone: '11988887777', name: 'Maria', email: 'm@casa.test' };

beforeEach(() => localStorage.clear());

test('what was typed is known again to whoever types the same phone, and to nobody else', () => {
  remember(maria);
  expect(recall('11988887777')).toEqual({ name: 'Maria', email: 'm@casa.test' });
  expect(recall('11988887778')).toBeNull();
});

test.each(['', '{', '7', '{"phone":"11988887777"}'])('what was spoilt is nothing: %j', (kept) => {
  localStorage.setItem('booking-visitor', kept);
  expect(recall('11988887777')).toBeNull();
});

test('a browser that keeps nothing is no trouble', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  remember(maria);
  expect(recall('11988887777')).toBeNull();
});
