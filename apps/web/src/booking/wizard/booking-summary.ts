import { pointsOf } from '@app/domain/loyalty/points';
import { professionalLabels } from '../booking.labels.ts';
import type { BookableProfessional, BookableService, BookingStart, Held } from '../booking-gate.ts';
import { ANYBODY, type BookingState } from './booking-state.ts';

const MOST_SPECIALTIES = 2;

export type BookingSummary = {
  clientName: string;
  professionalName: string;
  specialties: string[];
  services: BookableService[];
  startTime: string | null;
  durationMinutes: number;
  /** Whoever is free at the chosen time needs another time than was shown for the services. */
  isOtherLength: boolean;
  subtotalCents: number;
  /** Whoever will do it may ask more. */
  isLeast: boolean;
  discountCents: number;
  totalCents: number;
  points: number;
};

type Lists = { professionals: BookableProfessional[]; services: BookableService[] };
type Known = { held: Held | null; start: BookingStart };

/** What has been chosen so far, and what it costs. */
export function summaryOf(
  state: BookingState,
  lists: Lists,
  { held, start }: Known,
): BookingSummary {
  const services = state.serviceIds.flatMap(
    (id) => lists.services.find((service) => service.id === id) ?? [],
  );
  const subtotalCents = held?.priceCents ?? sum(services.map(({ priceCents }) => priceCents));
  const discountCents = Math.min(state.coupon?.discountCents ?? 0, subtotalCents);
  const { client } = state;
  const usual = sum(services.map(({ durationMinutes }) => durationMinutes));
  const atThatTime = state.time?.durationMinutes ?? held?.durationMinutes ?? usual;
  const kept = keptLength(state, start);
  return {
    clientName: client.name.trim(),
    ...professionalOf(state, lists, held),
    services,
    startTime: state.time?.startTime ?? null,
    durationMinutes: kept ?? atThatTime,
    isOtherLength: kept === undefined && atThatTime !== usual,
    subtotalCents,
    isLeast: held === null && services.some(({ priceVaries }) => priceVaries),
    discountCents,
    totalCents: subtotalCents - discountCents,
    points: pointsOf(services),
  };
}

/** A length that somebody set by hand stays as long as the work does. */
function keptLength({ professional, serviceIds }: BookingState, start: BookingStart) {
  const isSameWork =
    professional === start.professionalId &&
    new Set(serviceIds).symmetricDifference(new Set(start.services)).size === 0;
  return isSameWork ? start.durationMinutes : undefined;
}

function professionalOf(
  { professional }: BookingState,
  { professionals }: Lists,
  held: Held | null,
): Pick<BookingSummary, 'professionalName' | 'specialties'> {
  const id = held?.professionalId ?? professional;
  const known = professionals.find((one) => one.id === id);
  if (known) {
    return {
      professionalName: known.name,
      specialties: known.specialties.slice(0, MOST_SPECIALTIES),
    };
  }
  const anybody = professional === ANYBODY ? professionalLabels.anybody : '';
  return { professionalName: held?.professionalName ?? anybody, specialties: [] };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
