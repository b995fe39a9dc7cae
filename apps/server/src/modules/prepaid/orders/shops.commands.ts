import type { GiftCardTerms } from '@app/domain/prepaid/order';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { eq, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { FIRST_TERMS, prepaidShops } from './shops.table.ts';

/**
 * Which gift cards are sold by the link from now on; terms that are newer than those she read are left
 * alone. What was ordered before stays as it was ordered.
 */
export async function changeGiftCardTerms(
  scope: CompanyScope,
  version: number,
  { sells: sellsGiftCards, ...terms }: GiftCardTerms,
): Promise<Result<null, 'changed-meanwhile'>> {
  const said = { sellsGiftCards, ...terms };
  const [changed] = await scope
    .insert(prepaidShops)
    .values({ ...said, version: FIRST_TERMS + 1 })
    .onConflictDoUpdate({
      target: prepaidShops.companyId,
      set: { ...said, version: sql`${prepaidShops.version} + 1` },
      setWhere: eq(prepaidShops.version, version),
    })
    .returning({ id: prepaidShops.id });
  return changed ? accept(null) : refuse('changed-meanwhile');
}
