import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { TransactionsPage } from '../features/cash/transactions-page.tsx';
import { transactionFilters } from '../features/cash/transactions-view.ts';
import { useView } from '../foundation/use-view.ts';

export const Route = createFileRoute('/dashboard/financial/transactions')({
  validateSearch: transactionFilters.read,
  component: Transactions,
});

function Transactions() {
  const view = useView(transactionFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="financial">
      <TransactionsPage
        view={view}
        onView={(search) => navigate({ search, replace: true, resetScroll: true })}
      />
    </ModuleGate>
  );
}
