import { normalizeForSearch } from '@app/domain/shared/text';
import { inArray } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import type { Contact } from '../record/client-contacts.queries.ts';
import { clientTombstones } from './client-tombstones.table.ts';

/**
 * What a person is recognised by after she was forgotten. Families share a phone, so the name
 * belongs to it. The company is part of each: nobody can see that two companies forgot the same
 * person.
 */
export function marksOf(markOf: Marker, companyId: string, contact: Contact): string[] {
  const { phoneKey, email, birthDate } = contact;
  const name = normalizeForSearch(contact.name);
  return [
    ...(phoneKey ? [markOf(`${companyId} phone ${phoneKey} ${name}`)] : []),
    ...(email ? [markOf(`${companyId} email ${email}`)] : []),
    ...(birthDate ? [markOf(`${companyId} born ${birthDate} ${name}`)] : []),
  ];
}

/**
 * Of somebody with all the contacts she ever had: each of her names with each of her phones. A
 * birth date counts only where there was neither phone nor e-mail.
 */
export function tombstonesOf(
  markOf: Marker,
  companyId: string,
  contacts: readonly Contact[],
): Set<string> {
  const isReached = contacts.some(({ phoneKey, email }) => phoneKey || email);
  const names = new Set(contacts.map(({ name }) => name));
  const marks = contacts.flatMap((contact) => {
    const birthDate = isReached ? null : contact.birthDate;
    return [...names].flatMap((name) =>
      marksOf(markOf, companyId, { ...contact, name, birthDate }),
    );
  });
  return new Set(marks);
}

/** Those among the marks that belong to somebody who asked to be forgotten. */
export async function forgottenAmong(
  scope: CompanyScope,
  marks: readonly string[],
): Promise<Set<string>> {
  if (marks.length === 0) return new Set();
  const rows = await scope
    .select({ mark: clientTombstones.mark })
    .from(clientTombstones)
    .where(inArray(clientTombstones.mark, [...marks]));
  return new Set(rows.map(({ mark }) => mark));
}
