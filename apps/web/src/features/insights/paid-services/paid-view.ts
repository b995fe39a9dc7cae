import { dayIn, idIn, oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';
import type { PeriodView } from '../period-view.ts';

/** Of all that clients paid for; services where nothing is said. */
export const paidFilters = filters(
  {
    chosen: { professionalId: idIn, serviceId: idIn },
    kept: {
      fromDate: dayIn,
      toDate: dayIn,
      sold: oneOf(['products', 'prepaid']),
      // Where the way back leads; else to the results.
      from: oneOf(['reports']),
    },
    days: ['fromDate', 'toDate'],
  },
  // What is sold is of no service.
  ({ serviceId, ...view }) => (view.sold || !serviceId ? view : { ...view, serviceId }),
);
export type PaidView = FilteredView<typeof paidFilters>;

/** Of results, which know nothing of what else is sold. */
export function periodOf({ sold: _sold, from: _from, ...period }: PaidView): PeriodView {
  return period;
}
