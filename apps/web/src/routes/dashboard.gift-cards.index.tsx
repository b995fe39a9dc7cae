import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { PrepaidSaleButton } from '../features/cash/prepaid-sale/prepaid-sale-button.tsx';
import { GiftCardsPage } from '../features/prepaid/gift-cards-page.tsx';

export const Route = createFileRoute('/dashboard/gift-cards/')({ component: GiftCards });

function GiftCards() {
  return (
    <ModuleGate module="financial">
      <GiftCardsPage sell={<Sell />} />
    </ModuleGate>
  );
}

/** Whoever sold one prints it next. */
function Sell() {
  const navigate = Route.useNavigate();
  return (
    <PrepaidSaleButton
      kind="gift_card"
      clientId={null}
      onSold={({ items }) => {
        const id = items.find(({ giftCardId }) => giftCardId !== null)?.giftCardId;
        if (id) void navigate({ to: '/dashboard/gift-cards/$id', params: { id } });
      }}
    />
  );
}
