import { CLIENT_LIMITS, CLIENT_STATUSES } from '@app/domain/clients/client';
import { dayIn, numberFrom, oneOf, textIn, trueIn } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const clientFilters = filters({
  longestSearch: 100,
  chosen: {
    status: oneOf(CLIENT_STATUSES),
    birthdayMonth: numberFrom(1, 12),
    registeredFrom: dayIn,
    registeredTo: dayIn,
    tag: (value) => textIn(value, CLIENT_LIMITS.tagLength),
  },
  days: ['registeredFrom', 'registeredTo'],
  // The newest come first unless it is said.
  kept: {
    order: oneOf(['name']),
    /** The form of a new one is asked for. */
    new: trueIn,
  },
});
export type ClientsView = FilteredView<typeof clientFilters>;
