import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyScripts, ended, makeTree, startScript, writeProgram } from './fake-tree.mjs';

/** A clone whose npm, builds and package manager only note that they were called. */
export function makeClone() {
  const root = makeTree({
    'package-lock.json': '{}',
    'packages/domain/src/cash/payment.ts': 'export const one = 1;',
    'apps/web/src/main.tsx': 'export const one = 1;',
    'apps/server/src/main.ts': 'export const one = 1;',
    'apps/server/build.mjs': `
import fs from 'node:fs';
fs.appendFileSync('calls', 'server ');
fs.mkdirSync('apps/server/dist', { recursive: true });
fs.writeFileSync('apps/server/dist/main.js', '');`,
  });
  writeProgram(root, 'parts/vite', note('../../calls', 'web', 'dist/index.html'));
  writeProgram(root, 'parts/playwright', `fs.appendFileSync('calls', 'playwright ');`);
  writeProgram(root, 'bin/apt-get', `fs.appendFileSync('calls', 'apt-get ');`);
  writeProgram(root, 'bin/npm', INSTALL);
  copyScripts(root);
  return root;
}

const INSTALL = `
fs.appendFileSync('calls', 'npm ');
fs.rmSync('node_modules', { recursive: true, force: true });
fs.mkdirSync('node_modules/.bin', { recursive: true });
setTimeout(() => {
  fs.symlinkSync(process.execPath, 'node_modules/.bin/node');
  for (const part of ['vite', 'playwright']) fs.cpSync('parts/' + part, 'node_modules/.bin/' + part);
}, 300);`;

export function note(calls, name, output) {
  return `
fs.appendFileSync('${calls}', '${name} ');
fs.mkdirSync('dist', { recursive: true });
fs.writeFileSync('${output}', '');`;
}

export function setUp(root, ...goal) {
  return ended(startScript(root, ['scripts/setup.mjs', ...goal]));
}

/** What was called since the last time this was asked. */
export function calls(root) {
  const file = join(root, 'calls');
  if (!existsSync(file)) return [];
  const names = readFileSync(file, 'utf8').trim().split(' ');
  rmSync(file);
  return names.sort();
}
