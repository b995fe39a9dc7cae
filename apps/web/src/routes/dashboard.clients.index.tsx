import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ClientsPage } from '../features/clients/list/clients-page.tsx';
import { clientFilters } from '../features/clients/list/clients-view.ts';
import { useVisitsAround } from '../features/scheduling/client-history/client-history.api.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/clients/')({
  validateSearch: clientFilters.read,
  component: Clients,
});

function Clients() {
  const view = useView(clientFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="clients">
      <ClientsPage
        view={view}
        useVisits={useVisitsAround}
        onView={(search) => navigate({ search, replace: true, resetScroll: true })}
      />
    </ModuleGate>
  );
}
