const LONGEST_LINE_IN_OCTETS = 75;
const LINE_END = '\r\n';

/** One property of a calendar file. Its value is what `textOf` or a date already made safe. */
export function line(name: string, value: string): string {
  return `${name}:${value}`;
}

/** The lines as a file: long ones folded, each with its end. */
export function fileOf(lines: readonly string[]): string {
  return lines.map((one) => folded(one) + LINE_END).join('');
}

/** What people wrote, as a calendar reads it back. */
export function textOf(written: string): string {
  return withoutControls(written)
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** A control character in a name would break the file for every other entry. */
function withoutControls(written: string): string {
  return [...written].filter((letter) => letter >= ' ' || '\t\r\n'.includes(letter)).join('');
}

/** Cut between characters: an accent or an emoji is several octets and stays whole. */
function folded(whole: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of whole) {
    const size = octetsOf(letter);
    if (octets + size > LONGEST_LINE_IN_OCTETS) {
      pieces.push(piece);
      // What continues a line begins with a space, which counts.
      piece = ' ';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join(LINE_END);
}

function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
