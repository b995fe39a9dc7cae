const TABLE = /\b\w+Table\(\s*'([a-z_]+)'/g;
const COMMENT_LINE = /^\s*(\/\/|\/?\*).*$/gm;
const READ_OR_WRITTEN = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)\b/g;
const QUALIFIED = /\b([a-z_]+)\.[a-z_]+\b/g;

/**
 * The tables a table file declares, by the names they have in the database.
 *
 * @param {string} source
 * @returns {string[]}
 */
export function tablesIn(source) {
  return [...source.matchAll(TABLE)].map((match) => match[1]);
}

/**
 * What a source text names in SQL where a table may stand. A table that is put in as a value
 * (`from ${clients}`) is an import, which compiler and checks see; a name in the text is neither.
 *
 * @param {string} source
 * @returns {Set<string>}
 */
export function namesInSql(source) {
  const code = source.replace(COMMENT_LINE, '');
  const found = [...code.matchAll(READ_OR_WRITTEN)];
  for (const text of sqlTexts(code)) found.push(...text.matchAll(QUALIFIED));
  return new Set(found.map((match) => match[1]));
}

/** The texts between the values of every `sql` template. */
function sqlTexts(code) {
  const starts = [...code.matchAll(/\bsql(?:<[^`]*?>)?`/g)];
  return starts.map(({ index, 0: { length } }) => textFrom(code, index + length));
}

/** Until the closing backtick; what stands in `${…}` is left out, at whatever depth it ends. */
function textFrom(code, start) {
  let text = '';
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (depth === 0 && code[at] === '`') break;
    if (depth === 0 && code.startsWith('${', at)) [depth, at] = [1, at + 1];
    else if (depth === 0) text += code[at];
    else if (code[at] === '{') depth += 1;
    else if (code[at] === '}') depth -= 1;
    if (depth === 0 && code[at] === '}') text += ' ? ';
  }
  return text;
}
