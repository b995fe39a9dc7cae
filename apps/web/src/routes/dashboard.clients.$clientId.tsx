import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ClientPage } from '../features/clients/client-page.tsx';

export const Route = createFileRoute('/dashboard/clients/$clientId')({
  validateSearch: ({ tab }: { tab?: unknown }): { tab?: string } =>
    typeof tab === 'string' ? { tab } : {},
  component: OneClient,
});

function OneClient() {
  const { clientId } = Route.useParams();
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="clients">
      <ClientPage
        key={clientId}
        clientId={clientId}
        tab={tab}
        onTab={(name) => navigate({ search: { tab: name }, replace: true, resetScroll: false })}
      />
    </ModuleGate>
  );
}
