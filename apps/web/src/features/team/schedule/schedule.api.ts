import type { Schedule } from '@app/contract/team/schedules.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useToday } from '../../../foundation/company-clock.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMindingAppointments } from '../../../ui/dialogs/appointments-question.tsx';

export function useSchedule(professionalId: string) {
  const { schedules } = useApi().team;
  return useQuery(schedules.get.queryOptions({ input: { professionalId } }));
}

/** Hers as they are stored now. */
export function useStoredSchedule(): (professionalId: string) => Promise<Schedule> {
  const { schedules } = useApi().team;
  const queryClient = useQueryClient();
  return (professionalId) =>
    queryClient.fetchQuery({
      ...schedules.get.queryOptions({ input: { professionalId } }),
      staleTime: 0,
    });
}

/** Today and the six days after it, as they will really be. */
export function useNextDays(professionalId: string) {
  const { schedules } = useApi().team;
  const from = useToday().toString();
  return useQuery(schedules.days.queryOptions({ input: { professionalId, from } }));
}

export function useReplaceWeek(request: Request) {
  const { schedules } = useApi().team;
  return useSendOnce(schedules.replaceWeek, request);
}

export function useCreateException(request: Request) {
  const { schedules } = useApi().team;
  return useSendOnce(schedules.createException, request);
}

export function useUpdateException() {
  const { schedules } = useApi().team;
  return useMutation(schedules.updateException.mutationOptions());
}

type ExceptionKey = { professionalId: string; id: string };

/** Whoever is booked in hours that only the exception gave is shown first. Answers whether it is gone. */
export function useRemoveException(): (exception: ExceptionKey) => Promise<unknown> {
  const { schedules } = useApi().team;
  const minding = useMindingAppointments();
  const { mutateAsync: remove } = useMutation(schedules.removeException.mutationOptions());
  return (exception) => minding((said) => remove({ ...exception, ...said }));
}
