import { expect, test } from 'vitest';
import { optionalPhone } from './professional.ts';

test.each([
  ['nothing', '', ''],
  ['only spaces', '  ', ''],
  ['a mobile as people write it', '(11) 98765-4321', '+5511987654321'],
  ['something else', 'não tenho', null],
  ['too few digits', '11 9876', null],
])('the phone of a professional: %s', (_case, typed, stored) => {
  expect(optionalPhone(typed)).toBe(stored);
});
