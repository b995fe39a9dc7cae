import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { CampaignsPage } from '../features/messaging/campaigns/campaigns-page.tsx';

export const Route = createFileRoute('/dashboard/messages')({ component: Messages });

function Messages() {
  return (
    <ModuleGate module="messages">
      <CampaignsPage />
    </ModuleGate>
  );
}
