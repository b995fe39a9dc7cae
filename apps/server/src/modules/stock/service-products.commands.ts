import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { isStillReferenced } from '../../foundation/database/sql-state.ts';
import { serviceProducts } from './stock-movements.table.ts';

export type ServiceUse = { serviceId: string; quantity: number };

/** Which services use the product up, and how much of it each time: replaces what was said before. */
export async function setServiceUses(
  scope: CompanyScope,
  productId: string,
  uses: readonly ServiceUse[],
): Promise<Result<null, 'service-gone'>> {
  await scope.delete(serviceProducts).where(eq(serviceProducts.productId, productId));
  if (uses.length === 0) return accept(null);
  try {
    await scope.insert(serviceProducts).values(uses.map((use) => ({ ...use, productId })));
    return accept(null);
  } catch (error) {
    if (isStillReferenced(error)) return refuse('service-gone');
    throw error;
  }
}
