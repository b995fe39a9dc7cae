import { createFileRoute } from '@tanstack/react-router';
import { WebhooksPage } from '../features/platform/webhooks/webhooks-page.tsx';
import { webhookFilters } from '../features/platform/webhooks/webhooks-view.ts';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/super-admin/webhooks')({
  validateSearch: webhookFilters.read,
  component: Webhooks,
});

function Webhooks() {
  const view = useView(webhookFilters.read);
  const navigate = Route.useNavigate();
  return <WebhooksPage view={view} onView={(search) => navigate({ search, replace: true })} />;
}
