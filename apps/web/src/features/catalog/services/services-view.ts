import { SERVICE_LIMITS } from '@app/domain/catalog/service';
import { oneOf, textIn, trueIn } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';
import { USE_STATES } from '../../../ui/kept-things/thing-fields.ts';

export const serviceFilters = filters({
  chosen: {
    status: oneOf(USE_STATES),
    category: (value) => textIn(value, SERVICE_LIMITS.categoryLength),
  },
  /** The form of a new one is asked for. */
  kept: { new: trueIn },
});
export type ServicesView = FilteredView<typeof serviceFilters>;
