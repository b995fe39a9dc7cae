import { OPERATOR_ACTION_KINDS } from '@app/domain/platform/operator-action';
import { oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

export const trailFilters = filters({
  longestSearch: 100,
  chosen: { kind: oneOf(OPERATOR_ACTION_KINDS) },
});
export type TrailView = FilteredView<typeof trailFilters>;
