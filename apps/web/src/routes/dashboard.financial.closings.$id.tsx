import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ClosingPage } from '../features/cash/drawer/closing-page.tsx';

export const Route = createFileRoute('/dashboard/financial/closings/$id')({
  component: Closing,
});

function Closing() {
  const { id } = Route.useParams();
  return (
    <ModuleGate module="financial">
      <ClosingPage id={id} />
    </ModuleGate>
  );
}
