import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type BookingGate,
  type BookingRequest,
  failureOf,
  type Notice,
} from '../../booking/booking-gate.ts';
import { useApi } from '../../foundation/api.tsx';
import { isRefusal, isRefusedWith, reportFailure } from '../../foundation/failure.ts';
import { useTimezone } from '../clients/company-time.api.ts';
import { clockOf } from './agenda-columns.api.ts';
import { useRefreshAppointments } from './appointments.api.ts';
import { updateFailureText } from './appointments.labels.ts';
import { changeLabels } from './change.labels.ts';
import type { ConflictRule } from './repeat.api.ts';
import { seriesMovedText } from './repeat.labels.ts';
import { answered, bookedOf, notifyByToast, type Scheduling } from './staff-gate.api.ts';

/** Another time, professional or services; of a series also for those after it. */
export function useChange(appointment: AppointmentDetail) {
  const { scheduling } = useApi();
  const timezone = useTimezone();
  const refresh = useRefreshAppointments();
  const [which, setWhich] = useState<'one' | 'following'>('one');
  const [conflicts, setConflicts] = useState<ConflictRule>('refuse');
  const [taken, setTaken] = useState<SeriesOccurrence[]>([]);
  const { id, version, seriesId, followingInSeries } = appointment;
  const isTold = useRef(false);

  const isOnlyMoved = ({ serviceIds }: BookingRequest) =>
    seriesId !== null && followingInSeries > 1 && isSame(serviceIds, appointment);

  async function moveAll(request: BookingRequest, professionalId: string) {
    const { startTime } = request;
    const wish = { id, version, professionalId, startTime, conflicts };
    const { movedIds, skipped } = await scheduling.series.moveFollowing.call(wish);
    notifyByToast({ tone: 'success', title: seriesMovedText(movedIds.length, skipped.length) });
    isTold.current = true;
    return scheduling.appointments.get.call({ id });
  }

  async function send(request: BookingRequest, professionalId: string) {
    if (which === 'following' && isOnlyMoved(request)) return moveAll(request, professionalId);
    const { serviceIds, startTime, overbook } = request;
    const wish = { id, version, professionalId, serviceIds, startTime, overbook };
    return scheduling.appointments.update.call(wish);
  }

  const save: BookingGate['book'] = async (request) => {
    const professionalId =
      request.professionalId ?? (await whoIsFree(scheduling, request, timezone));
    try {
      const detail = await send(request, professionalId);
      void refresh();
      return bookedOf(detail);
    } catch (error) {
      if (isRefusedWith('SERIES_CONFLICTS', error)) setTaken(takenIn(error.data));
      throw refusalOf(error);
    }
  };

  function notify(notice: Notice): void {
    // How many of a series were moved has been said already.
    if (isTold.current && notice.tone === 'success') return;
    notifyByToast(notice);
  }

  return {
    ...{ appointment, which, setWhich, conflicts, setConflicts, taken, isOnlyMoved, save, notify },
  };
}
export type Change = ReturnType<typeof useChange>;

/** What its professional does today; what she no longer does cannot be kept. */
export function useOffered({ professionalId }: { professionalId: string }) {
  const { bookingChoices } = useApi().scheduling;
  // Asked anew whenever the dialog opens.
  const options = { input: { professionalId }, gcTime: 0 };
  return useQuery(bookingChoices.services.queryOptions(options));
}

function isSame(serviceIds: readonly string[], { serviceDetails }: AppointmentDetail): boolean {
  return (
    serviceIds.length === serviceDetails.length &&
    serviceDetails.every(({ id }) => serviceIds.includes(id))
  );
}

/** The choice was left open: whoever is free at that time takes it. */
async function whoIsFree(
  { bookingChoices }: Scheduling,
  { serviceIds, startTime }: BookingRequest,
  timezone: string,
): Promise<string> {
  const { date } = clockOf(startTime, timezone);
  const asked = bookingChoices.slots.call({ serviceIds: serviceIds.join(','), date });
  const free = (await answered(asked)).find((slot) => isSameMoment(slot.startTime, startTime));
  if (!free) throw { code: 'SLOT_TAKEN', message: '' };
  return free.professionalId;
}

function isSameMoment(one: string, other: string): boolean {
  return Temporal.Instant.compare(one, other) === 0;
}

function takenIn(data: unknown): SeriesOccurrence[] {
  // The contract declares what this error carries.
  const { occurrences } = data as { occurrences: SeriesOccurrence[] };
  return occurrences;
}

/** Sentences of a change that failed; a lost time keeps its code, by which the wizard offers others. */
function refusalOf(error: unknown): { code: string; message: string } {
  reportFailure(error);
  // Its own time may be free and yet too short: nobody took anything just now.
  if (isRefusedWith('SLOT_TAKEN', error)) {
    return { code: 'SLOT_UNAVAILABLE', message: changeLabels.doesNotFit };
  }
  const { code } = failureOf(error);
  return { code: isRefusal(error) ? code : 'UPDATE_FAILED', message: updateFailureText(error) };
}
