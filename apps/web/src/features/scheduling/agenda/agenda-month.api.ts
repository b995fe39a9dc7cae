import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { weeksOf } from './agenda-month-days.ts';

/** A month and the weeks that show it; while another one loads, the one before stays in sight. */
export function useAgendaMonth(date: string) {
  const weeks = weeksOf(date);
  const { data: agendas, ...query } = useAgendaWeeks(weeks);
  const loaded = useMemo(() => agendas && { date, agendas }, [date, agendas]);
  const [before, setBefore] = useState(loaded);
  useEffect(() => {
    if (loaded) setBefore(loaded);
  }, [loaded]);
  return { ...query, data: query.isError ? loaded : (loaded ?? before), isStale: !loaded };
}

/** What stands in the agenda of everybody in some weeks, all of them or nothing yet. */
function useAgendaWeeks(firstDays: readonly string[]) {
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
