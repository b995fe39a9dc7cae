import { normalizePhone } from '../shared/phones.ts';
import { normalizeForSearch } from '../shared/text.ts';

const MOST_TERMS = 8;
const APOSTROPHES = /['’‘`´]/g;
// '(11)', '98765-4321', '+55', but not '5a' or '@'.
const PART_OF_PHONE = /^[\d()+\-./]*\d[\d()+\-./]*$/;

/** What a search compares: name, e-mail and phone, without case, accents and apostrophes. */
export function searchTextOf({
  name,
  email,
  phone,
}: {
  name: string;
  email: string;
  phone: string;
}): string {
  return comparable([name, email, phone].filter((part) => part !== '').join(' '));
}

/** Any text as a search compares it. */
export function comparable(text: string): string {
  return normalizeForSearch(text.replace(APOSTROPHES, ''));
}

/** The words somebody typed, each of which a client has to contain; a phone is one word. */
export function searchTermsOf(typed: string): string[] {
  const terms: string[] = [];
  let digits = '';
  for (const word of comparable(typed).split(' ')) {
    if (PART_OF_PHONE.test(word)) {
      digits += word.replace(/\D/g, '');
      continue;
    }
    terms.push(wholePhone(digits), word);
    digits = '';
  }
  terms.push(wholePhone(digits));
  return [...new Set(terms)].filter((term) => term !== '').slice(0, MOST_TERMS);
}

/** The pattern of LIKE for a text that contains the term, whatever signs are in it. */
export function patternOf(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * One bit for each pair of neighbouring characters: a text that contains all the terms has all
 * their bits. The database works out those of the texts with its own `search_bits`.
 */
export function searchBitsOf(terms: readonly string[]): bigint {
  return terms.flatMap(pairsOf).reduce((bits, place) => bits | (1n << BigInt(place)), 0n);
}

const BITS = 63;

function pairsOf(term: string): number[] {
  const codes = Array.from(term, (character) => character.codePointAt(0) ?? 0);
  return codes.slice(1).map((code, before) => ((codes[before] ?? 0) * 31 + code) % BITS);
}

/** Without the ninth digit, or with a zero in front, the stored phone would not be found. */
function wholePhone(digits: string): string {
  return normalizePhone(digits)?.slice(1) ?? digits;
}
