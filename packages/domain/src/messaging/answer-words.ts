import { normalizeForSearch } from '../shared/text.ts';

/** A message as its clauses, and the pictures in it. */
export type HeardText = { clauses: string[]; signs: string[]; isQuestion: boolean };

const SIGN = /\p{Extended_Pictographic}/gu;
/** Skin, sex and other hidden parts of a picture. */
const OF_SIGN = /\p{Emoji_Modifier}|\p{Variation_Selector}|\u200D|\u20E3|♀|♂/gu;
const BREAKS = /[\s]*[,.;:!?…\n\r()"“”/|–—*~_-]+[\s]*/u;

export function hearText(text: string): HeardText {
  const plain = text.normalize('NFKC').replace(OF_SIGN, '');
  const words = plain.replace(SIGN, ',');
  return {
    clauses: words
      .split(BREAKS)
      .map(plainClause)
      .filter((clause) => clause !== ''),
    signs: plain.match(SIGN) ?? [],
    isQuestion: plain.includes('?'),
  };
}

function plainClause(clause: string): string {
  const words = normalizeForSearch(clause).replace(/(\p{L})\1+/gu, '$1');
  return words.split(' ').map(rightWord).join(' ');
}

const KNOWN = [
  ...['confirmo', 'confirmado', 'confirmada', 'confirmar', 'cancelar', 'desmarcar', 'remarcar'],
  ...['reagendar', 'conseguir', 'obrigada', 'obrigado', 'presenca', 'horario', 'infelizmente'],
];
/** Words of their own, however near: 'confirmou' is somebody else. */
const OTHERS = [
  ...['confirmou', 'confirmam', 'confirmaram', 'confirmei', 'confirma', 'cancelam', 'cancelas'],
  ...[
    'cancelara',
    'remarcam',
    'horarios',
    'confirmas',
    'obrigam',
    'obrigar',
    'demarcar',
    'presencas',
  ],
];
const LONG_ENOUGH = 6;

/** A long word with one slip of the finger is the word that was meant. */
function rightWord(word: string): string {
  if (word.length < LONG_ENOUGH || OTHERS.includes(word)) return word;
  return (
    KNOWN.find((known) => known === word) ?? KNOWN.find((known) => isOneSlip(word, known)) ?? word
  );
}

/** One letter missing, too many, wrong, or two swapped. */
function isOneSlip(word: string, known: string): boolean {
  if (Math.abs(word.length - known.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  const rest = [word.slice(start), known.slice(start)] as const;
  return (
    rest[0].slice(1) === rest[1].slice(1) ||
    rest[0].slice(1) === rest[1] ||
    rest[0] === rest[1].slice(1) ||
    isSwapped(...rest)
  );
}

function isSwapped(one: string, other: string): boolean {
  return one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
}
