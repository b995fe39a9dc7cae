import { LISTED_SUBSCRIPTIONS } from '@app/domain/company/listed-company';
import { oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const subscriptionFilters = filters({
  longestSearch: 100,
  chosen: { status: oneOf(LISTED_SUBSCRIPTIONS) },
});
export type SubscriptionsView = FilteredView<typeof subscriptionFilters>;
