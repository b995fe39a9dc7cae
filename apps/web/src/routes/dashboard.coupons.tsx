import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { CouponsPage } from '../features/promotions/coupons-page.tsx';
import { type CouponsView, couponFilters } from '../features/promotions/coupons-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/coupons')({
  validateSearch: readByScreen<CouponsView>,
  component: Coupons,
});

function Coupons() {
  const view = useView(couponFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="coupons">
      <CouponsPage view={view} onView={(search) => navigate({ search, replace: true })} />
    </ModuleGate>
  );
}
