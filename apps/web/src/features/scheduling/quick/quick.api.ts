import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../../foundation/api.tsx';
import { useTimezone } from '../../../foundation/company-clock.ts';
import { useNow } from '../../../foundation/hooks/use-now.ts';
import { useServices } from '../../catalog/services/services.api.ts';
import { useAgenda } from '../agenda/agenda.api.ts';
import { clockOf, instantOf } from '../agenda/agenda-columns.ts';
import type { ClientChoice } from '../client-choice/client-choice.ts';
import type { QuickDraft } from './quick-draft.ts';
import { outsideOf } from './quick-hours.ts';
import { buffersOf, takenBy } from './quick-taken.ts';

/** Everybody who can be booked, and what whoever is chosen does. */
export function useQuickChoices({ professionalId, serviceIds }: QuickDraft) {
  const { bookingChoices } = useApi().scheduling;
  const people = useQuery(bookingChoices.professionals.queryOptions());
  const professionals = people.data;
  const isGone =
    professionalId !== null &&
    professionals !== undefined &&
    !professionals.some(({ id }) => id === professionalId);
  const asked = professionalId && !isGone ? { professionalId } : {};
  const offered = useQuery(bookingChoices.services.queryOptions({ input: asked }));
  const services = offered.data;
  const { data: all } = useQuery(bookingChoices.services.queryOptions({ input: {} }));
  const chosen = serviceIds.flatMap((id) => services?.find((one) => one.id === id) ?? []);
  const missing = serviceIds.filter((id) => services && !services.some((one) => one.id === id));
  const unoffered = missing.flatMap((id) => all?.find((one) => one.id === id)?.name ?? []);
  return { people, professionals: professionals ?? [], isGone, offered, chosen, unoffered };
}

/** Which times are free, the first of them, and what stands in the way of the chosen one. */
export function useQuickTimes(draft: QuickDraft, serviceIds: string[], durationMinutes: number) {
  const { bookingChoices } = useApi().scheduling;
  const timezone = useTimezone();
  const now = useNow();
  const { professionalId, date, minute } = draft;
  const input = {
    serviceIds: serviceIds.join(','),
    date: date ?? '',
    ...(professionalId && { professionalId }),
  };
  const enabled = serviceIds.length > 0 && date !== null;
  const {
    data: slots,
    isFetching,
    isError,
  } = useQuery(bookingChoices.slots.queryOptions({ input, enabled }));
  const ahead = (enabled ? (slots ?? []) : []).filter(
    ({ startTime }) => Temporal.Instant.compare(startTime, now) >= 0,
  );
  const [first] = ahead;
  const startTime =
    minute === null || date === null
      ? (first?.startTime ?? null)
      : instantOf(date, minute, timezone);
  const buffers = useBuffers(serviceIds);
  const day = useAgenda(date ?? clockOf(now.toString(), timezone).date);
  const entries = day.data?.entries ?? [];
  const place = placeOf({ professionalId, startTime, durationMinutes });
  return {
    startTime,
    place,
    taken: (place && takenBy(entries, place.professionalId, { ...place, ...buffers })) ?? null,
    outside: place && day.data ? outsideOf(day.data, place) : null,
    free: nearest(ahead, startTime).map((slot) => clockOf(slot.startTime, timezone).minute),
    isNoneFree: enabled && !isFetching && !isError && first === undefined && minute === null,
    isUnknown: enabled && isError && slots === undefined,
    isPast: startTime !== null && Temporal.Instant.compare(startTime, now) < 0,
  };
}

function useBuffers(serviceIds: string[]) {
  const { data: all = [] } = useServices();
  return buffersOf(serviceIds.flatMap((id) => all.find((one) => one.id === id) ?? []));
}

type Chosen = Pick<QuickDraft, 'professionalId'> & {
  startTime: string | null;
  durationMinutes: number;
};

/** Whose time it would take, from when until when; a moment of it before a service is chosen. */
function placeOf({ professionalId, startTime, ...chosen }: Chosen) {
  if (professionalId === null || startTime === null) return null;
  const minutes = Math.max(chosen.durationMinutes, 1);
  const endTime = Temporal.Instant.from(startTime).add({ minutes }).toString();
  return { professionalId, startTime, endTime, durationMinutes: minutes };
}

const SHOWN_TIMES = 4;

/** From the wished time on, or the last before it. */
function nearest<Slot extends { startTime: string }>(slots: Slot[], wished: string | null): Slot[] {
  const later = slots.filter((slot) => !wished || slot.startTime >= wished);
  return (later.length > 0 ? later : slots.slice(-SHOWN_TIMES)).slice(0, SHOWN_TIMES);
}

/** A client who is named in the address is there from the start. */
export function useClientOf(id: string | undefined, onFound: (choice: ClientChoice) => void) {
  const { clients } = useApi().clients;
  const options = clients.get.queryOptions({ input: { id: id ?? '' } });
  const { data } = useQuery({ ...options, enabled: id !== undefined });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each client who is named.
  useEffect(() => {
    if (!data) return;
    const { name, email, phone, status, blockedReason } = data;
    const block = { isBlocked: status === 'blocked', blockedReason };
    onFound({ kind: 'known', client: { id: data.id, name, email, phone, ...block } });
  }, [data?.id]);
}
