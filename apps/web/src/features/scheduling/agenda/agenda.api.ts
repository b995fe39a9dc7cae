import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import { useLocalStorage } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useSession } from '../../../foundation/sign-in/session.tsx';
import type { ColorBy } from '../../../ui/agenda-grid/grid-model.ts';

/** What stands in the agenda on some days; while other days load, the days before stay in sight. */
export function useAgenda(fromDate: string, days = 1, professionalId?: string) {
  const { agenda } = useApi().scheduling;
  const input = { fromDate, days, ...(professionalId && { professionalId }) };
  return useQuery(agenda.read.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** As above; once it is there, the days before and after are fetched for whoever turns the page. */
export function useAgendaAndNeighbours(fromDate: string, days = 1, professionalId?: string) {
  const { agenda } = useApi().scheduling;
  const queryClient = useQueryClient();
  const query = useAgenda(fromDate, days, professionalId);
  const isThere = query.isSuccess && !query.isPlaceholderData;

  useEffect(() => {
    if (!isThere) return;
    for (const step of [days, -days]) {
      const neighbour = Temporal.PlainDate.from(fromDate).add({ days: step }).toString();
      const input = { fromDate: neighbour, days, ...(professionalId && { professionalId }) };
      void queryClient.prefetchQuery(agenda.read.queryOptions({ input }));
    }
  }, [agenda, queryClient, isThere, fromDate, days, professionalId]);

  return query;
}

/** What the colours of the agenda mean, as it was left. */
export function useColorBy() {
  return useLocalStorage<ColorBy>({
    key: 'agenda_color_by',
    defaultValue: 'service',
    getInitialValueInEffect: false,
  });
}

/** Whom somebody does not want to see in the day, as she left it on this device. */
export function useHiddenPeople() {
  const { user } = useSession();
  return useLocalStorage<readonly string[]>({
    key: `agenda_hidden_${user.id}`,
    defaultValue: [],
    getInitialValueInEffect: false,
    deserialize: idsIn,
  });
}

/** What stands in a browser may have been written by anybody. */
function idsIn(stored: string | undefined): string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** The one professional whose agenda is shown where there is room for one, as it was left. */
export function useShownProfessional(professionals: readonly AgendaColumn[]) {
  const [chosen, choose] = useLocalStorage<string>({
    key: 'agenda_professional',
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const one = professionals.find(({ id }) => id === chosen) ?? professionals[0];
  return { one, choose };
}
