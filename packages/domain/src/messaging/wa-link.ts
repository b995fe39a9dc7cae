import { sendableNumber } from './recipient.ts';

/** Opens WhatsApp with the text ready to be sent; `null` when the phone is none. */
export function waLink(phone: string, text: string): string | null {
  const number = sendableNumber(phone);
  return number === null ? null : linkTo(number, text);
}

/** To whom, WhatsApp asks itself. */
export function waLinkToAnybody(text: string): string {
  return linkTo('', text);
}

function linkTo(number: string, text: string): string {
  const query = text === '' ? '' : `?text=${encodeURIComponent(text.toWellFormed())}`;
  return `https://wa.me/${number}${query}`;
}
