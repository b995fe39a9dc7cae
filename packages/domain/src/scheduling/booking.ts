import { namesAgree } from '../clients/name-likeness.ts';

/** Why nothing is booked. */
export type BookingRefusal =
  | 'professional-not-found'
  | 'service-not-offered'
  | 'one-service-only'
  | 'too-long'
  | 'slot-unavailable'
  | 'slot-taken'
  | 'client-not-found'
  | 'phone-invalid'
  | 'client-blocked'
  | 'too-many-bookings'
  | 'too-many-unseen'
  | 'monthly-limit-reached';

/** Whether one more fits what a phone may have ahead; 0 is no limit. */
export function mayBookAhead(futureBookings: number, maxFutureBookings: number): boolean {
  return maxFutureBookings === 0 || futureBookings < maxFutureBookings;
}

/** Whoever has the same name, as far as case and accents go, or one like it; else the first of them. */
export function likeliestClient<Known extends { name: string }>(
  known: readonly Known[],
  typedName: string,
): Known | null {
  const sameName = known.find(({ name }) => sameText.compare(name.trim(), typedName.trim()) === 0);
  const alike = known.find(({ name }) => namesAgree(typedName, name));
  return sameName ?? alike ?? known[0] ?? null;
}

const sameText = new Intl.Collator('pt-BR', { sensitivity: 'base' });
