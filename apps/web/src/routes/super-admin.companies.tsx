import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '../features/platform/companies/companies-page.tsx';
import {
  type CompaniesView,
  companyFilters,
} from '../features/platform/companies/companies-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/companies')({
  validateSearch: readByScreen<CompaniesView>,
  component: Companies,
});

function Companies() {
  const view = useView(companyFilters.read);
  const navigate = Route.useNavigate();
  return (
    <CompaniesPage
      view={view}
      onView={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
