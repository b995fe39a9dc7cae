import { LISTED_SUBSCRIPTIONS } from '@app/domain/company/listed-company';
import { oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const subscriptionFilters = filters({
  /** The longest name of a company: links search for it. */
  longestSearch: 120,
  chosen: { status: oneOf(LISTED_SUBSCRIPTIONS) },
});
export type SubscriptionsView = FilteredView<typeof subscriptionFilters>;
