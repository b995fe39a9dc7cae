import type { ReportPeriod } from '@app/contract/insights/insights.contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useToday } from '../../foundation/company-clock.ts';
import { useFile } from '../../foundation/hooks/use-file.ts';
import { isRunning, type Range } from './period-view.ts';

const A_MINUTE = 60_000;

export function useHome() {
  const { home } = useApi().insights;
  // Who comes next, and who is late, changes by the clock alone.
  return useQuery(home.queryOptions({ refetchInterval: A_MINUTE, staleTime: 0 }));
}

/** While another period is on its way, the one before stays on the screen. */
export function useReport(asked: ReportPeriod) {
  const { report } = useApi().insights;
  return useQuery(report.queryOptions({ input: asked, placeholderData: keepPreviousData }));
}

export function useHealth() {
  return useQuery(useApi().insights.health.queryOptions());
}

/** Whether the company's day is among them. */
export function useIsRunning(range: Range): boolean {
  return isRunning(range, useToday());
}

export function useReports(range: Range) {
  const { reports } = useApi().insights;
  return useQuery(reports.queryOptions({ input: range, placeholderData: keepPreviousData }));
}

export function useExportReports() {
  const { exportReports } = useApi().insights;
  return useFile(exportReports);
}
