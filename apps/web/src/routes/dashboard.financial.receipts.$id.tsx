import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ReceiptPage } from '../features/cash/checkout/receipt-page.tsx';
import { readReceiptView } from '../features/cash/checkout/receipt-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/financial/receipts/$id')({
  validateSearch: readReceiptView,
  component: Receipt,
});

function Receipt() {
  const { id } = Route.useParams();
  return (
    <ModuleGate module="financial">
      <ReceiptPage id={id} view={useView(readReceiptView)} />
    </ModuleGate>
  );
}
