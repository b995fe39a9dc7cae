import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screensIn } from './screen-addresses.ts';

const tree = readFileSync(join(import.meta.dirname, '..', 'routeTree.gen.ts'), 'utf8');

test('the screens are those of the router, by their short names too, and nothing else', () => {
  const screens = screensIn(tree);
  for (const address of [
    '/auth',
    '/auth/reset',
    '/convite/$token',
    '/dashboard/clients/$clientId',
  ]) {
    expect(screens).toContain(address);
  }
  expect(screens).toContain('/services');
  expect(screens).toContain('/clients/$clientId');
  expect(screens).not.toContain('/$');
  expect(screens).not.toContain('/profile');
});

test('a tree that cannot be read stops the build', () => {
  expect(() => screensIn('export const routeTree = {}')).toThrow('names no screens');
});
