import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ClientImportPage } from '../features/clients/imports/client-import-page.tsx';

export const Route = createFileRoute('/dashboard/clients/import/$importId')({
  component: OneImport,
});

function OneImport() {
  const { importId } = Route.useParams();
  return (
    <ModuleGate module="clients">
      <ClientImportPage key={importId} importId={importId} />
    </ModuleGate>
  );
}
