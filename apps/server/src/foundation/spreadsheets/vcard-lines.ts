import { decodeNamed } from './text-encoding.ts';

/** One property of a card: 'TEL;TYPE=CELL:+55 11 …'. */
export type CardProperty = { name: string; parameters: string[]; value: string };

/** The cards of a file, each with its properties, whatever the version. */
export function cardsIn(text: string): CardProperty[][] {
  const cards: CardProperty[][] = [];
  let card: CardProperty[] | null = null;
  for (const line of logicalLines(text)) {
    const property = propertyOf(line);
    if (!property) continue;
    if (property.name === 'BEGIN') card = [];
    else if (property.name === 'END' && card) {
      cards.push(card);
      card = null;
    } else card?.push(property);
  }
  return cards;
}

/** Long lines go on after a space; in quoted-printable after an equals sign at the end. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(line);
    else if (isQuotedPrintable(last) && last.endsWith('=')) {
      lines[lines.length - 1] = last.slice(0, -1) + line;
    } else if (/^[ \t]/.test(line)) lines[lines.length - 1] = last + line.slice(1);
    else lines.push(line);
  }
  return lines;
}

function isQuotedPrintable(line: string): boolean {
  return /^[^:]*QUOTED-PRINTABLE/i.test(line);
}

function propertyOf(line: string): CardProperty | null {
  const match =
    /^(?:[\w-]+\.)?(?<name>[\w-]+)(?<rest>(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(?<value>.*)$/s;
  const groups = match.exec(line.trimStart())?.groups;
  if (!groups) return null;
  const parameters = (groups.rest ?? '').toUpperCase().split(';').slice(1);
  const value = groups.value ?? '';
  return {
    name: (groups.name ?? '').toUpperCase(),
    parameters,
    value: isQuotedPrintable(line) ? fromQuotedPrintable(value, charsetOf(parameters)) : value,
  };
}

function charsetOf(parameters: readonly string[]): string | undefined {
  return parameters.find((parameter) => parameter.startsWith('CHARSET='))?.slice('CHARSET='.length);
}

function fromQuotedPrintable(value: string, charset: string | undefined): string {
  const bytes = value.replace(/=(?<code>[0-9A-F]{2})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  // What was not escaped is ASCII in a file that keeps to the rules; anything else is left as it is.
  if (/[\u0100-\uFFFF]/.test(bytes)) return value;
  return decodeNamed(
    Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
    charset,
  );
}
