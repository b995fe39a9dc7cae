import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import type { OutsideHours } from '@app/domain/scheduling/recurrence';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type BookingGate,
  type BookingRequest,
  failureOf,
  type Notice,
} from '../../../booking/booking-gate.ts';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { isRefusal, isRefusedWith, reportFailure } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { clockOf } from '../agenda/agenda-columns.ts';
import { updateFailureText } from '../appointments/appointments.labels.ts';
import { type ConflictRule, seriesConflictsIn } from '../series/repeat.api.ts';
import { seriesChangedText, seriesMovedText } from '../series/repeat.labels.ts';
import { changeLabels } from './change.labels.ts';
import { bookedOf, notifyByToast } from './staff-gate.api.ts';

/** Another time, professional or services; of a series also for those after it. */
export function useChange(appointment: AppointmentDetail) {
  const { scheduling } = useApi();
  const timezone = useTimezone();
  const refresh = useRefresh('appointments');
  const [which, setWhich] = useState<'one' | 'following'>('one');
  const [conflicts, setConflicts] = useState<ConflictRule>('refuse');
  const [outsideHours, setOutsideHours] = useState<OutsideHours>('avoid');
  const [taken, setTaken] = useState<SeriesOccurrence[]>([]);
  const { id, version, seriesId, followingInSeries } = appointment;
  const isTold = useRef(false);

  const hasFollowing = seriesId !== null && followingInSeries > 1;
  const isOnlyMoved = ({ serviceIds }: BookingRequest) => isSame(serviceIds, appointment);

  async function changeAll(request: BookingRequest, professionalId: string) {
    const { startTime, serviceIds } = request;
    const isMove = isOnlyMoved(request);
    const place = { professionalId, startTime, ...(!isMove && { serviceIds }) };
    const wish = { id, version, ...place, conflicts, outsideHours };
    const { movedIds, skipped, resizedIds } = await scheduling.series.moveFollowing.call(wish);
    const sentence = isMove ? seriesMovedText : seriesChangedText;
    const title = sentence(movedIds.length, skipped.length, resizedIds.length);
    notifyByToast({ tone: 'success', title });
    isTold.current = true;
    return scheduling.appointments.get.call({ id });
  }

  async function send(request: BookingRequest, professionalId: string) {
    if (which === 'following' && hasFollowing) return changeAll(request, professionalId);
    const { serviceIds, startTime, overbook } = request;
    const wish = { id, version, professionalId, serviceIds, startTime, overbook };
    return scheduling.appointments.update.call(wish);
  }

  /** The choice was left open: whoever is free at that time takes it. */
  async function findWhoIsFree({ serviceIds, startTime }: BookingRequest): Promise<string | null> {
    const { date } = clockOf(startTime, timezone);
    const wish = { serviceIds: serviceIds.join(','), date, exceptId: id };
    try {
      const slots = await scheduling.bookingChoices.slots.call(wish);
      return slots.find((slot) => isSameMoment(slot.startTime, startTime))?.professionalId ?? null;
    } catch (error) {
      throw refusalOf(error);
    }
  }

  const save: BookingGate['book'] = async (request) => {
    const free = request.professionalId ?? (await findWhoIsFree(request));
    // Over somebody else on purpose: then over hers.
    const professionalId = free ?? (request.overbook ? appointment.professionalId : null);
    if (professionalId === null) throw { code: 'SLOT_TAKEN', message: '' };
    try {
      const detail = await send(request, professionalId);
      void refresh();
      return bookedOf(detail);
    } catch (error) {
      const occurrences = seriesConflictsIn(error);
      if (occurrences) setTaken(occurrences);
      throw refusalOf(error);
    }
  };

  function notify(notice: Notice): void {
    // How many of a series were changed has been said already.
    if (isTold.current && notice.tone === 'success') return;
    notifyByToast(notice);
  }

  return {
    appointment,
    which,
    setWhich,
    conflicts,
    setConflicts,
    taken,
    save,
    notify,
    hasFollowing,
    isOnlyMoved,
    outsideHours,
    setOutsideHours,
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

function isSameMoment(one: string, other: string): boolean {
  return Temporal.Instant.compare(one, other) === 0;
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
