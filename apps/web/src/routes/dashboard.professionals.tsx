import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import type { ProfessionalPanels } from '../features/team/professionals/professional-panel.ts';
import { ProfessionalsPage } from '../features/team/professionals/professionals-page.tsx';
import {
  type ProfessionalsView,
  professionalFilters,
} from '../features/team/professionals/professionals-view.ts';
import { readByScreen } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';

/** The tabs that another area brings to the dialog of the team. */
const panels: ProfessionalPanels = {
  services: lazyPart(
    () => import('../features/catalog/professionals/professional-services-panel.tsx'),
  ),
  commissions: lazyPart(() => import('../features/catalog/commissions/commissions-panel.tsx')),
};

export const Route = createFileRoute('/dashboard/professionals')({
  validateSearch: readByScreen<ProfessionalsView>,
  component: Professionals,
});

function Professionals() {
  const view = useView(professionalFilters.read);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="professionals">
      <ProfessionalsPage
        panels={panels}
        view={view}
        onView={(search) => navigate({ search, replace: true })}
      />
    </ModuleGate>
  );
}
