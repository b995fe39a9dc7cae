import { createFileRoute } from '@tanstack/react-router';
import { SubscriptionsPage } from '../features/platform/subscriptions/subscriptions-page.tsx';
import { subscriptionFilters } from '../features/platform/subscriptions/subscriptions-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/subscriptions')({
  validateSearch: subscriptionFilters.read,
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
