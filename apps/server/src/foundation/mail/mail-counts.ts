import { and, count, gte, ne } from 'drizzle-orm';
import type { OperatorScope } from '../database/scopes.ts';
import { MAIL_STATES, mails } from './mails.table.ts';

const LOOKED_BACK = { hours: 24 };

/** Of the last day, by what became of them; those that left are not counted. */
export async function countMailsByState(
  scope: OperatorScope,
  now: Temporal.Instant,
): Promise<Record<string, number>> {
  const rows = await scope
    .select({ state: mails.state, count: count() })
    .from(mails)
    .where(and(ne(mails.state, 'sent'), gte(mails.createdAt, now.subtract(LOOKED_BACK))))
    .groupBy(mails.state);
  const none = MAIL_STATES.filter((state) => state !== 'sent').map((state) => [state, 0]);
  return {
    ...Object.fromEntries(none),
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
}
