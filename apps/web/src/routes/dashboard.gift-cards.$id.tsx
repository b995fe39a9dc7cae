import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { GiftCardPage } from '../features/prepaid/gift-card-page.tsx';

export const Route = createFileRoute('/dashboard/gift-cards/$id')({ component: OneGiftCard });

function OneGiftCard() {
  const { id } = Route.useParams();
  return (
    <ModuleGate module="financial">
      <GiftCardPage key={id} id={id} />
    </ModuleGate>
  );
}
