import { isEmail } from '../shared/email.ts';
import { normalizeEmail } from '../shared/text.ts';
import { readPhone } from './client.ts';
import { emailsIn, phonesIn } from './import-cell.ts';

const ENOUGH_FOR_A_PHONE = /(?:\d\D*){10}/;

/** Every phone, by DDD and last eight digits, and every e-mail of a line, whatever the column. */
export function contactsIn(cells: readonly string[]): string[] {
  return [...new Set(cells.flatMap(contactsOf))];
}

function contactsOf(cell: string): string[] {
  const phones = ENOUGH_FOR_A_PHONE.test(cell) ? phonesIn(cell) : [];
  const emails = cell.includes('@') ? emailsIn(cell) : [];
  return [
    ...phones.flatMap((written) => readPhone(written)?.phoneKey || []),
    ...emails.map(normalizeEmail).filter(isEmail),
  ];
}
