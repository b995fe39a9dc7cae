import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import {
  centsColumn,
  comparedTextColumn,
  dateColumn,
  instantColumn,
} from '../../foundation/database/columns.ts';
import { tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';

/**
 * A migration gives the search its covering index, `clients_search_index`: a search reads the
 * company's own entries of it and nothing else.
 */
export const clients = companyTable(
  'clients',
  {
    name: text().notNull(),
    email: text().notNull().default(''),
    /** Digits only, country first: 5511987654321. */
    phone: text().notNull().default(''),
    /** DDD and last eight digits: equal with and without the ninth digit. */
    phoneKey: comparedTextColumn('phone_key').notNull().default(''),
    birthDate: dateColumn('birth_date'),
    active: boolean().notNull().default(true),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    allergies: text().notNull().default(''),
    preferences: text().notNull().default(''),
    /** What the newest row of the consents says. */
    acceptsMarketing: boolean('accepts_marketing').notNull().default(false),
    blockedAt: instantColumn('blocked_at'),
    blockedReason: text('blocked_reason').notNull().default(''),
    /** How far she may owe; null: as far as the company lets anybody. */
    accountLimit: centsColumn('account_limit_in_cents'),
    anonymizedAt: instantColumn('anonymized_at'),
    /** The import that brought the client in. */
    importId: uuid('import_id'),
    /** Records of the same person that became this one: they are forgotten with her. */
    mergedIds: uuid('merged_ids').array().notNull().default(sql`'{}'::uuid[]`),
    /** Name, e-mail and phone as a search compares them: lower case, no accents, digits. */
    searchText: comparedTextColumn('search_text').notNull(),
    /** Rules most clients out before their texts are compared. */
    searchBits: bigint('search_bits', { mode: 'bigint' })
      .notNull()
      .generatedAlwaysAs(sql`search_bits(search_text)`),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('clients_phone_index')
      .on(table.companyId, table.phoneKey)
      .where(sql`${table.phoneKey} <> ''`),
    index('clients_email_index').on(table.companyId, table.email).where(sql`${table.email} <> ''`),
    index('clients_import_index')
      .on(table.companyId, table.importId)
      .where(sql`${table.importId} is not null`),
    index('clients_name_index').on(table.companyId, table.searchText, table.id),
    // Clients that came in one import share an entry.
    index('clients_count_index')
      .on(table.companyId, table.active, table.blockedAt, table.createdAt)
      .where(sql`${table.anonymizedAt} is null`),
    check('clients_phone_digits', sql`${table.phone} ~ '^[0-9]*$'`),
  ],
);
tellOf('clients', clients);
