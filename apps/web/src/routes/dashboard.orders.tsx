import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { OrdersPage } from '../features/prepaid/orders-page.tsx';
import { PrepaidTabs } from '../features/prepaid/prepaid-tabs.tsx';

export const Route = createFileRoute('/dashboard/orders')({ component: Orders });

function Orders() {
  return (
    <ModuleGate module="financial">
      <PrepaidTabs />
      <OrdersPage />
    </ModuleGate>
  );
}
