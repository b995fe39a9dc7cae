import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { CountPage } from '../features/stock/count-page.tsx';

export const Route = createFileRoute('/dashboard/stock/contagem')({ component: StockCount });

function StockCount() {
  return (
    <ModuleGate module="stock">
      <CountPage />
    </ModuleGate>
  );
}
