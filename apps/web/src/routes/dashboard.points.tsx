import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { PointsPage } from '../features/loyalty/points-page.tsx';

export const Route = createFileRoute('/dashboard/points')({ component: Points });

function Points() {
  return (
    <ModuleGate module="points">
      <PointsPage />
    </ModuleGate>
  );
}
