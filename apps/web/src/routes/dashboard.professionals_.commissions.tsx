import { createFileRoute } from '@tanstack/react-router';
import { useAccessTo } from '../features/billing/access.api.ts';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { MissedCommissions } from '../features/cash/commissions/missed-commissions.tsx';
import { CommissionTablePage } from '../features/catalog/commissions/commission-table-page.tsx';

export const Route = createFileRoute('/dashboard/professionals_/commissions')({
  component: Commissions,
});

function Commissions() {
  const hasBooks = useAccessTo('financial') === 'open';
  return (
    <ModuleGate module="professionals">
      <CommissionTablePage changes={hasBooks ? <MissedCommissions /> : null} />
    </ModuleGate>
  );
}
