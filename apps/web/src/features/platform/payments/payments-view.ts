import { PAYMENT_STATUSES } from '@app/domain/billing/payment';
import { PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const paymentFilters = filters({
  longestSearch: 120,
  chosen: { status: oneOf(PAYMENT_STATUSES), environment: oneOf(PAYMENT_ENVIRONMENTS) },
});
export type PaymentsView = FilteredView<typeof paymentFilters>;

/** As the server is asked. */
export function askedOf({ search, ...view }: PaymentsView) {
  return { search: search ?? '', ...view };
}
