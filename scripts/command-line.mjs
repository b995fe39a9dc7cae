import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Whether a script was started by itself rather than imported.
 *
 * @param {string} moduleUrl the script's `import.meta.url`
 */
export function isCommand(moduleUrl) {
  const started = process.argv[1];
  if (!started) return false;
  return realpathSync(started) === realpathSync(fileURLToPath(moduleUrl));
}

/**
 * Prints the problems a check found, if any, and leaves the exit code behind.
 *
 * @param {string[]} problems
 * @param {string} good what to say when there is none
 */
export function report(problems, good) {
  console.log(problems.length === 0 ? good : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** @param {number} startedAt in milliseconds, from `Date.now()` */
export function secondsSince(startedAt) {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
