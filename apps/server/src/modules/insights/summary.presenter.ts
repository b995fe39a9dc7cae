import type { ReportSummary } from '@app/contract/insights/insights.contract';
import { growthOf } from '@app/domain/insights/growth';
import type { SameDays } from '@app/domain/shared/period';
import { presentPeriod } from './report.presenter.ts';
import type { SummaryRow } from './summary.queries.ts';

export function presentSummary(row: SummaryRow, { current, previous }: SameDays): ReportSummary {
  return {
    current: presentPeriod(current),
    previous: presentPeriod(previous),
    revenueCents: row.revenue,
    previousCents: row.previous,
    growthPermille: growthOf(row.revenue, row.previous),
    best: presentBest(row.best),
  };
}

/** Nobody did best where nothing came in for services. */
function presentBest(best: SummaryRow['best']): ReportSummary['best'] {
  const [name, revenueCents] = best ?? [null, 0];
  return name !== null && revenueCents > 0 ? { name, revenueCents } : null;
}
