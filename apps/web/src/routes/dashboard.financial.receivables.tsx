import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ReceivablesPage } from '../features/cash/receivables/receivables-page.tsx';
import { receivableFilters } from '../features/cash/receivables/receivables-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/financial/receivables')({
  validateSearch: receivableFilters.read,
  component: Receivables,
});

function Receivables() {
  const view = useView(receivableFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="financial">
      <ReceivablesPage
        view={view}
        onView={(search) => navigate({ search, replace: true, resetScroll: false })}
      />
    </ModuleGate>
  );
}
