import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import type { SeriesOccurrence } from '@app/contract/scheduling/series.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type BookingGate,
  type BookingRequest,
  CHOICES_JOINED,
  failureOf,
  type Notice,
} from '../../../booking/booking-gate.ts';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { isRefusal, isRefusedWith, reportFailure } from '../../../foundation/failure.ts';
import { useRefresh } from '../../../foundation/hooks/use-refresh.ts';
import { clockOf } from '../agenda/agenda-columns.ts';
import { updateFailureText } from '../appointments/appointments.labels.ts';
import { seriesConflictsIn } from '../series/repeat.api.ts';
import { seriesChangedText, seriesMovedText } from '../series/repeat.labels.ts';
import { changeLabels } from './change.labels.ts';
import { type Following, hasSame, isSameMoment, ONLY_THIS } from './change-draft.ts';
import type { ChangeDraft } from './change-draft.view.ts';
import type { Joining } from './change-joining.api.ts';
import { bookedOf, notifyByToast } from './staff-gate.api.ts';

type Sent = { version: number; key: string };

/** Another time, professional or services; of a series also for those after it. */
export function useChange(joining: Joining, draft: ChangeDraft) {
  const appointment = joining.stored;
  const { scheduling } = useApi();
  const timezone = useTimezone();
  const refresh = useRefresh('appointments');
  const queryClient = useQueryClient();
  const [following, setFollowing] = useState(draft.found?.following ?? ONLY_THIS);
  const { which, conflicts, outsideHours } = following;
  const [taken, setTaken] = useState<SeriesOccurrence[]>([]);
  const { id, seriesId, followingInSeries } = appointment;
  const isTold = useRef(false);

  const hasFollowing = seriesId !== null && followingInSeries > 1;
  const ownIds = appointment.serviceDetails.map((service) => service.id);
  const isOnlyMoved = ({ serviceIds }: BookingRequest) => hasSame(serviceIds, ownIds);
  const choose = (part: Partial<Following>) => {
    const next = { ...following, ...part };
    setFollowing(next);
    draft.keep({ following: next });
  };

  async function changeAll(request: BookingRequest, professionalId: string, sent: Sent) {
    const { startTime, serviceIds } = request;
    const isMove = isOnlyMoved(request);
    const place = { professionalId, startTime, ...(!isMove && { serviceIds }) };
    const wish = { id, version: sent.version, ...place, conflicts, outsideHours };
    const context = { requestKey: sent.key };
    const moved = await scheduling.series.moveFollowing.call(wish, { context });
    const { movedIds, skipped, resizedIds } = moved;
    const sentence = isMove ? seriesMovedText : seriesChangedText;
    const title = sentence(movedIds.length, skipped.length, resizedIds.length);
    notifyByToast({ tone: 'success', title });
    isTold.current = true;
    return scheduling.appointments.get.call({ id });
  }

  async function send(request: BookingRequest, professionalId: string, sent: Sent) {
    if (which === 'following' && hasFollowing) return changeAll(request, professionalId, sent);
    const { serviceIds, startTime, overbook } = request;
    const wish = { id, version: sent.version, professionalId, serviceIds, startTime, overbook };
    const context = { requestKey: sent.key };
    return scheduling.appointments.update.call(wish, { context });
  }

  /** Again at once where somebody else changed nothing that is changed here, such as the status. */
  async function store(
    request: BookingRequest,
    professionalId: string,
    sent: Sent,
  ): Promise<AppointmentDetail> {
    try {
      return await send(request, professionalId, sent);
    } catch (error) {
      joining.noteUnheard(error, { ...request, professionalId });
      if (!isRefusedWith('APPOINTMENT_CHANGED', error)) throw error;
      const newest = await joining.join(request, sent.version);
      if (!newest) throw error;
      return store(request, professionalId, { ...sent, version: newest.version });
    }
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

  const save: BookingGate['book'] = async (request, { key }) => {
    const free = request.professionalId ?? (await findWhoIsFree(request));
    // Over somebody else on purpose: then over hers.
    const professionalId = free ?? (request.overbook ? appointment.professionalId : null);
    if (professionalId === null) throw { code: 'SLOT_TAKEN', message: '' };
    try {
      const detail = await store(request, professionalId, { key, version: appointment.version });
      // Before anybody is told: the visit that stands open behind must not show its old time.
      queryClient.setQueryData(scheduling.appointments.get.queryKey({ input: { id } }), detail);
      void refresh();
      return bookedOf(detail);
    } catch (error) {
      if (failureOf(error).code === CHOICES_JOINED) throw error;
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
    ...following,
    choose,
    taken,
    save,
    notify,
    hasFollowing,
    isOnlyMoved,
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
