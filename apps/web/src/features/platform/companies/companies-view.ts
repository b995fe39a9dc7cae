import { COMPANY_BADGES } from '@app/domain/company/listed-company';
import { COMPANY_CONCERNS } from '@app/domain/platform/concern';
import { idIn, oneOf } from '../../../foundation/address-values.ts';
import { type FilteredView, filters } from '../../../foundation/filters.ts';

/** What the server calls those without a plan. */
const WITHOUT = 'no_plan';

export const companyFilters = filters({
  /** The longest name of a company: links search for it. */
  longestSearch: 120,
  chosen: {
    badge: oneOf(COMPANY_BADGES),
    planId: (value) => (value === WITHOUT ? WITHOUT : idIn(value)),
    customStatusId: idIn,
    concern: oneOf(COMPANY_CONCERNS),
  },
  kept: {
    /** The form of a new one is asked for. */
    novo: oneOf(['empresa']),
    /** The company whose subscription is looked at. */
    assinatura: idIn,
  },
});
export type CompaniesView = FilteredView<typeof companyFilters>;
