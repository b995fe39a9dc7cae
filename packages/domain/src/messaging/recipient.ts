import { trimLine } from '../shared/hidden-characters.ts';
import { normalizePhone } from '../shared/phones.ts';
import { accept, type Result, refuse } from '../shared/result.ts';

export const MESSAGE_LENGTH = 4000;

export type SendingRefusal = 'missing' | 'phone-format' | 'too-long';

/** A message as it can be handed to a gateway: digits with the country in front, text without blanks. */
export function sendableMessage(typed: {
  phone: string;
  text: string;
}): Result<{ number: string; text: string }, SendingRefusal> {
  const text = trimMessage(typed.text);
  if (typed.phone.trim() === '' || text === '') return refuse('missing');

  const number = sendableNumber(typed.phone);
  if (number === null) return refuse('phone-format');
  if (isTooLong(text)) return refuse('too-long');
  return accept({ number, text });
}

const COUNTRY = '55';

/** Gateways add no country: without it, a number of ours is somebody's in another one. */
export function sendableNumber(phone: string): string | null {
  const ours = normalizePhone(phone);
  if (ours !== null) return ours.slice(1);

  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10 || digits.length > 13) return null;
  const isOurs = digits.length <= 11 && !phone.trim().startsWith('+');
  return isOurs ? COUNTRY + digits : digits;
}

/** Lines stay as they are; blanks around the whole go, and the character that no column holds. */
export function trimMessage(text: string): string {
  return trimLine(text.replaceAll('\0', ''));
}

/** Measured as it leaves: what variables stand for counts, and so does whatever is added. */
export function isTooLong(text: string): boolean {
  return messageLength(text) > MESSAGE_LENGTH;
}

const characters = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** As people count: a family of four in one picture is one. */
export function messageLength(text: string): number {
  let length = 0;
  for (const _ of characters.segment(text)) length += 1;
  return length;
}
