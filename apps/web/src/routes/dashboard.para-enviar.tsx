import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ByHandPage } from '../features/messaging/by-hand/by-hand-page.tsx';

export const Route = createFileRoute('/dashboard/para-enviar')({ component: ToSend });

function ToSend() {
  return (
    <ModuleGate module="messages">
      <ByHandPage />
    </ModuleGate>
  );
}
