import { cents } from '@app/domain/shared/money';
import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { BackToFinancial } from '../features/cash/back-to-financial.tsx';
import { PrepaidSaleButton } from '../features/cash/prepaid-sale/prepaid-sale-button.tsx';
import { OwingPage } from '../features/prepaid/owing-page.tsx';

export const Route = createFileRoute('/dashboard/financial/accounts')({ component: Accounts });

function Accounts() {
  return (
    <ModuleGate module="financial">
      <BackToFinancial />
      <OwingPage
        receive={({ clientId, owedCents }) => (
          <PrepaidSaleButton kind="account" clientId={clientId} amountCents={cents(owedCents)} />
        )}
      />
    </ModuleGate>
  );
}
