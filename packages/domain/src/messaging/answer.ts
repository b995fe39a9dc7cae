import {
  BARE_NO,
  CANCELS,
  CONFIRMS,
  GREETINGS,
  KIND_SIGNS,
  NO_SIGNS,
  OPTS_OUT,
  PARTINGS,
  RESCHEDULES,
  SAD_SIGNS,
  YES_SIGNS,
} from './answer-phrases.ts';
import { hearText } from './answer-words.ts';

export const ANSWER_MEANINGS = ['confirm', 'cancel', 'reschedule', 'opt-out', 'unsure'] as const;
export type AnswerMeaning = (typeof ANSWER_MEANINGS)[number];

export const INCOMING_KINDS = [
  'text',
  'image',
  'audio',
  'video',
  'document',
  'sticker',
  'other',
] as const;
export type IncomingKind = (typeof INCOMING_KINDS)[number];

/** Who writes more than this tells something, and a person reads it. */
const LONGEST = 160;

/**
 * What a client's answer means. Every clause of it has to be understood, and all of them have to mean the
 * same: otherwise it is unsure, and waits for a person.
 */
export function meaningOf({ kind, text }: { kind: IncomingKind; text: string }): AnswerMeaning {
  if (kind !== 'text' || text.length > LONGEST) return 'unsure';
  const { parts, isQuestion } = partsOf(text);
  const meaning = oneMeaning(parts);
  return isQuestion && meaning !== 'reschedule' ? 'unsure' : meaning;
}

/** A no that does not say to what. */
export function isBareNo(text: string): boolean {
  const { parts } = partsOf(text.slice(0, LONGEST));
  return parts.has('bare-no') && !parts.has('cancel');
}

/** Thanks and good wishes, after which nobody waits for anything. */
export function isThanks(text: string): boolean {
  if (text.length > LONGEST) return false;
  const { clauses, signs, parts, isQuestion } = partsOf(text);
  const isKind = [...parts].every((part) => part === 'parting' || part === 'greeting');
  const isOnlySigns = clauses.length === 0 && signs.length > 0;
  return isKind && !isQuestion && (parts.has('parting') || isOnlySigns);
}

function partsOf(text: string) {
  const heard = hearText(text);
  const parts = [...heard.clauses.flatMap(partsOfClause), ...heard.signs.map(partOfSign)];
  return { ...heard, parts: new Set(parts) };
}

/** What a clause or a picture adds. */
type Part =
  | Exclude<AnswerMeaning, 'unsure'>
  | 'bare-no'
  | 'greeting'
  | 'parting'
  | 'sadness'
  | 'riddle';

function oneMeaning(parts: ReadonlySet<Part>): AnswerMeaning {
  const has = (part: Part) => parts.has(part);
  const said = [...parts].filter((part) => !['greeting', 'parting', 'sadness'].includes(part));
  const isOnly = (...meanings: Part[]) =>
    said.length > 0 && said.every((part) => meanings.includes(part));

  if (isOnly('confirm')) return has('sadness') ? 'unsure' : 'confirm';
  if (isOnly('opt-out')) return 'opt-out';
  if (isOnly('bare-no')) return has('parting') ? 'unsure' : 'cancel';
  if (isOnly('cancel', 'bare-no')) return 'cancel';
  if (has('reschedule') && isOnly('reschedule', 'cancel', 'bare-no')) return 'reschedule';
  return 'unsure';
}

const MEANINGS: readonly [Part, RegExp][] = [
  ['bare-no', wholeClause(BARE_NO)],
  ['confirm', wholeClause(CONFIRMS)],
  ['cancel', wholeClause(CANCELS)],
  ['reschedule', wholeClause(RESCHEDULES)],
  ['opt-out', wholeClause(OPTS_OUT)],
  ['greeting', wholeClause(GREETINGS)],
  ['parting', wholeClause(PARTINGS)],
];

function wholeClause(phrases: readonly string[]): RegExp {
  return new RegExp(`^(?:${phrases.join('|')})$`, 'u');
}

const AROUND = [...GREETINGS, ...PARTINGS].join('|');
const BEFORE = new RegExp(`^(?<around>${AROUND}) (?<rest>.+)$`, 'u');
const BEHIND = new RegExp(`^(?<rest>.+) (?<around>${AROUND})$`, 'u');

/** The clause as it stands; otherwise without the words of politeness around it. */
function partsOfClause(clause: string): Part[] {
  const part = MEANINGS.find(([, phrase]) => phrase.test(clause))?.[0];
  if (part) return [part];
  const { around, rest } = (BEFORE.exec(clause) ?? BEHIND.exec(clause))?.groups ?? {};
  return around && rest ? [...partsOfClause(around), ...partsOfClause(rest)] : ['riddle'];
}

function partOfSign(sign: string): Part {
  if (YES_SIGNS.includes(sign)) return 'confirm';
  if (NO_SIGNS.includes(sign)) return 'bare-no';
  if (KIND_SIGNS.includes(sign)) return 'greeting';
  return SAD_SIGNS.includes(sign) ? 'sadness' : 'riddle';
}
