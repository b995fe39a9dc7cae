import { sql } from 'drizzle-orm';
import { boolean, check, index, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../foundation/database/columns.ts';
import { tellOf } from '../../../foundation/database/company-columns.ts';
import { companyTable } from '../../company/companies.table.ts';

/**
 * When and why whoever runs the platform looked into the company, for an hour at most. The company
 * sees each of them, and nobody takes one out of the list.
 */
export const supportVisits = companyTable(
  'support_visits',
  {
    /** Of the platform's operator; the name stays readable when the account is gone. */
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    reason: text().notNull(),
    startedAt: instantColumn('started_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    endedAt: instantColumn('ended_at'),
    /** Nobody changes anything in a company's name until its owner says so. */
    mayWrite: boolean('may_write').notNull().default(false),
    allowedBy: uuid('allowed_by'),
  },
  (table) => [
    index('support_visits_started_index').on(table.companyId, table.startedAt),
    check(
      'support_visits_at_most_an_hour',
      sql`${table.endsAt} > ${table.startedAt} and ${table.endsAt} <= ${table.startedAt} + interval '1 hour'`,
    ),
    check('support_visits_allowed', sql`${table.allowedBy} is not null or not ${table.mayWrite}`),
  ],
);
// Both sides have to know at once: who looks in may be put out.
tellOf('support', supportVisits);
