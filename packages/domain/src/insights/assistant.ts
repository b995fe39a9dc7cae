export const ASSISTANT_TEXTS = { instructions: 2000, question: 1000 } as const;

/** How an answer ended. What came of it until then is kept, whatever the ending. */
export const ANSWER_ENDINGS = [
  'complete',
  /** It reached the length that the operator allows. */
  'too-long',
  /** The provider's own rules ended it. */
  'filtered',
  /** The connection to the provider broke. */
  'cut',
  /** The provider said nothing more for too long. */
  'slow',
  /** The provider reported an error in the middle of it. */
  'failed',
  /** Whoever asked did not want to hear the rest. */
  'stopped',
] as const;
export type AnswerEnding = (typeof ANSWER_ENDINGS)[number];

/** Why there is no answer at all. */
export const ASSISTANT_TROUBLES = [
  'key-refused',
  'busy',
  'refused',
  'failing',
  'silent',
  'unreachable',
  'gibberish',
] as const;
export type AssistantTrouble = (typeof ASSISTANT_TROUBLES)[number];

/** What a text is counted in: a token is a word, or a part of one. */
export type Tokens = { input: number; output: number };
/** In cents, for a million tokens. */
export type TokenPrices = { priceInCents: number; priceOutCents: number };

/** A question costs less than a cent, so costs are kept in millionths of a real. */
export const MICROS_PER_CENT = 10_000;
const PRICED_TOKENS = 1_000_000;

/** Rounded up: what is spent is never more than what is written down. */
export function costOf({ input, output }: Tokens, prices: TokenPrices): number {
  const cents = input * prices.priceInCents + output * prices.priceOutCents;
  return Math.ceil((cents * MICROS_PER_CENT) / PRICED_TOKENS);
}

/** A cent that was begun is a cent. */
export function centsOfMicros(micros: number): number {
  return Math.ceil(micros / MICROS_PER_CENT);
}

/** A token is one byte at least: no model counts more of them. */
export function mostTokensIn(text: string): number {
  let bytes = 0;
  for (const letter of text) bytes += bytesOf(letter.codePointAt(0) ?? 0);
  return bytes;
}

/** Where nobody counted: Portuguese has three or four bytes to a token, numbers have two. */
export function likelyTokensIn(text: string): number {
  return Math.ceil(mostTokensIn(text) / 2);
}

/** As UTF-8 writes them. */
function bytesOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}

type Month = { spentInMicros: number; limitInCents: number };

/** A question is asked when the most it may cost fits into the month. A limit of zero lets nobody ask. */
export function fitsMonth(mostInMicros: number, { spentInMicros, limitInCents }: Month): boolean {
  if (limitInCents === 0) return false;
  return spentInMicros + mostInMicros <= limitInCents * MICROS_PER_CENT;
}

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu;
/** Without an area code only mobile numbers, which begin with 9: others look like two years. */
const PHONE =
  /(?<![\d.,])(?:(?:\+?55[\s.-]?)?\(?\d{2}\)?[\s.-]?(?:9[\s.-]?)?|9[\s.-]?)\d{4}[\s.-]?\d{4}(?!,?\d)/g;
const CPF = /(?<!\d)\d{3}[\s.-]?\d{3}[\s.-]?\d{3}[\s.-]?\d{2}(?!\d)/g;

/** A text for somebody outside: by what is left in it nobody can be written to or called. */
export function withoutContacts(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(PHONE, '[telefone]').replace(CPF, '[CPF]');
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;

/** A piece of an answer as it is shown: plain text, in which nothing turns the others around. */
export function plainPiece(piece: string): string {
  return piece.replace(UNSEEN, (letter) => (letter === '\n' || letter === '\t' ? letter : ''));
}
