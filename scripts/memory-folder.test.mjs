import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memoryFolder } from './memory-folder.mjs';

function someFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'memory-folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a folder with room is taken, and left as it was', () => {
  const folder = someFolder();

  expect(memoryFolder(folder, 1)).toBe(folder);
  expect(readdirSync(folder)).toEqual([]);
});

test('one with too little room is not', () => {
  expect(memoryFolder(someFolder(), Number.MAX_SAFE_INTEGER)).toBeNull();
});

test('one that is not there is not', () => {
  expect(memoryFolder(join(someFolder(), 'nowhere'), 1)).toBeNull();
});
