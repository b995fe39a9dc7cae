import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '../features/platform/webhooks/webhooks-page.tsx';
import { type WebhooksView, webhookFilters } from '../features/platform/webhooks/webhooks-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/webhooks')({
  validateSearch: readByScreen<WebhooksView>,
  component: Webhooks,
});

function Webhooks() {
  const view = useView(webhookFilters.read);
  const navigate = Route.useNavigate();
  return <WebhooksPage view={view} onView={(search) => navigate({ search, replace: true })} />;
}
