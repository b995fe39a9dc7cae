import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { readClosingView } from '../features/cash/drawer/closing-address.ts';
import { ClosingPage } from '../features/cash/drawer/closing-page.tsx';
import { useView } from '../foundation/hooks/use-view.ts';

export const Route = createFileRoute('/dashboard/financial/closings/$id')({
  validateSearch: readClosingView,
  component: Closing,
});

function Closing() {
  const { id } = Route.useParams();
  return (
    <ModuleGate module="financial">
      <ClosingPage id={id} view={useView(readClosingView)} />
    </ModuleGate>
  );
}
