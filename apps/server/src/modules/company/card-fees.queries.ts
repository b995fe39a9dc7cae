import { and, asc, inArray, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { paymentMethodFees } from './payment-method-fees.table.ts';
import { paymentMethods } from './payment-methods.table.ts';

export type FeeRuleRow = typeof paymentMethodFees.$inferSelect;

/** By payment method: that of all brands first, then by brand and instalments. */
export async function readFeeRules(
  scope: CompanyScope,
  methodIds?: readonly string[],
): Promise<ReadonlyMap<string, FeeRuleRow[]>> {
  const { paymentMethodId, brand, fromInstalments } = paymentMethodFees;
  const wanted = methodIds && inArray(paymentMethodId, [...methodIds]);
  const rows = await scope
    .select()
    .from(paymentMethodFees)
    .where(and(wanted))
    .orderBy(asc(sql`lower(${brand})`), asc(fromInstalments));
  return Map.groupBy(rows, (row) => row.paymentMethodId);
}

/** Locks a way of paying: nobody else changes its fees meanwhile. */
export async function lockPaymentMethod(
  scope: CompanyScope,
  id: string,
): Promise<typeof paymentMethods.$inferSelect | null> {
  const [row] = await scope
    .select()
    .from(paymentMethods)
    .where(inArray(paymentMethods.id, [id]))
    .for('no key update');
  return row ?? null;
}
