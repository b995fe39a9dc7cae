import { searchTextOf } from '@app/domain/clients/client-search';
import type { KnownClient } from '@app/domain/clients/import-judgement';
import { hasContact, type ImportedFields } from '@app/domain/clients/import-row';
import { sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import type { Marker } from '../../../foundation/secrets/keyed-mark.ts';
import { clients } from '../clients.table.ts';
import { clientConsents } from '../privacy/client-consents.table.ts';
import { forgottenAmong, marksOf } from '../privacy/client-tombstones.queries.ts';
import { clientNotes } from '../record/client-notes.table.ts';

/** A known client with what an undo has to know about her. */
export type StoredClient = KnownClient & { version: number };

/** Who is known already under a phone or an e-mail, or has neither and only a name. */
type Acquaintances = {
  byPhone: Map<string, StoredClient[]>;
  byEmail: Map<string, StoredClient[]>;
  byName: Map<string, StoredClient[]>;
};

/** Behind a phone that half the town has, the first ones are enough. */
const MOST_BEHIND_A_PHONE = 50;

export async function acquaintancesOf(
  scope: CompanyScope,
  rows: readonly ImportedFields[],
): Promise<Acquaintances> {
  const phones = distinct(rows.map(({ phoneKey }) => phoneKey));
  const emails = distinct(rows.map(({ email }) => email));
  const names = distinct(rows.filter((row) => !hasContact(row)).map(searchTextOf));
  const isAnything = phones.length + emails.length + names.length > 0;
  const found = isAnything ? await knownBy(scope, { phones, emails, names }) : [];
  return {
    byPhone: Map.groupBy(found, ({ phoneKey }) => phoneKey),
    byEmail: Map.groupBy(found, ({ email }) => email),
    byName: Map.groupBy(
      found.filter((client) => !hasContact(client)),
      searchTextOf,
    ),
  };
}

export function knownFor(
  { byPhone, byEmail, byName }: Acquaintances,
  fields: ImportedFields,
): StoredClient[] {
  const { phoneKey, email } = fields;
  if (!hasContact(fields)) return byName.get(searchTextOf(fields)) ?? [];
  return [
    ...(phoneKey ? (byPhone.get(phoneKey) ?? []) : []),
    ...(email ? (byEmail.get(email) ?? []) : []),
  ];
}

/** Nobody changes them until the transaction ends, so an update overwrites nothing unseen. */
async function knownBy(
  scope: CompanyScope,
  { phones, emails, names }: { phones: string[]; emails: string[]; names: string[] },
): Promise<StoredClient[]> {
  const { rows } = await scope.execute<StoredClient & { birthDate: string | null }>(sql`
    select known.id, known.name, known.phone, known.phone_key as "phoneKey", known.email,
      known.birth_date::text as "birthDate", known.tags, known.allergies, known.preferences,
      known.accepts_marketing as "acceptsMarketing", known.version,
      not known.accepts_marketing and exists (
        select from ${clientConsents} as consent where consent.client_id = known.id
      ) as "refusedMarketing",
      array(select text from ${clientNotes} as note where note.client_id = known.id) as notes
    from ${clients} as known
    where known.id in (
      select behind.id from unnest(${sql.param(phones)}::text[]) as wanted (phone_key),
        lateral (
          select id from ${clients} as one
          where one.phone_key = wanted.phone_key and one.phone_key <> ''
          order by id limit ${MOST_BEHIND_A_PHONE}
        ) as behind
      union
      select id from ${clients} as one
      where one.email <> '' and one.email = any (${sql.param(emails)}::text[])
      union
      select id from ${clients} as one
      where one.search_text = any (${sql.param(names)}::text[]) and one.phone = ''
        and one.email = '' and one.anonymized_at is null
    )
    order by known.id
    for no key update of known`);
  return rows.map((row) => ({
    ...row,
    birthDate: row.birthDate === null ? null : Temporal.PlainDate.from(row.birthDate),
  }));
}

/** Answers for each row whether it is about somebody who asked to be forgotten. */
export async function forgottenRows(
  scope: CompanyScope,
  markOf: Marker,
  rows: readonly ImportedFields[],
): Promise<boolean[]> {
  const marks = rows.map((fields) => marksOf(markOf, scope.companyId, fields));
  const forgotten = await forgottenAmong(scope, marks.flat());
  return marks.map((own) => own.some((mark) => forgotten.has(mark)));
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].filter((value) => value !== '');
}
