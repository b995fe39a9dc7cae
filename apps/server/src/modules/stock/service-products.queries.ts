import { asc, eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { serviceProducts } from './stock-movements.table.ts';

type Use = { productId: string; serviceId: string; quantity: number };

/** Which services use up what, of one product or of all. */
export function listServiceUses(scope: CompanyScope, productId?: string): Promise<Use[]> {
  return scope
    .select({
      productId: serviceProducts.productId,
      serviceId: serviceProducts.serviceId,
      quantity: serviceProducts.quantity,
    })
    .from(serviceProducts)
    .where(productId ? eq(serviceProducts.productId, productId) : undefined)
    .orderBy(asc(serviceProducts.serviceId));
}
