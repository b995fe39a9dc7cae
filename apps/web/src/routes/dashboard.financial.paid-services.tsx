import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { PaidServicesPage } from '../features/insights/paid-services/paid-services-page.tsx';
import { paidFilters } from '../features/insights/paid-services/paid-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/financial/paid-services')({
  validateSearch: paidFilters.read,
  component: PaidServices,
});

function PaidServices() {
  const view = useView(paidFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="financial">
      <PaidServicesPage
        view={view}
        onView={(search) => navigate({ search, replace: true, resetScroll: true })}
      />
    </ModuleGate>
  );
}
