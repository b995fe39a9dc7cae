import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';

const TWO_MINUTES = 2 * 60_000;

export function useStatistics() {
  const { statistics } = useApi().platform;
  return useQuery(statistics.read.queryOptions({ staleTime: TWO_MINUTES }));
}

export type Statistics = NonNullable<ReturnType<typeof useStatistics>['data']>;
