import type { Agenda } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../foundation/api.tsx';
import { errorText } from '../../foundation/error-text.ts';
import { isRefusedWith } from '../../foundation/failure.ts';
import { showFailure, showSuccess } from '../../foundation/toasts.ts';
import type { GridChange } from '../../ui/agenda-grid/grid-model.ts';
import { agendaLabels, movedText } from './agenda.labels.ts';
import { instantOf } from './agenda-columns.api.ts';
import { showUndo } from './agenda-undo.tsx';
import type { ConflictRule } from './repeat.api.ts';
import { seriesChangedText, seriesMovedText } from './repeat.labels.ts';

export type Move = {
  entry: AgendaEntry;
  professionalId: string;
  startTime: string;
  durationMinutes: number;
  overbook: boolean;
  /** Also to somebody who does not do its services. */
  anyService: boolean;
  /** Whoever undoes it goes over an *encaixe* again, on purpose. */
  wasUnderEncaixe: boolean;
};
type Place = Omit<Move, 'entry' | 'wasUnderEncaixe'>;

/** A change that takes somebody else's time, or stands over an *encaixe*, waits for an answer. */
export function useAgendaMoves(timezone: string) {
  const send = useMoveEntry(timezone);
  const [asked, setAsked] = useState<GridChange | null>(null);
  const [ofSeries, setOfSeries] = useState<Move | null>(null);
  const [unoffered, setUnoffered] = useState<Move | null>(null);

  async function move(wanted: Move): Promise<void> {
    if ((await send(wanted)) === 'not-offered') setUnoffered(wanted);
  }

  function request(change: GridChange): void {
    if (change.isConflict || change.isOverEncaixe) setAsked(change);
    else ask(moveOf(change, timezone, 'apart'));
  }

  function ask(wanted: Move): void {
    if (mayTakeOthersAlong(wanted)) setOfSeries(wanted);
    else void move(wanted);
  }

  function moveOnlyThis(): void {
    if (ofSeries) void move(ofSeries);
    setOfSeries(null);
  }

  function moveAnyway(): void {
    if (unoffered) void move({ ...unoffered, anyService: true });
    setUnoffered(null);
  }

  function goAhead(): void {
    if (asked) ask(moveOf(asked, timezone, 'overbook'));
    setAsked(null);
  }

  return {
    ...{ request, asked, goAhead, putBack: () => setAsked(null) },
    ...{ ofSeries, moveOnlyThis, leaveSeries: () => setOfSeries(null) },
    ...{ unoffered, moveAnyway, leaveUnoffered: () => setUnoffered(null) },
  };
}
export type AgendaMoves = ReturnType<typeof useAgendaMoves>;

function mayTakeOthersAlong({ entry }: Move): boolean {
  return entry.seriesId !== null;
}

/** It takes longer or shorter, instead of going elsewhere. */
export function isResized({ entry, durationMinutes }: Move): boolean {
  return placeOf(entry).durationMinutes !== durationMinutes;
}

/** It and those after it, by as much. The answer tells when some of them have no room. */
export function useMoveFollowing(): (
  move: Move,
  conflicts: ConflictRule,
) => Promise<'moved' | 'taken' | 'not-offered'> {
  const { agenda, appointments, series } = useApi().scheduling;
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(series.moveFollowing.mutationOptions());

  return async (move, conflicts) => {
    try {
      const { id, version } = move.entry;
      const { professionalId, startTime, anyService, durationMinutes } = move;
      const place = { professionalId, startTime, ...(isResized(move) && { durationMinutes }) };
      const { movedIds, skipped } = await mutateAsync({
        ...{ id, version, ...place, conflicts, anyService },
      });
      const sentence = isResized(move) ? seriesChangedText : seriesMovedText;
      showSuccess(sentence(movedIds.length, skipped.length));
      return 'moved';
    } catch (error) {
      if (isRefusedWith('SERIES_CONFLICTS', error)) return 'taken';
      if (isRefusedWith('SERVICE_NOT_OFFERED', error)) return 'not-offered';
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey: agenda.read.key() });
      void queryClient.invalidateQueries({ queryKey: appointments.key() });
    }
  };
}

function moveOf(change: GridChange, timezone: string, way: 'apart' | 'overbook'): Move {
  const { entry, column, from, until } = change;
  return {
    entry,
    professionalId: column.professionalId,
    startTime: instantOf(column.date, from, timezone),
    durationMinutes: until - from,
    overbook: way === 'overbook',
    anyService: false,
    wasUnderEncaixe: change.wasUnderEncaixe,
  };
}

/** On the screen at once; back where it was, with the reason, when the server says no. */
function useMoveEntry(timezone: string): (move: Move) => Promise<'settled' | 'not-offered'> {
  const send = useSendMove();

  async function undo({ entry: before, wasUnderEncaixe }: Move, after: AgendaEntry) {
    try {
      const overbook = before.overbooked || wasUnderEncaixe;
      // Whoever had it gets it back, whatever she does by now.
      await send({ ...placeOf(before), entry: after, overbook, anyService: true });
      showSuccess(agendaLabels.undone);
    } catch (error) {
      showFailure(agendaLabels.failedToUndo, errorText(error));
    }
  }

  return async (move) => {
    try {
      const { wasUnderEncaixe: _known, ...wanted } = move;
      const stored = await send(wanted);
      showUndo(movedText(stored, timezone), () => void undo(move, stored));
    } catch (error) {
      if (isRefusedWith('SERVICE_NOT_OFFERED', error)) return 'not-offered';
      showFailure(agendaLabels.failedToMove, errorText(error));
    }
    return 'settled';
  };
}

function useSendMove(): (move: Place & Pick<Move, 'entry'>) => Promise<AgendaEntry> {
  const { agenda, appointments } = useApi().scheduling;
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(appointments.move.mutationOptions());

  function show(entry: AgendaEntry): void {
    queryClient.setQueriesData<Agenda>({ queryKey: agenda.read.key() }, (known) =>
      known ? withEntry(known, entry) : known,
    );
  }

  return async ({ entry, ...place }) => {
    // An answer that is on its way knows nothing of the move and would undo it on the screen.
    await queryClient.cancelQueries({ queryKey: agenda.read.key() });
    show(movedEntry(entry, place));
    try {
      const stored = await mutateAsync({ ...place, id: entry.id, version: entry.version });
      show(stored);
      return stored;
    } catch (error) {
      show(entry);
      throw error;
    } finally {
      void queryClient.invalidateQueries({ queryKey: agenda.read.key() });
      void queryClient.invalidateQueries({ queryKey: appointments.key() });
    }
  };
}

function withEntry(agenda: Agenda, entry: AgendaEntry): Agenda {
  const entries = agenda.entries.map((known) => (known.id === entry.id ? entry : known));
  return { ...agenda, entries };
}

function movedEntry(entry: AgendaEntry, place: Place): AgendaEntry {
  const { professionalId, startTime, durationMinutes, overbook } = place;
  const endTime = Temporal.Instant.from(startTime).add({ minutes: durationMinutes }).toString();
  return { ...entry, professionalId, startTime, endTime, overbooked: overbook };
}

function placeOf({ professionalId, startTime, endTime }: AgendaEntry) {
  const length = Temporal.Instant.from(startTime).until(endTime);
  const durationMinutes = length.total('minutes');
  return { professionalId, startTime, durationMinutes };
}
