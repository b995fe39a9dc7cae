import { isEmail } from '@app/domain/shared/email';
import {
  isPlainLine,
  isPlainText,
  isStorable,
  plainText,
  trimLine,
} from '@app/domain/shared/hidden-characters';
import { leadsElsewhere } from '@app/domain/shared/shown-name';
import { normalizeEmail } from '@app/domain/shared/text';
import { z } from 'zod';
import { nameSchemas } from './named-schemas.ts';

export const id = z.uuid('Identificador inválido');
/** The answer of whatever took something away: which one it was. */
export const removed = z.object({ id });
/** The bounds keep out what a typing error makes and no database holds. */
function isInCalendar(typed: string): boolean {
  return typed >= '1900-01-01' && typed < '2200-01-01';
}
/** A moment has nine digits after its second at most: `Temporal` throws at a text with more. */
function isReadable(typed: string): boolean {
  return !/\.\d{10}/.test(typed);
}
export const typedInstant = z.iso
  .datetime({ offset: true, error: 'Data inválida', abort: true })
  .refine((typed) => isInCalendar(typed) && isReadable(typed), 'Data inválida');
/** Where the team puts something into the agenda, which has no seconds. */
export const wholeMinute = typedInstant.refine(
  (typed) => /:00(?:\.0+)?(?:Z|[+-]\d\d:\d\d)$/.test(typed),
  'Use um horário em minutos inteiros, sem segundos.',
);
/** A day of the calendar. */
export const typedDate = z.iso
  .date({ error: 'Data inválida', abort: true })
  .refine(isInCalendar, 'Data inválida');
/**
 * In answers the moment or the day itself is handed over, as rows and rules know it; the wire gets its
 * text. A text that is one already passes. One node of a schema, because answers are long lists.
 */
export const instant = z.transform((known: Temporal.Instant | string, context): string =>
  known instanceof Temporal.Instant ? known.toString() : writtenAs(typedInstant, known, context),
);
export const date = z.transform((known: Temporal.PlainDate | string, context): string =>
  known instanceof Temporal.PlainDate ? known.toString() : writtenAs(typedDate, known, context),
);

function writtenAs(text: z.ZodType<string>, known: string, context: z.core.$RefinementCtx): string {
  const { data, error } = text.safeParse(known);
  for (const { message } of error?.issues ?? []) context.addIssue(message);
  return data ?? known;
}

/** What a handler hands over to be answered; what arrives is the schema's output. */
export type Answer<Schema extends z.ZodType> = z.input<Schema>;

/** The largest whole number that a column of the database holds. */
export const LARGEST_INTEGER = 2_147_483_647;
export const version = z.int().positive().max(LARGEST_INTEGER);
export const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Cor inválida');

/** A whole number between two bounds, with one sentence for whatever is wrong with it. */
export function wholeNumber(minimum: number, maximum: number, sentence: string) {
  return z.int(sentence).min(minimum, sentence).max(maximum, sentence);
}

export const invalidCharacters = 'Retire os caracteres inválidos';

/** Whatever somebody types or sends as text, where no narrower rule reads it. */
export const sentText = z.string().refine(isStorable, invalidCharacters);

/**
 * A text of one line that has to be there: one sentence when it is missing or too short. What nobody
 * sees has no place in it: two names that look alike are one, and a mail's subject is one line.
 */
export function requiredText(minimum: number, maximum: number, sentence: string) {
  return trimmedText(minimum, maximum, sentence).refine(isPlainLine, invalidCharacters);
}

/** The same over several lines: what is said to others than those who wrote it. */
export function shownText(minimum: number, maximum: number, sentence: string) {
  return trimmedText(minimum, maximum, sentence).refine(isPlainText, invalidCharacters);
}

function trimmedText(minimum: number, maximum: number, sentence: string) {
  const tooLong = `Use no máximo ${maximum} caracteres`;
  return (
    z
      .string(sentence)
      .overwrite(trimLine)
      .min(minimum, sentence)
      // Whatever is looked for in a text takes longer the longer it is: no further with a hostile one.
      .max(maximum, { error: tooLong, abort: true })
  );
}

/** What a person or a company is called, also in mails to people who never heard of either. */
export function shownName(minimum: number, maximum: number, sentence: string) {
  return requiredText(minimum, maximum, sentence).refine(
    (name) => !leadsElsewhere(name),
    'Retire do nome endereços de sites, e-mails e telefones.',
  );
}

/** What people write over several lines, without what nobody sees: it would turn around what others read. */
export const writtenText = sentText.overwrite(plainText);

/** A text that may be missing, over several lines where it helps. */
export function optionalText(maximum: number) {
  return writtenText.trim().max(maximum, `Use no máximo ${maximum} caracteres`).default('');
}

const wrongEmail = 'Email inválido';

/** As it is compared and stored: spellings that look alike are one address. */
export const email = z.string(wrongEmail).overwrite(normalizeEmail).refine(isEmail, wrongEmail);

export const optionalEmail = z
  .string()
  .overwrite(normalizeEmail)
  .refine((typed) => typed === '' || isEmail(typed), wrongEmail)
  .default('');

const minuteSentence = 'Horário inválido';

/** Minutes of the day, half-open; 1440 is midnight at its end. */
export const hours = z
  .strictObject({
    from: wholeNumber(0, 24 * 60 - 1, minuteSentence),
    until: wholeNumber(1, 24 * 60, minuteSentence),
  })
  .refine(({ from, until }) => from < until, {
    error: 'O fim deve vir depois do início.',
    path: ['until'],
  });

/** As they are answered: whether they can be, the form asked. */
export const storedHours = z.object({ from: z.int(), until: z.int() });

nameSchemas({ Hours: hours, Removed: removed });
