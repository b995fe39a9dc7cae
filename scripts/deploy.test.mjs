import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './command-line.mjs';

const read = (path) => readFileSync(join(projectRoot, path), 'utf8');

test.each(['server', 'worker'])(
  'what the %s puts beside its data lies where systemd lets it write',
  (name) => {
    const unit = read(`deploy/systemd/hora-marcada-${name}.service`);
    const [, data] = unit.match(/DATA_DIR=(\S+)/);
    const [, state] = unit.match(/^StateDirectory=(\S+)$/m);
    expect(dirname(data)).toBe(`/var/lib/${state}`);
  },
);

test.each(['.gitignore', '.dockerignore'])('%s leaves out the secrets of a deployment', (file) => {
  const lines = read(file).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/users.txt']));
});
