import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useMay } from '../../../foundation/sign-in/session.tsx';

export type BookingGap = 'services' | 'professionals' | 'hours';

/** What is missing before anybody can book online; nothing is said until the server said it. */
export function useBookingGaps(): BookingGap[] {
  const { catalog, team } = useApi();
  const services = useQuery(catalog.services.list.queryOptions());
  const professionals = useQuery(team.professionals.list.queryOptions());
  const mayManage = useMay('professionals.manage');
  const working = useQuery(team.schedules.listWorking.queryOptions({ enabled: mayManage }));
  const isAlone = isNobodyActive(professionals.data);
  return [
    ...(isNobodyActive(services.data) ? (['services'] as const) : []),
    ...(isAlone ? (['professionals'] as const) : []),
    // Whoever is missing has no hours either, which need not be said.
    ...(!isAlone && working.data?.length === 0 ? (['hours'] as const) : []),
  ];
}

function isNobodyActive(list: readonly { active: boolean }[] | undefined): boolean {
  return list !== undefined && !list.some(({ active }) => active);
}
