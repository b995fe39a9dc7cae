import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { StatementPage } from '../features/cash/statement-page.tsx';
import { statementFilters } from '../features/cash/statement-view.ts';
import { useView } from '../foundation/use-view.ts';

export const Route = createFileRoute('/dashboard/financial/statement')({
  validateSearch: statementFilters.read,
  component: Statement,
});

function Statement() {
  const view = useView(statementFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="financial">
      <StatementPage view={view} onView={(search) => navigate({ search, replace: true })} />
    </ModuleGate>
  );
}
