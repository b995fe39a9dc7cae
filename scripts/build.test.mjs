import { expect, test } from 'vitest';
import { packagesFor } from './build.mjs';
import { makeTree } from './fake-tree.mjs';

const needs = (dependencies, optionalDependencies = {}) =>
  JSON.stringify({ dependencies, optionalDependencies });

test('a package goes along with what it needs, nearest first, and what is for others is left out', () => {
  const root = makeTree({
    'node_modules/picture/package.json': needs(
      { version: '^1', '@parts/colour': '^2' },
      { other: '1' },
    ),
    'node_modules/picture/node_modules/version/package.json': needs({ picture: '*' }),
    'node_modules/version/package.json': needs({}),
    'node_modules/@parts/colour/package.json': needs({ version: '^3' }),
    'node_modules/unused/package.json': needs({}),
  });
  const found = packagesFor(root, ['picture', 'missing']).map((path) =>
    path.slice(root.length + 1),
  );
  expect(found).toEqual([
    'node_modules/picture',
    'node_modules/picture/node_modules/version',
    'node_modules/@parts/colour',
    'node_modules/version',
  ]);
});
