import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { PackagesPage } from '../features/prepaid/packages-page.tsx';

export const Route = createFileRoute('/dashboard/packages')({ component: Packages });

function Packages() {
  return (
    <ModuleGate module="financial">
      <PackagesPage />
    </ModuleGate>
  );
}
