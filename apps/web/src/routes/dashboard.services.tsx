import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ServicesPage } from '../features/catalog/services/services-page.tsx';
import { type ServicesView, serviceFilters } from '../features/catalog/services/services-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/services')({
  validateSearch: readByScreen<ServicesView>,
  component: Services,
});

function Services() {
  const view = useView(serviceFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="services">
      <ServicesPage view={view} onView={(search) => navigate({ search, replace: true })} />
    </ModuleGate>
  );
}
