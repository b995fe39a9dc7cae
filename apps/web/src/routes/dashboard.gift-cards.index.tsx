import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { SaleButton } from '../features/cash/sale/sale-button.tsx';
import { GiftCardsPage } from '../features/prepaid/gift-cards-page.tsx';
import { PrepaidTabs } from '../features/prepaid/prepaid-tabs.tsx';

export const Route = createFileRoute('/dashboard/gift-cards/')({ component: GiftCards });

function GiftCards() {
  return (
    <ModuleGate module="financial">
      <PrepaidTabs />
      <GiftCardsPage sell={<SaleButton start={{ kind: 'gift_card', client: null }} />} />
    </ModuleGate>
  );
}
