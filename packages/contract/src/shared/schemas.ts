import { z } from 'zod';

export const id = z.uuid('Identificador inválido');
export const instant = z.iso.datetime({ offset: true });
export const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Cor inválida');

/** A whole number between two bounds, with one sentence for whatever is wrong with it. */
export function wholeNumber(minimum: number, maximum: number, sentence: string) {
  return z.int(sentence).min(minimum, sentence).max(maximum, sentence);
}

/** No database text can hold the character zero, and a line break would not fit a mail's subject. */
function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text);
}

/** A text of one line that has to be there: one sentence when it is missing or too short. */
export function requiredText(minimum: number, maximum: number, sentence: string) {
  const tooLong = `Use no máximo ${maximum} caracteres`;
  return z
    .string(sentence)
    .trim()
    .min(minimum, sentence)
    .max(maximum, tooLong)
    .refine(isOneLine, 'Retire os caracteres inválidos');
}
