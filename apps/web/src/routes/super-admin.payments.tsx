import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../features/platform/payments/payments-page.tsx';
import { type PaymentsView, paymentFilters } from '../features/platform/payments/payments-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/payments')({
  validateSearch: readByScreen<PaymentsView>,
  component: Payments,
});

function Payments() {
  const view = useView(paymentFilters.read);
  const navigate = Route.useNavigate();
  return (
    <PaymentsPage
      view={view}
      onView={(search) => navigate({ search, replace: true, resetScroll: true })}
    />
  );
}
