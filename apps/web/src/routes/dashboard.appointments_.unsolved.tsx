import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { UnsolvedPage } from '../features/scheduling/unsolved/unsolved-page.tsx';

export const Route = createFileRoute('/dashboard/appointments_/unsolved')({ component: Unsolved });

function Unsolved() {
  return (
    <ModuleGate module="appointments">
      <UnsolvedPage />
    </ModuleGate>
  );
}
