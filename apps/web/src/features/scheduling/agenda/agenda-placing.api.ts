import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../foundation/api.tsx';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import type { OtherHands } from '../../../ui/agenda-grid/grid-preview.tsx';

export type Place = {
  professionalId: string;
  startTime: string;
  durationMinutes: number;
  /** What whoever gets it needs, or what is told. */
  length: 'needed' | 'told';
  overbook: boolean;
  /** Also to somebody who does not do its services. */
  anyService: boolean;
};

/** On the screen at once; back where it was when the server says no. */
export function useSendMove(): (move: Place & { entry: AgendaEntry }) => Promise<AgendaEntry> {
  const { agenda, appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  const refresh = useRefresh('appointments');
  const { mutateAsync } = useMutation(appointments.move.mutationOptions());

  function show(entry: AgendaEntry): void {
    queryClient.setQueriesData<Agenda>({ queryKey: agenda.read.key() }, (known) =>
      known ? withEntry(known, entry) : known,
    );
  }

  return async ({ entry, length, ...place }) => {
    // An answer that is on its way knows nothing of the move and would undo it on the screen.
    await queryClient.cancelQueries({ queryKey: agenda.read.key() });
    show(movedEntry(entry, place));
    try {
      const { durationMinutes, ...where } = place;
      const wish = { ...where, ...(length === 'told' && { durationMinutes }) };
      const stored = await mutateAsync({ ...wish, id: entry.id, version: entry.version });
      show(stored);
      return stored;
    } catch (error) {
      show(entry);
      void refresh();
      throw error;
    }
  };
}

/** What a drag to somebody else makes of the length, before it is dropped. */
export function useOtherHands(): OtherHands {
  const { appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  const asked = ({ id }: AgendaEntry) =>
    appointments.lengths.queryOptions({ input: { id }, staleTime: 60_000 });
  return {
    learn(entry) {
      if (entry.kind === 'appointment') void queryClient.prefetchQuery(asked(entry));
    },
    lengthWith(entry, professionalId) {
      const lengths = queryClient.getQueryData(asked(entry).queryKey);
      return lengths?.find((one) => one.professionalId === professionalId)?.durationMinutes;
    },
  };
}

function withEntry(agenda: Agenda, entry: AgendaEntry): Agenda {
  const entries = agenda.entries.map((known) => (known.id === entry.id ? entry : known));
  return { ...agenda, entries };
}

function movedEntry(entry: AgendaEntry, place: Omit<Place, 'length'>): AgendaEntry {
  const { professionalId, startTime, durationMinutes, overbook } = place;
  const endTime = Temporal.Instant.from(startTime).add({ minutes: durationMinutes }).toString();
  return { ...entry, professionalId, startTime, endTime, overbooked: overbook };
}

export function placeOf(entry: AgendaEntry) {
  const { professionalId, startTime } = entry;
  return { professionalId, startTime, durationMinutes: lengthOf(entry) };
}

export function lengthOf({ startTime, endTime }: AgendaEntry): number {
  return Temporal.Instant.from(startTime).until(endTime).total('minutes');
}
