import type {
  AgendaEntry,
  AppointmentDetail,
} from '@app/contract/scheduling/agenda-entry.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import type { whoIn } from '../client-choice/client-choice.ts';

type Giving = { appointment: AgendaEntry } & ReturnType<typeof whoIn>;

/** Everything but the client stays as it is. */
export function useGiveToClient() {
  const { appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  const refresh = useRefresh('appointments');
  return useMutation({
    mutationFn: ({ appointment, ...who }: Giving): Promise<AppointmentDetail> => {
      const { id, version, professionalId, startTime, services, overbooked } = appointment;
      const serviceIds = services.map((service) => service.id);
      const as = { id, version, professionalId, startTime, serviceIds, overbook: overbooked };
      return appointments.update.call({ ...as, ...who });
    },
    onSuccess: (given) => {
      // Before anybody is told: the visit that stands open behind must not show the other one.
      queryClient.setQueryData(appointments.get.queryKey({ input: { id: given.id } }), given);
    },
    onSettled: () => void refresh(),
  });
}
