import { expect, test } from 'vitest';
import { SETUP_MARK, setupTokenIn } from './first-access.ts';

test.each([
  [`#${SETUP_MARK}k3x9m-aaaaa`, 'k3x9m-aaaaa'],
  ['#outra=coisa', ''],
  ['#', ''],
  ['', ''],
])('the address ending in %s carries the code "%s"', (hash, token) => {
  expect(setupTokenIn(hash)).toBe(token);
});
