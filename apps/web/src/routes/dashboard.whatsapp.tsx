import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { WhatsappPage } from '../features/messaging/whatsapp-page.tsx';
import { whatsappTabs } from '../features/messaging/whatsapp-tabs.ts';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';

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
        tabs={whatsappTabs}
        opened={tab}
        onOpen={(name) => navigate({ search: { tab: name }, replace: true })}
      />
    </ModuleGate>
  );
}
