import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { PackagesPage } from '../features/prepaid/packages-page.tsx';
import { PrepaidTabs } from '../features/prepaid/prepaid-tabs.tsx';

export const Route = createFileRoute('/dashboard/packages')({ component: Packages });

function Packages() {
  return (
    <ModuleGate module="financial">
      <PrepaidTabs />
      <PackagesPage />
    </ModuleGate>
  );
}
