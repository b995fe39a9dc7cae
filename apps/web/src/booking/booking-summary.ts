import { professionalLabels } from './booking.labels.ts';
import type { BookableProfessional, BookableService, Held } from './booking-gate.ts';
import { ANYBODY, type BookingState } from './booking-state.ts';

const MOST_SPECIALTIES = 2;

export type BookingSummary = {
  clientName: string;
  professionalName: string;
  specialties: string[];
  services: BookableService[];
  startTime: string | null;
  durationMinutes: number;
  subtotalCents: number;
  /** Whoever will do it may ask more. */
  isLeast: boolean;
  discountCents: number;
  totalCents: number;
  points: number;
};

type Lists = { professionals: BookableProfessional[]; services: BookableService[] };

/** What has been chosen so far, and what it costs. */
export function summaryOf(state: BookingState, lists: Lists, held: Held | null): BookingSummary {
  const services = state.serviceIds.flatMap(
    (id) => lists.services.find((service) => service.id === id) ?? [],
  );
  const subtotalCents = held?.priceCents ?? sum(services.map(({ priceCents }) => priceCents));
  const discountCents = Math.min(state.coupon?.discountCents ?? 0, subtotalCents);
  const { client } = state;
  return {
    clientName: client.name.trim() || (client.maskedName ?? ''),
    ...professionalOf(state, lists, held),
    services,
    startTime: state.time?.startTime ?? null,
    durationMinutes:
      state.time?.durationMinutes ?? sum(services.map(({ durationMinutes }) => durationMinutes)),
    subtotalCents,
    isLeast: held === null && services.some(({ priceVaries }) => priceVaries),
    discountCents,
    totalCents: subtotalCents - discountCents,
    points: sum(services.map(({ loyaltyPoints }) => loyaltyPoints)),
  };
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
