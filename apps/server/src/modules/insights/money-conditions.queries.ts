import { COUNTED_IN, type Figure } from '@app/domain/cash/transaction';
import { type SQL, sql } from 'drizzle-orm';

/** A refund counts as what it takes back and its amount is negative. No descriptions are read. */
export const isRevenue = conditionOf('revenue');
export const isExpense = conditionOf('expenses');

function conditionOf(figure: Figure): SQL {
  const parts = COUNTED_IN[figure].map(
    ({ type, kinds }) => sql`(type = ${type} and counts_as in ${kinds})`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}
