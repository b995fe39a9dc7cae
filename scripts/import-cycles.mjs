import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importedFile, importsIn } from './imports.mjs';

const CODE = /\.[cm]?[jt]sx?$/;
const GENERATED = /\.gen\.ts$/;

/**
 * Files that import one another in a circle, types included: none of them can be read, moved or tested
 * without the others.
 *
 * @param {string} root
 * @param {string[]} files
 * @returns {string[]} one sentence per circle
 */
export function cycleProblems(root, files) {
  const code = files.filter((file) => CODE.test(file) && !GENERATED.test(file));
  const imports = new Map(code.map((file) => [file, importedBy(root, file)]));
  const circles = [];
  for (let left = tied(imports); left.size > 0; left = tied(left)) {
    const circle = circleIn(left);
    circles.push(circle);
    for (const file of circle) left.delete(file);
  }
  return circles.map(
    ([first, ...others]) => `${[first, ...others, first].join(' → ')}: imports run in a circle`,
  );
}

function importedBy(root, file) {
  const source = readFileSync(join(root, file), 'utf8');
  return importsIn(source).map((specifier) => importedFile(file, specifier));
}

/** What is left when files that import none of the others are taken away, again and again. */
function tied(imports) {
  let left = imports;
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const isLeft = (file) => left.has(file);
    const entries = [...left].map(([file, all]) => [file, all.filter(isLeft)]);
    left = new Map(entries.filter(([, all]) => all.length > 0));
  }
  return left;
}

/** Each of them imports another one, so that any way ends in a circle. */
function circleIn(left) {
  const way = [...left.keys()].slice(0, 1);
  for (;;) {
    const [next] = left.get(way.at(-1));
    if (way.includes(next)) return way.slice(way.indexOf(next));
    way.push(next);
  }
}
