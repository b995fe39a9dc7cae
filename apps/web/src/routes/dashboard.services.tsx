import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { ServicesPage } from '../features/catalog/services/services-page.tsx';

export const Route = createFileRoute('/dashboard/services')({ component: Services });

function Services() {
  return (
    <ModuleGate module="services">
      <ServicesPage />
    </ModuleGate>
  );
}
