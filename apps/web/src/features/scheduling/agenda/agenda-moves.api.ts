import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import type { OutsideHours } from '@app/domain/scheduling/recurrence';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { showFailure, showSuccess } from '../../../foundation/toasts.ts';
import type { GridChange } from '../../../ui/agenda-grid/grid-model.ts';
import { useChangeStatus } from '../appointments/appointments.api.ts';
import { type ConflictRule, seriesConflictsIn } from '../series/repeat.api.ts';
import { seriesChangedText, seriesMovedText } from '../series/repeat.labels.ts';
import { agendaLabels, movedText, resizedText } from './agenda.labels.ts';
import { instantOf } from './agenda-columns.ts';
import { lengthOf, type Place, placeOf, useSendMove } from './agenda-placing.api.ts';
import { showUndo } from './agenda-undo.tsx';

export type Move = Place & {
  entry: AgendaEntry;
  /** Whoever undoes it goes over an *encaixe* again, on purpose. */
  wasUnderEncaixe: boolean;
};

/** Whoever gets it needs longer, and there is no room: the sentence says how long. */
type TooShort = { move: Move; sentence: string };

/** A change that takes somebody else's time, or stands over an *encaixe*, waits for an answer. */
export function useAgendaMoves(timezone: string) {
  const send = useMoveEntry(timezone);
  const [asked, setAsked] = useState<GridChange | null>(null);
  const [ofSeries, setOfSeries] = useState<Move | null>(null);
  const [unoffered, setUnoffered] = useState<Move | null>(null);
  const [tooShort, setTooShort] = useState<TooShort | null>(null);

  async function move(wanted: Move): Promise<void> {
    const outcome = await send(wanted);
    if (outcome === 'not-offered') setUnoffered(wanted);
    else if (outcome !== 'settled') setTooShort({ move: wanted, sentence: outcome.doesNotFit });
  }

  function keepLength(): void {
    if (tooShort) void move({ ...tooShort.move, length: 'told' });
    setTooShort(null);
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
    request,
    asked,
    goAhead,
    putBack: () => setAsked(null),
    ofSeries,
    moveOnlyThis,
    leaveSeries: () => setOfSeries(null),
    unoffered,
    moveAnyway,
    leaveUnoffered: () => setUnoffered(null),
    tooShort,
    keepLength,
    leaveTooShort: () => setTooShort(null),
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
  unhad: { conflicts: ConflictRule; outsideHours: OutsideHours },
) => Promise<'moved' | 'not-offered' | SeriesOccurrence[]> {
  const { series } = useApi().scheduling;
  const refresh = useRefresh('appointments');
  const { mutateAsync } = useMutation(series.moveFollowing.mutationOptions());

  return async (move, unhad) => {
    try {
      const { id, version } = move.entry;
      const { professionalId, startTime, anyService, durationMinutes } = move;
      const place = { professionalId, startTime, ...(isResized(move) && { durationMinutes }) };
      const { movedIds, skipped, resizedIds } = await mutateAsync({
        id,
        version,
        ...place,
        ...unhad,
        anyService,
      });
      const sentence = isResized(move) ? seriesChangedText : seriesMovedText;
      showSuccess(sentence(movedIds.length, skipped.length, resizedIds.length));
      return 'moved';
    } catch (error) {
      void refresh();
      const occurrences = seriesConflictsIn(error);
      if (occurrences) return occurrences;
      if (isRefusedWith('SERVICE_NOT_OFFERED', error)) return 'not-offered';
      throw error;
    }
  };
}

function moveOf(change: GridChange, timezone: string, way: 'apart' | 'overbook'): Move {
  const { entry, column, from, until } = change;
  const durationMinutes = until - from;
  return {
    entry,
    professionalId: column.professionalId,
    startTime: instantOf(column.date, from, timezone),
    durationMinutes,
    length: placeOf(entry).durationMinutes === durationMinutes ? 'needed' : 'told',
    overbook: way === 'overbook',
    anyService: false,
    wasUnderEncaixe: change.wasUnderEncaixe,
  };
}

type Settled = 'settled' | 'not-offered' | { doesNotFit: string };

/** What can be undone is offered to be; what was refused says why. */
function useMoveEntry(timezone: string): (move: Move) => Promise<Settled> {
  const send = useSendMove();
  const { mutateAsync: mark } = useChangeStatus();

  async function undo({ entry: before, wasUnderEncaixe }: Move, after: AgendaEntry) {
    try {
      const overbook = before.overbooked || wasUnderEncaixe;
      // Whoever had it gets it back, whatever she does by now.
      const place = { ...placeOf(before), length: 'told', overbook, anyService: true } as const;
      await send({ ...place, entry: after });
      // Moved ahead she was awaited again; where she was, she did not come.
      if (before.status !== after.status) await mark({ id: before.id, status: before.status });
      showSuccess(agendaLabels.undone);
    } catch (error) {
      showFailure(agendaLabels.failedToUndo, errorText(error));
    }
  }

  return async (move) => {
    try {
      const { wasUnderEncaixe: _known, ...wanted } = move;
      const stored = await send(wanted);
      const isAsLong = lengthOf(stored) === move.durationMinutes;
      const sentence = isAsLong ? movedText(stored, timezone) : resizedText(stored, timezone);
      showUndo(sentence, () => void undo(move, stored));
    } catch (error) {
      if (isRefusedWith('SERVICE_NOT_OFFERED', error)) return 'not-offered';
      if (isRefusedWith('APPOINTMENT_DOES_NOT_FIT', error)) return { doesNotFit: error.message };
      showFailure(agendaLabels.failedToMove, errorText(error));
    }
    return 'settled';
  };
}
