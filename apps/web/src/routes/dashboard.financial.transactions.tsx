import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { TransactionsPage } from '../features/cash/book/transactions-page.tsx';
import { transactionFilters } from '../features/cash/book/transactions-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

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
