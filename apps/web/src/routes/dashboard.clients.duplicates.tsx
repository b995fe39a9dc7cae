import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { DuplicatesPage } from '../features/clients/duplicates/duplicates-page.tsx';

export const Route = createFileRoute('/dashboard/clients/duplicates')({ component: Duplicates });

function Duplicates() {
  return (
    <ModuleGate module="clients">
      <DuplicatesPage />
    </ModuleGate>
  );
}
