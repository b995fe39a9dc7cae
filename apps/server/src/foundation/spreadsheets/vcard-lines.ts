import { UnreadableFile } from './file-table.ts';
import { decodeNamed } from './text-encoding.ts';

/** One property of a card: 'TEL;TYPE=CELL:+55 11 …'. */
export type CardProperty = { name: string; parameters: string[]; value: string };

/** The cards of a file, each with its properties, whatever the version. */
export function cardsIn(text: string): CardProperty[][] {
  requireFewLines(text);
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

const MOST_LINES = 1_000_000;

/** More than fifty thousand contacts with small pictures have. */
function requireFewLines(text: string): void {
  let lines = 0;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lines += 1;
  if (lines > MOST_LINES) {
    throw new UnreadableFile('O arquivo tem linhas demais. Exporte os contatos sem as fotos.');
  }
}

/** Longer than any cell, so nothing that is kept is cut here; the pictures of contacts are. */
const LONGEST_PROPERTY = 20_000;

/**
 * Long lines go on after a space; in quoted-printable after an equals sign at the end. Each line is
 * looked at once, and what goes beyond the longest property is left out: a contact may be folded a
 * million times.
 */
function* logicalLines(text: string): Generator<string> {
  let logical: string | null = null;
  let goesOn: 'anyway' | 'after a space' = 'after a space';
  let isQuoted = false;
  for (const { 0: line } of text.matchAll(/[^\r\n]+/g)) {
    const isFolded = goesOn === 'after a space' && /^[ \t]/.test(line);
    if (logical !== null && (goesOn === 'anyway' || isFolded)) {
      const piece = isFolded ? line.slice(1) : line;
      if (logical.length < LONGEST_PROPERTY) logical += withoutSoftEnd(piece, isQuoted);
    } else {
      if (logical !== null) yield logical.slice(0, LONGEST_PROPERTY);
      isQuoted = isQuotedPrintable(line.slice(0, LONGEST_PROPERTY));
      logical = withoutSoftEnd(line, isQuoted);
    }
    goesOn = isQuoted && line.endsWith('=') ? 'anyway' : 'after a space';
  }
  if (logical !== null) yield logical.slice(0, LONGEST_PROPERTY);
}

function withoutSoftEnd(line: string, isQuoted: boolean): string {
  return isQuoted && line.endsWith('=') ? line.slice(0, -1) : line;
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
