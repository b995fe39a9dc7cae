import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { CouponsPage } from '../features/promotions/coupons-page.tsx';

export const Route = createFileRoute('/dashboard/coupons')({ component: Coupons });

function Coupons() {
  return (
    <ModuleGate module="coupons">
      <CouponsPage />
    </ModuleGate>
  );
}
