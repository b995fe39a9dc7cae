import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { type Request, useSendOnce } from '../../../foundation/hooks/use-send-once.ts';
import { useMore, useWalk } from '../../../foundation/hooks/use-walk.ts';
import { daysAfter } from '../agenda/agenda-columns.ts';
import type { AppointmentsView } from './appointments-view.ts';

const rowsOfADay = 100;

export function useAppointmentList(view: AppointmentsView, today: string) {
  return useWalk(useApi().scheduling.appointments.list, filterOf(view, today));
}

export function filterOf(view: AppointmentsView, today: string) {
  const { search, status, payment, request, professionalId, serviceId } = view;
  const { date, until = date, upcoming } = view;
  const fromDate = date ?? (upcoming ? today : undefined);
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(request && { request }),
    ...(professionalId && { professionalId }),
    ...(serviceId && { serviceId }),
    ...(fromDate && { fromDate }),
    ...(until && { untilDate: daysAfter(until, 1) }),
  };
}

/** Everything of one day, however many pages it takes. */
export function useDayAppointments(view: AppointmentsView, date: string) {
  const filters = filterOf({ ...view, date }, date);
  const query = useMore(useApi().scheduling.appointments.list, { filters, limit: rowsOfADay });
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}

export function useAppointment(id: string | null) {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.get.queryOptions({ input: { id: id ?? '' }, enabled: id !== null }));
}

/** As it is stored now, with its newest version. */
export function useStoredAppointment() {
  const { appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  return (id: string) =>
    queryClient.fetchQuery({ ...appointments.get.queryOptions({ input: { id } }), staleTime: 0 });
}

export function useWriteNotes() {
  const { appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  return useMutation(
    appointments.writeNotes.mutationOptions({
      onSuccess: (detail) =>
        queryClient.setQueryData(appointments.get.queryKey({ input: { id: detail.id } }), detail),
    }),
  );
}

export function useAppointmentChanges(id: string) {
  const { appointments } = useApi().scheduling;
  return useQuery(appointments.listChanges.queryOptions({ input: { id }, staleTime: 0 }));
}

/** The agenda shows the new status at once; what the server says to it decides. */
export function useChangeStatus(request?: Request) {
  const { agenda, appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  const refresh = useRefresh('appointments');
  return useMutation(
    appointments.changeStatus.mutationOptions({
      ...(request && { context: { requestKey: request.key } }),
      onMutate: async ({ id, status }) => {
        await queryClient.cancelQueries({ queryKey: agenda.read.key() });
        queryClient.setQueriesData<Agenda>({ queryKey: agenda.read.key() }, (known) =>
          known ? withStatus(known, id, status) : known,
        );
      },
      onSuccess: (detail) => {
        request?.renew();
        queryClient.setQueryData(appointments.get.queryKey({ input: { id: detail.id } }), detail);
      },
      onError: (error) => {
        if (isRefusedWith('REQUEST_KEY_REUSED', error)) request?.renew();
        void refresh();
      },
    }),
  );
}

function withStatus(agenda: Agenda, id: string, status: AppointmentStatus): Agenda {
  const entries = agenda.entries.map((entry) => (entry.id === id ? { ...entry, status } : entry));
  return { ...agenda, entries };
}

export function useCancelFollowing(request: Request) {
  const { series } = useApi().scheduling;
  return useSendOnce(series.cancelFollowing, request);
}

export function useRemoveAppointment() {
  const { appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  return useMutation(
    appointments.remove.mutationOptions({
      onSuccess: ({ id }) => {
        // Asked for again, it would only be found missing.
        queryClient.removeQueries({ queryKey: appointments.get.queryKey({ input: { id } }) });
      },
    }),
  );
}
