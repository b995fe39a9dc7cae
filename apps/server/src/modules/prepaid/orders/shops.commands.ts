import type { GiftCardTerms } from '@app/domain/prepaid/order';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { prepaidShops } from './shops.table.ts';

/** Which gift cards are sold by the link from now on. What was ordered before stays as it was ordered. */
export async function changeGiftCardTerms(
  scope: CompanyScope,
  { sells: sellsGiftCards, ...terms }: GiftCardTerms,
): Promise<void> {
  const said = { sellsGiftCards, ...terms };
  await scope
    .insert(prepaidShops)
    .values(said)
    .onConflictDoUpdate({ target: prepaidShops.companyId, set: said });
}
