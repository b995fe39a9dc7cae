import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { GiftCardsPage } from '../features/prepaid/gift-cards-page.tsx';

export const Route = createFileRoute('/dashboard/gift-cards/')({ component: GiftCards });

function GiftCards() {
  return (
    <ModuleGate module="financial">
      <GiftCardsPage />
    </ModuleGate>
  );
}
