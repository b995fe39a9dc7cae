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
  | 'monthly-limit-reached'
  | 'request-key-reused';

/** Whether one more fits what a phone may have ahead; 0 is no limit. */
export function mayBookAhead(futureBookings: number, maxFutureBookings: number): boolean {
  return maxFutureBookings === 0 || futureBookings < maxFutureBookings;
}

const HIDDEN = '•••';

/** 'M•••a' for Maria Souza: enough for herself to know, too little for anybody else. */
export function maskedFirstName(name: string): string {
  const letters = [...(name.trim().split(/\s+/u)[0] ?? '')];
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}${HIDDEN}${last}`;
}

/** Whoever has the same name, as far as case and accents go; otherwise whoever came first. */
export function likeliestClient<Known extends { name: string }>(
  known: readonly Known[],
  typedName: string,
): Known | null {
  const sameName = known.find(({ name }) => sameText.compare(name.trim(), typedName.trim()) === 0);
  return sameName ?? known[0] ?? null;
}

const sameText = new Intl.Collator('pt-BR', { sensitivity: 'base' });
