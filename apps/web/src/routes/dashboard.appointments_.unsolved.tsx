import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { TellAffected } from '../features/messaging/affected/tell-affected.tsx';
import { UnsolvedPage } from '../features/scheduling/unsolved/unsolved-page.tsx';

export const Route = createFileRoute('/dashboard/appointments_/unsolved')({ component: Unsolved });

function Unsolved() {
  return (
    <ModuleGate module="appointments">
      <UnsolvedPage tell={(appointments) => <TellAffected appointments={appointments} />} />
    </ModuleGate>
  );
}
