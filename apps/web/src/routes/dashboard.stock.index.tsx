import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ProductsPage } from '../features/stock/products-page.tsx';

export const Route = createFileRoute('/dashboard/stock/')({ component: Stock });

function Stock() {
  return (
    <ModuleGate module="stock">
      <ProductsPage />
    </ModuleGate>
  );
}
