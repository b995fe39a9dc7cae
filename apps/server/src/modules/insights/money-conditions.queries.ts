import { sql } from 'drizzle-orm';

/**
 * What the business takes and spends. A tip, an advance or what is put into the drawer is neither;
 * a commission counts when it is paid, not when it is earned. A refund counts as what it takes back
 * and its amount is negative. Words in descriptions are never read.
 */
export const isRevenue = sql`type = 'income' and counts_as in ('payment', 'manual')`;
export const isExpense = sql`type = 'expense' and counts_as in ('manual', 'commission_payment')`;
