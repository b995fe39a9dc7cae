import { createFileRoute } from '@tanstack/react-router';
import { ModuleGate } from '../features/billing/module-gate.tsx';
import { financialLabels } from '../features/cash/drawer/cash.labels.ts';
import { FinancialPage, type FinancialTab } from '../features/cash/financial-page.tsx';
import { type PeriodView, periodFilters } from '../features/insights/period-view.ts';
import { readTab } from '../foundation/address-values.ts';
import { useView } from '../foundation/hooks/use-view.ts';
import { lazyPart } from '../foundation/parts/parts.ts';

/** The open tab, and what one of them is filtered by. */
type FinancialView = PeriodView & { tab?: string; new?: true };

const labels = financialLabels.tabs;

/** In the order of the screen. */
const tabs: readonly FinancialTab[] = [
  {
    name: 'cash',
    label: labels.cash,
    permission: 'cash.view',
    panel: lazyPart(() => import('../features/cash/drawer/cash-tab.tsx')),
  },
  {
    name: 'commissions',
    label: labels.commissions,
    permission: 'commissions.pay',
    panel: lazyPart(() => import('../features/cash/commissions/commissions-tab.tsx')),
  },
  {
    name: 'insights',
    label: labels.insights,
    permission: 'insights.view',
    panel: lazyPart(() => import('../features/insights/bi/bi-tab.tsx')),
  },
  {
    name: 'health',
    label: labels.health,
    permission: 'insights.view',
    panel: lazyPart(() => import('../features/insights/health/health-tab.tsx')),
  },
];

export const Route = createFileRoute('/dashboard/financial/')({
  validateSearch: (address: Record<string, unknown>): FinancialView => ({
    ...readTab(address),
    ...periodFilters.read(address),
    // A sale is asked for.
    ...(address.new === true && { new: true }),
  }),
  component: Financial,
});

function Financial() {
  const { tab } = useView(readTab);
  const navigate = Route.useNavigate();
  return (
    <ModuleGate module="financial">
      <FinancialPage
        tabs={tabs}
        opened={tab}
        // The days somebody looks at stay chosen on the other tabs.
        onOpen={(name) => navigate({ search: (before) => openedTab(name, before), replace: true })}
      />
    </ModuleGate>
  );
}

function openedTab(tab: string, { fromDate, toDate }: PeriodView): FinancialView {
  return { tab, ...(fromDate && { fromDate }), ...(toDate && { toDate }) };
}
