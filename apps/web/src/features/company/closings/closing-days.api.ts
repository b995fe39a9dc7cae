import type { ClosingDay, UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';

export function useClosingDays() {
  return useQuery(useApi().company.closingDays.list.queryOptions());
}

export function useHolidays() {
  return useQuery(useApi().company.closingDays.holidays.queryOptions());
}

export function useCreateClosingDay(request?: Request) {
  const { closingDays } = useApi().company;
  return useSendOnce(closingDays.create, request);
}

export function useUpdateClosingDay() {
  const { closingDays } = useApi().company;
  return useMutation(closingDays.update.mutationOptions());
}

export function useRemoveClosingDay() {
  const { closingDays } = useApi().company;
  return useMutation(closingDays.remove.mutationOptions());
}

/** Whether something was decided about this day alone. Longer closures merely cover it. */
export function isAboutThatDay({ date, decision }: UpcomingHoliday): boolean {
  return decision !== null && decision.firstDay === date && decision.lastDay === date;
}

/** What the company closed by itself; decisions about one holiday stand beside that holiday. */
export function ownClosingDays(
  days: readonly ClosingDay[],
  holidays: readonly UpcomingHoliday[],
): ClosingDay[] {
  const decided = holidays.filter(isAboutThatDay).map(({ decision }) => decision?.id);
  return days.filter(({ id }) => !decided.includes(id));
}
