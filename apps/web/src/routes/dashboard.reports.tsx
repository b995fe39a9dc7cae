import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { periodFilters } from '../features/insights/period-view.ts';
import { ReportsPage } from '../features/insights/reports/reports-page.tsx';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/reports')({
  validateSearch: periodFilters.read,
  component: Reports,
});

function Reports() {
  const view = useView(periodFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="reports">
      <ReportsPage view={view} onView={(search) => navigate({ search, replace: true })} />
    </ModuleGate>
  );
}
