import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateColumn, idColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyIdColumn, companyPolicy } from '../../foundation/database/company-columns.ts';
import { companies } from '../company/companies.table.ts';

/**
 * The migration gives `search_text` and `phone_key` the collation "C", and the search its covering
 * index with `search_bits`, a column the database fills: a search reads the company's own entries
 * of that index and nothing else.
 */
export const clients = pgTable(
  'clients',
  {
    companyId: companyIdColumn(),
    id: idColumn(),
    name: text().notNull(),
    email: text().notNull().default(''),
    /** Digits only, country first: 5511987654321. */
    phone: text().notNull().default(''),
    /** DDD and last eight digits: equal with and without the ninth digit. */
    phoneKey: text('phone_key').notNull().default(''),
    birthDate: dateColumn('birth_date'),
    active: boolean().notNull().default(true),
    tags: text().array().notNull().default(sql`'{}'::text[]`),
    allergies: text().notNull().default(''),
    preferences: text().notNull().default(''),
    /** What the newest row of the consents says. */
    acceptsMarketing: boolean('accepts_marketing').notNull().default(false),
    blockedAt: instantColumn('blocked_at'),
    blockedReason: text('blocked_reason').notNull().default(''),
    anonymizedAt: instantColumn('anonymized_at'),
    /** The import that brought the client in. */
    importId: uuid('import_id'),
    /** Records of the same person that became this one: they are forgotten with her. */
    mergedIds: uuid('merged_ids').array().notNull().default(sql`'{}'::uuid[]`),
    /** Name, e-mail and phone as a search compares them: lower case, no accents, digits. */
    searchText: text('search_text').notNull(),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ name: 'clients_pkey', columns: [table.companyId, table.id] }),
    foreignKey({
      name: 'clients_company_fk',
      columns: [table.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
    index('clients_phone_index')
      .on(table.companyId, table.phoneKey)
      .where(sql`${table.phoneKey} <> ''`),
    index('clients_email_index').on(table.companyId, table.email).where(sql`${table.email} <> ''`),
    index('clients_import_index')
      .on(table.companyId, table.importId)
      .where(sql`${table.importId} is not null`),
    check('clients_phone_digits', sql`${table.phone} ~ '^[0-9]*$'`),
    companyPolicy('clients'),
  ],
);
