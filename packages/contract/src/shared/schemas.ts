import { z } from 'zod';

export const id = z.uuid('Identificador inválido');
export const instant = z.iso.datetime({ offset: true });
export const hexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Cor inválida');

/** A whole number between two bounds, with one sentence for whatever is wrong with it. */
export function wholeNumber(minimum: number, maximum: number, sentence: string) {
  return z.int(sentence).min(minimum, sentence).max(maximum, sentence);
}
