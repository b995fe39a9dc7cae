import { normalizeForSearch } from '../shared/text.ts';
import { isCommonWord } from './common-passwords.ts';
import { MINIMUM_PASSWORD_LENGTH } from './password-length.ts';

/** Why somebody else would find it soon. */
export type PasswordWeakness = 'common' | 'personal';

/** What others know about whoever chooses a password. */
export type PasswordOwner = { name?: string; email?: string; companyNames?: readonly string[] };

export const WEAK_PASSWORD: Record<PasswordWeakness, string> = {
  common: 'Esta senha é fácil de adivinhar. Escolha outra, como três palavras sem relação.',
  personal: 'Não use seu nome, seu e-mail nem o nome da empresa como senha.',
};

/** Whether it is among the first that anybody would try. Of one that is too short, that is said. */
export function weaknessOf(password: string, owner: PasswordOwner = {}): PasswordWeakness | null {
  if (password.length < MINIMUM_PASSWORD_LENGTH) return null;
  const typed = normalizeForSearch(password);
  if (isCommon(typed)) return 'common';
  return isPersonal(typed, owner) ? 'personal' : null;
}

function isCommon(typed: string): boolean {
  if (isRepetition(typed) || isRun(typed) || isKnownNumber(typed)) return true;
  const readings = [lettersOf(typed), lettersOf(spelledOut(typed)), spelledOut(coreOf(typed))];
  if (readings.some(isCommonWord)) return true;
  const [letters = ''] = readings;
  const digits = typed.replace(/\D/g, '');
  return letters.length <= 2 && (isRepetition(digits) || isRun(digits) || isKnownNumber(digits));
}

/** 'aaaaaa', '121212', 'lalala', '112233' */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+$/.test(text) || /^(?:(\d)\1)+$/.test(text);
}

/** '123456', 'fedcba' and the like, from zero to nine around. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.charCodeAt(0));
  if (codes.length < 3) return false;
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  const ends = text.replace(/0$/, ':').replace(/^0(?=9)/, ':');
  if (steps.size === 1) return steps.has(1) || steps.has(-1);
  return ends !== text && isRun(ends);
}

/** Ways across the keypad, and days of somebody's life. */
const KEYPAD =
  /^(?:102030|10203040|1020304050|147258|147258369|159753|159357|753951|789456|789456123|142536|321654|456123|456789|963852|963852741|258456|246810|13579|135790|1122|010203|0102030405|007007|171717)$/;
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const MONTH = '(?:0[1-9]|1[0-2])';
const YEAR = '(?:19|20)\\d{2}';
const DATE = new RegExp(`^(?:${DAY}${MONTH}(?:${YEAR}|\\d{2})|${YEAR}${MONTH}${DAY})$`);

function isKnownNumber(text: string): boolean {
  const digits = text.replace(/[-/. ]/g, '');
  return KEYPAD.test(digits) || DATE.test(digits);
}

function lettersOf(text: string): string {
  return text.replace(/[^a-z]/g, '');
}

/** Without what people put in front of a word and behind it. */
function coreOf(text: string): string {
  return text.replace(/[^a-z@$]+$/, '').replace(/^[^a-z@$]+/, '');
}

const LETTERS_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** 's3nh@' is 'senha'. */
function spelledOut(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => LETTERS_FOR[sign] ?? sign);
}

const SHORTEST_OWN_WORD = 3;
/** So many letters beside her own name, and it is no longer just that. */
const OTHER_LETTERS = 3;

function isPersonal(typed: string, owner: PasswordOwner): boolean {
  const others = ownWords(owner).reduce(
    (left, word) => left.replaceAll(word, ' '),
    lettersAndDigits(typed),
  );
  return others.includes(' ') && lettersOf(others).length < OTHER_LETTERS;
}

/** The longest first: of 'anapaula' nothing is left over. */
function ownWords({ name = '', email = '', companyNames = [] }: PasswordOwner): string[] {
  const texts = [name, email, ...companyNames].map(normalizeForSearch);
  const words = texts.flatMap((text) => [lettersAndDigits(text), ...text.split(/[^a-z0-9]+/)]);
  return [...new Set(words)]
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .toSorted((one, other) => other.length - one.length);
}

function lettersAndDigits(text: string): string {
  return text.replace(/[^a-z0-9]/g, '');
}
