import { normalizePhone, phoneKey } from '@app/domain/shared/phones';

const PHONE_ADDRESS = /^(?<digits>\d{5,20})(?::\d+)?@(?:s\.whatsapp\.net|c\.us)$/;
const HIDDEN_ADDRESS = /^(?<digits>\d{5,20})(?::\d+)?@lid$/;

/**
 * Digits with the country code, which no gateway adds: without it the number is somebody's in another
 * country. The address of somebody whose phone is hidden stays. `null` for what cannot be reached.
 */
export function dialledNumber(to: string): string | null {
  if (HIDDEN_ADDRESS.test(to)) return to;
  const brazilian = normalizePhone(to);
  if (brazilian) return brazilian.slice(1);
  return /^\+(?!55)[1-9]\d{7,14}$/.test(to) ? to.slice(1) : null;
}

/** `5521999998888@s.whatsapp.net` is `+5521999998888`; a hidden one stays as it is. */
export function contactOf(address: unknown): string | null {
  return phoneOf(address) ?? hiddenOf(address);
}

export function phoneOf(address: unknown): string | null {
  const digits = typeof address === 'string' && PHONE_ADDRESS.exec(address)?.groups?.digits;
  return digits ? `+${digits}` : null;
}

export function hiddenOf(address: unknown): string | null {
  const digits = typeof address === 'string' && HIDDEN_ADDRESS.exec(address)?.groups?.digits;
  return digits ? `${digits}@lid` : null;
}

/** WhatsApp knows many Brazilian mobiles without their ninth digit. */
export function isSameContact(one: string, other: string): boolean {
  return keyOf(one) === keyOf(other);
}

function keyOf(contact: string): string {
  return contact.startsWith('+55') ? `+55${phoneKey(contact)}` : contact;
}
