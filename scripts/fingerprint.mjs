import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow, isTest } from './source-files.mjs';

/**
 * What a step reads (`inputs`: files and folders), what it makes (`output`), and where it is noted
 * that the one was made from the other (`stamp`). All are paths from the root.
 *
 * @typedef {{ inputs: string[], output: string, stamp: string }} Made
 */

/**
 * Whether the output was made from the inputs as they are now. Size and time of change answer at
 * once; only when those differ are the contents compared.
 *
 * @param {string} root
 * @param {Made} made
 */
export function isFresh(root, made) {
  const stamp = readStamp(root, made);
  if (!stamp || stamp.output !== changeTime(root, made.output)) return false;

  const files = inputFiles(root, made);
  const glance = glanceAt(root, files);
  if (stamp.glance === glance) return true;
  if (stamp.contents !== contentsOf(root, files)) return false;

  writeStamp(root, made, { ...stamp, glance });
  return true;
}

/**
 * Takes the inputs' fingerprint now and returns a function that notes it once the output is there:
 * a file saved while the step runs must count as changed.
 *
 * @param {string} root
 * @param {Made} made
 * @returns {() => void}
 */
export function takeFingerprint(root, made) {
  const files = inputFiles(root, made);
  const taken = { glance: glanceAt(root, files), contents: contentsOf(root, files) };
  return () => writeStamp(root, made, { ...taken, output: changeTime(root, made.output) });
}

function inputFiles(root, made) {
  return made.inputs
    .flatMap((input) => (isFile(root, input) ? [input] : filesBelow(root, input)))
    .filter((file) => !isTest(file) && !file.endsWith('routeTree.gen.ts'));
}

function isFile(root, path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}

function glanceAt(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function contentsOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const contents = readFileSync(join(root, file));
    hash.update(`${file}\0${contents.length}\0`).update(contents);
  }
  return hash.digest('hex');
}

function changeTime(root, path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? null;
}

function readStamp(root, made) {
  try {
    return JSON.parse(readFileSync(join(root, made.stamp), 'utf8'));
  } catch {
    // A missing or damaged stamp means the same: make it again.
    return null;
  }
}

function writeStamp(root, made, stamp) {
  mkdirSync(dirname(join(root, made.stamp)), { recursive: true });
  writeFileSync(join(root, made.stamp), JSON.stringify(stamp));
}
