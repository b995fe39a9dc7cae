import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';

export type BookingGap = 'services' | 'professionals';

/** What is missing before anybody can book online; nothing is said until the server said it. */
export function useBookingGaps(): BookingGap[] {
  const { catalog, team } = useApi();
  const services = useQuery(catalog.services.list.queryOptions());
  const professionals = useQuery(team.professionals.list.queryOptions());
  return [
    ...(isNobodyActive(services.data) ? (['services'] as const) : []),
    ...(isNobodyActive(professionals.data) ? (['professionals'] as const) : []),
  ];
}

function isNobodyActive(list: readonly { active: boolean }[] | undefined): boolean {
  return list !== undefined && !list.some(({ active }) => active);
}
