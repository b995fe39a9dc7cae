import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { useReturnCalls } from '../features/messaging/returns/return-calls.api.ts';
import { ReturnsPage } from '../features/scheduling/returns/returns-page.tsx';

export const Route = createFileRoute('/dashboard/clients/returns')({ component: Returns });

function Returns() {
  return (
    <ModuleGate module="appointments">
      <ReturnsPage useCalls={useReturnCalls} />
    </ModuleGate>
  );
}
