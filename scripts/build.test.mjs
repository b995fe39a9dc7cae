import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emptyUnlessKept, packagesFor } from './build.mjs';
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

test('a build removes what an earlier one made, and nothing that somebody keeps beside it', () => {
  const made = { 'server.js': '', 'apps/server/dist/main.js': '', 'node_modules/pg/a.js': '' };
  const own = makeTree(made);
  expect(emptyUnlessKept(own)).toEqual([]);
  expect(readdirSync(own)).toEqual([]);
  emptyUnlessKept(join(own, 'first'));
  expect(readdirSync(own)).toEqual(['first']);

  const used = makeTree({ 'server.js': '', 'data/app.secret': 's', 'data-backups/wal/1': 'w' });
  expect(emptyUnlessKept(used)).toEqual(['data', 'data-backups']);
  expect(readdirSync(used)).toEqual(['data', 'data-backups', 'server.js']);
});
