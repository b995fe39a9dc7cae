import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ClientImportListPage } from '../features/clients/imports/client-import-list-page.tsx';

export const Route = createFileRoute('/dashboard/clients/import/')({ component: Imports });

function Imports() {
  return (
    <ModuleGate module="clients">
      <ClientImportListPage />
    </ModuleGate>
  );
}
