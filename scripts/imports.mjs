import { posix } from 'node:path';

const STATEMENT = /(?:^|;)\s*(?:import|export)\s[\w\s*{},$]*?\bfrom\s*(['"])(.+?)\1/gm;
const SIDE_EFFECT = /(?:^|;)\s*import\s*(['"])(.+?)\1/gm;
const DYNAMIC = /\bimport\s*\(\s*(['"`])(.+?)\1/g;
const COMMENT_LINE = /^\s*(\/\/|\/?\*).*$/gm;

/**
 * Everything a source text imports, as written.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function importsIn(source) {
  const code = source.replace(COMMENT_LINE, '');
  return [STATEMENT, SIDE_EFFECT, DYNAMIC].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match[2]),
  );
}

/**
 * The file of this repository that an import names, or `null` when it names an outside package.
 *
 * @param {string} file the importing file, from the root
 * @param {string} specifier
 * @returns {string | null}
 */
export function importedFile(file, specifier) {
  if (specifier.startsWith('.')) {
    return posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''));
  }
  const [, room, path] = /^@app\/(\w+)(?:\/(.*))?$/.exec(specifier) ?? [];
  if (!room) return null;
  const home = room === 'server' || room === 'web' ? 'apps' : 'packages';
  return `${home}/${room}/src/${path ?? 'index'}.ts`;
}
