import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';

/** Who is expected today and in the days after it. */
export function useNextDays() {
  return useQuery(useApi().scheduling.agenda.nextDays.queryOptions({ staleTime: 0 }));
}
