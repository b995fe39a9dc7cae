import { useQueries } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** What stands in the agenda of everybody in some weeks, all of them or nothing yet. */
export function useAgendaWeeks(firstDays: readonly string[]) {
  const { agenda } = useApi().scheduling;
  return useQueries({
    queries: firstDays.map((fromDate) =>
      agenda.read.queryOptions({ input: { fromDate, days: 7 } }),
    ),
    combine: (weeks) => {
      const loaded = weeks.flatMap(({ data }) => data ?? []);
      return {
        data: loaded.length === weeks.length ? loaded : undefined,
        isError: weeks.some(({ isError }) => isError),
        error: weeks.find(({ error }) => error !== null)?.error,
        isFetching: weeks.some(({ isFetching }) => isFetching),
        refetch: () => weeks.map((week) => week.isError && week.refetch()),
      };
    },
  });
}
