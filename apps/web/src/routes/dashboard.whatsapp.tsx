import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { whatsappLabels } from '../features/messaging/whatsapp.labels.ts';
import { WhatsappPage, type WhatsappTab } from '../features/messaging/whatsapp-page.tsx';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';

/** In the order of the screen. */
const tabs: readonly WhatsappTab[] = [
  {
    name: 'connect',
    label: whatsappLabels.tabs.connect,
    permission: 'messages.view',
    panel: lazyPart(() => import('../features/messaging/connection/connect-panel.tsx')),
  },
  {
    name: 'templates',
    label: whatsappLabels.tabs.templates,
    permission: 'messages.view',
    panel: lazyPart(() => import('../features/messaging/templates/templates-panel.tsx')),
  },
  {
    name: 'automations',
    label: whatsappLabels.tabs.automations,
    permission: 'messages.view',
    panel: lazyPart(() => import('../features/messaging/automations/automations-panel.tsx')),
  },
  {
    name: 'birthdays',
    label: whatsappLabels.tabs.birthdays,
    permission: 'messages.view',
    panel: lazyPart(() => import('../features/messaging/birthdays/birthdays-panel.tsx')),
  },
  {
    name: 'marketing',
    label: whatsappLabels.tabs.marketing,
    permission: 'messages.view',
    panel: lazyPart(() => import('../features/messaging/campaigns/marketing-panel.tsx')),
  },
  {
    name: 'tests',
    label: whatsappLabels.tabs.tests,
    permission: 'messages.send',
    panel: lazyPart(() => import('../features/messaging/testing/testing-panel.tsx')),
  },
];

export const Route = createFileRoute('/dashboard/whatsapp')({
  validateSearch: readTab,
  component: Whatsapp,
});

function Whatsapp() {
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="messages">
      <WhatsappPage
        tabs={tabs}
        opened={tab}
        onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
      />
    </ModuleGate>
  );
}
