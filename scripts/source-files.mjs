import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  'dev-dist',
  'coverage',
  'test-results',
  'playwright-report',
]);

/** Notes beside an area, and what a system leaves behind. */
const NO_SOURCE_FILE = new Set(['README.md', '.DS_Store']);

/**
 * Every file below a folder, as paths from the root with forward slashes, in a stable order.
 * A folder that does not exist holds no files.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(root, folder) {
  return entriesOf(root, folder).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : filesBelow(root, path);
    return NO_SOURCE_FILE.has(entry.name) ? [] : [path];
  });
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} names
 */
export function foldersIn(root, folder) {
  return entriesOf(root, folder)
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** @param {string} file path from the root, with forward slashes */
export function isTest(file) {
  return /\.(test|spec)\.[a-z]+$/.test(file) || /(^|\/)(tests|e2e)\//.test(file);
}

function entriesOf(root, folder) {
  try {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    return entries.sort((one, other) => (one.name < other.name ? -1 : 1));
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  }
}
