import { NO_PLAN } from '@app/contract/platform/companies.contract';
import { COMPANY_BADGES } from '@app/domain/company/listed-company';
import { COMPANY_CONCERNS } from '@app/domain/platform/concern';
import { FilterBar } from '../../../ui/lists/filter-bar.tsx';
import type { FilterField } from '../../../ui/lists/filter-field.tsx';
import { companyStateText } from '../company-states.labels.ts';
import { type useCompanies, useCompanyChoices } from './companies.api.ts';
import { concernLabels, companiesLabels as labels, totalText } from './companies.labels.ts';
import { type CompaniesView, companyFilters } from './companies-view.ts';

const concerns = COMPANY_CONCERNS.map((value) => ({ value, label: concernLabels[value] }));
const badges = COMPANY_BADGES.map((value) => ({ value, label: companyStateText[value] }));

type CompaniesToolbarProps = {
  view: CompaniesView;
  onView: (view: CompaniesView) => void;
  companies: ReturnType<typeof useCompanies>;
};

export function CompaniesToolbar({ view, onView, companies }: CompaniesToolbarProps) {
  const total = companies.data?.totals;
  // Where the server did not say it, what went wrong stands below.
  const loading = companies.isError ? null : labels.loading;
  return (
    <FilterBar
      filters={companyFilters}
      view={view}
      onView={onView}
      fields={useFields()}
      searchLabel={labels.search}
      count={total ? totalText(total) : loading}
    />
  );
}

function useFields(): FilterField<keyof CompaniesView>[] {
  const { plans = [], statuses = [] } = useCompanyChoices().data ?? {};
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return [
    { name: 'badge', label: labels.status, placeholder: labels.anyStatus, choices: badges },
    {
      name: 'planId',
      label: labels.plan,
      placeholder: labels.anyPlan,
      choices: [{ value: NO_PLAN, label: labels.noPlan }, ...plans.map(named)],
    },
    {
      name: 'customStatusId',
      label: labels.customStatus,
      placeholder: labels.anyStatus,
      choices: statuses.map(named),
    },
    { name: 'concern', label: labels.concern, placeholder: labels.anyConcern, choices: concerns },
  ];
}
