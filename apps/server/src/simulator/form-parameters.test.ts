import { expect, test } from 'vitest';
import { fingerprintOf, parseFormParameters } from './form-parameters.ts';

test.each([
  ['', {}],
  ['a=1&b=x%20y', { a: '1', b: 'x y' }],
  ['m[a]=1&m[b][c]=2', { m: { a: '1', b: { c: '2' } } }],
  ['l[0][p]=a&l[1][p]=b', { l: [{ p: 'a' }, { p: 'b' }] }],
  ['l[]=a&l[]=b', { l: ['a', 'b'] }],
  ['m[7]=a', { m: { 7: 'a' } }],
  ['?limit=1&expand[0]=data.x', { limit: '1', expand: ['data.x'] }],
])('%s is read as it was meant', (encoded, parameters) => {
  expect(parseFormParameters(encoded)).toEqual(parameters);
});

test('no name reaches anything but the parameters themselves', () => {
  const parsed = parseFormParameters('__proto__[admin]=1&constructor[prototype][admin]=1');
  expect(Object.hasOwn(parsed, '__proto__')).toBe(true);
  expect(Reflect.get({}, 'admin')).toBeUndefined();
});

test('the same parameters in another order are the same', () => {
  expect(fingerprintOf('a=1&b=2')).toBe(fingerprintOf('b=2&a=1'));
  expect(fingerprintOf('a=1&b=2')).not.toBe(fingerprintOf('a=1&b=3'));
});
