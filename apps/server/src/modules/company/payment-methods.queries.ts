import { asc } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { paymentMethods } from './payment-methods.table.ts';

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

/** Oldest first: the ids are made in the order of time. */
export function listPaymentMethods(scope: CompanyScope): Promise<PaymentMethodRow[]> {
  return scope.select().from(paymentMethods).orderBy(asc(paymentMethods.id));
}
