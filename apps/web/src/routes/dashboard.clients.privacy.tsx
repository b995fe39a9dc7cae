import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { PrivacyPage } from '../features/clients/privacy/privacy-page.tsx';

export const Route = createFileRoute('/dashboard/clients/privacy')({ component: Privacy });

function Privacy() {
  return (
    <ModuleGate module="clients">
      <PrivacyPage />
    </ModuleGate>
  );
}
