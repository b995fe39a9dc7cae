import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { StatementPage } from '../features/cash/statement/statement-page.tsx';
import { statementFilters } from '../features/cash/statement/statement-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

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
