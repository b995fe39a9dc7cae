import { sendableNumber } from './recipient.ts';

/** Opens WhatsApp with the text ready to be sent; `null` when the phone is none. */
export function waLink(phone: string, text: string): string | null {
  const number = sendableNumber(phone);
  if (number === null) return null;
  const query = text === '' ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`;
  return `https://wa.me/${number}${query}`;
}
