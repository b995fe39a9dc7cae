import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { BackToFinancial } from '../features/cash/back-to-financial.tsx';
import { SaleButton } from '../features/cash/sale/sale-button.tsx';
import { OwingPage } from '../features/prepaid/owing-page.tsx';

export const Route = createFileRoute('/dashboard/financial/accounts')({ component: Accounts });

function Accounts() {
  return (
    <ModuleGate module="financial">
      <BackToFinancial />
      <OwingPage
        receive={({ clientId: id, clientName: name, owedCents }) => (
          <SaleButton start={{ kind: 'account', client: { id, name }, owedCents }} />
        )}
      />
    </ModuleGate>
  );
}
