import { PROFESSIONAL_LIMITS } from '@app/domain/team/professional';
import { oneOf, textIn, trueIn } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';
import { USE_STATES } from '../../../ui/kept-things/thing-fields.ts';

export const professionalFilters = filters({
  chosen: {
    status: oneOf(USE_STATES),
    specialty: (value) => textIn(value, PROFESSIONAL_LIMITS.specialtyLength),
  },
  /** The form of a new one is asked for. */
  kept: { new: trueIn },
});
export type ProfessionalsView = FilteredView<typeof professionalFilters>;
