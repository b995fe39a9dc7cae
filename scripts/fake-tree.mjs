import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { projectRoot } from './command-line.mjs';

const roots = [];
afterAll(() => {
  // A program that was told to end may still be writing.
  const patience = { maxRetries: 20, retryDelay: 50 };
  for (const root of roots) rmSync(root, { recursive: true, force: true, ...patience });
});

/**
 * A folder with the given files, gone after the tests.
 *
 * @param {Record<string, string>} files path from the root to contents
 * @returns {string} the root
 */
export function makeTree(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fake-tree-')));
  roots.push(root);
  for (const [path, contents] of Object.entries(files)) writeIn(root, path, contents);
  return root;
}

/**
 * @param {string} root
 * @param {string} path
 * @param {string} contents
 */
export function writeIn(root, path, contents) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), contents);
}

/**
 * A program written in JavaScript that can be started by its name.
 *
 * @param {string} root
 * @param {string} path
 * @param {string} code
 */
export function writeProgram(root, path, code) {
  writeIn(root, path, `#!${process.execPath}\nconst fs = require('node:fs');\n${code}\n`);
  chmodSync(join(root, path), 0o755);
}

/** Gives a fake tree the project's own scripts, so that they take it for the project. */
export function copyScripts(root) {
  mkdirSync(join(root, 'scripts'), { recursive: true });
  for (const name of readdirSync(join(projectRoot, 'scripts'))) {
    if (!name.includes('.test.')) {
      cpSync(join(projectRoot, 'scripts', name), join(root, 'scripts', name));
    }
  }
}

/**
 * Starts one of the tree's scripts where only the programs in the tree's `bin` folder are known.
 *
 * @param {string} root
 * @param {string[]} args script and its arguments
 */
export function startScript(root, args) {
  const { CHROMIUM: _, ...env } = process.env;
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...env, PATH: [join(root, 'bin'), dirname(process.execPath)].join(delimiter) },
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function ended(child) {
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, output }));
  });
}
