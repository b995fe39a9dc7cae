import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsPage } from '../features/platform/subscriptions/subscriptions-page.tsx';
import {
  type SubscriptionsView,
  subscriptionFilters,
} from '../features/platform/subscriptions/subscriptions-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/subscriptions')({
  validateSearch: readByScreen<SubscriptionsView>,
  component: Subscriptions,
});

function Subscriptions() {
  const view = useView(subscriptionFilters.read);
  const navigate = Route.useNavigate();
  return (
    <SubscriptionsPage
      view={view}
      onView={(search) => navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
