import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { LoyaltyPage } from '../features/loyalty/loyalty-page.tsx';

export const Route = createFileRoute('/dashboard/loyalty')({ component: Loyalty });

function Loyalty() {
  return (
    <ModuleGate module="loyalty">
      <LoyaltyPage />
    </ModuleGate>
  );
}
