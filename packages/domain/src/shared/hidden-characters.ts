/**
 * What nobody sees and everybody stores: control characters, breaks of lines, characters without
 * width, marks that turn the direction of the text around, blanks that pass for letters.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
const HIDDEN_ANYWHERE = new RegExp(HIDDEN, 'gu');
const BLANK = `(?:\\s|${HIDDEN.source})`;
const BLANKS_BEFORE = new RegExp(`^${BLANK}+`, 'u');
// A heart ends with a hidden sign of its own, which belongs to it.
const BLANK_AT_THE_END = new RegExp(`^(?!\\uFE0F)${BLANK}$`, 'u');

const SIGN = '\\p{Extended_Pictographic}\\uFE0F?\\p{Emoji_Modifier}?';
/** One picture is often made of several signs, held together by what is hidden anywhere else. */
const EMOJI = new RegExp(`${SIGN}(?:\\u200D${SIGN})*|[\\d#*]\\uFE0F\\u20E3`, 'gu');

const KEPT_OR_HIDDEN = new RegExp(`(${EMOJI.source}|\\r?\\n|\\t)|${HIDDEN.source}`, 'gu');
const EMOJI_OR_HIDDEN = new RegExp(`(${EMOJI.source})|${HIDDEN.source}`, 'gu');

/** Everything in it can be seen, and stands on one line. */
export function isPlainLine(text: string): boolean {
  return !HIDDEN.test(text.replace(EMOJI, ''));
}

/** The same of a text over several lines, which may be set off by tabs. */
export function isPlainText(text: string): boolean {
  return isPlainLine(text.replace(/\r?\n|\t/g, ' '));
}

/** The character zero is typed by nobody, and no column of text holds it. */
export function isStorable(text: string): boolean {
  return !text.includes('\0');
}

/** Without the blanks around it, also those that came along when it was copied from elsewhere. */
export function trimLine(text: string): string {
  const line = text.replace(BLANKS_BEFORE, '');
  // Sign by sign: an expression that looks for the end would begin anew at each of many blanks.
  let end = line.length;
  for (
    let sign = signBefore(line, end);
    BLANK_AT_THE_END.test(sign);
    sign = signBefore(line, end)
  ) {
    end -= sign.length;
  }
  return line.slice(0, end);
}

function signBefore(line: string, end: number): string {
  const pair = line.slice(Math.max(0, end - 2), end);
  return pair.length === 2 && (pair.codePointAt(0) ?? 0) > 0xffff ? pair : pair.slice(-1);
}

/** A line from a file, where nobody can be asked to type it again: what is hidden goes. */
export function plainLine(text: string): string {
  return trimLine(text.replace(EMOJI_OR_HIDDEN, '$1'));
}

/** The same over several lines, which stay: what somebody pastes brings along more than she sees. */
export function plainText(text: string): string {
  return text.replace(KEPT_OR_HIDDEN, '$1');
}

export function withoutHidden(text: string): string {
  return text.replace(HIDDEN_ANYWHERE, '');
}
