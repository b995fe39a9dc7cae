import type { LiveTopic } from '@app/contract/shared/live-topics';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, type PgTable, pgPolicy, uuid } from 'drizzle-orm/pg-core';

/** The database fills the company in, so no insert ever names it by hand. */
export function companyIdColumn() {
  return uuid('company_id').notNull().default(sql`current_company_id()`);
}

/** The one tenancy rule, carried by every table that has a `company_id`. */
export function companyPolicy(table: string) {
  const ownRow = sql`company_id = (select current_company_id())`;
  return pgPolicy(`${table}_company`, { using: ownRow, withCheck: ownRow });
}

type Keys = { companyId: AnyPgColumn; id: AnyPgColumn };

/** Points at a thing of the same company, which is part of the key: no row leaves its company. */
export function companyReference(name: string, column: AnyPgColumn, things: Keys) {
  // Every table of a company has it, which the type of a column alone does not tell.
  const { companyId } = column.table as unknown as Keys;
  return foreignKey({
    name,
    columns: [companyId, column],
    foreignColumns: [things.companyId, things.id],
  });
}

const topics = new WeakMap<PgTable, LiveTopic>();

/** Whoever looks at this list is told of every write to the table in the company's own scope. */
export function tellOf(topic: LiveTopic, table: PgTable): void {
  topics.set(table, topic);
}

export function topicOf(table: PgTable): LiveTopic | undefined {
  return topics.get(table);
}
