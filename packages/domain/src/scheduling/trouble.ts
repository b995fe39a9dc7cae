import type { Calendar } from '../team/schedule-day.ts';
import { isWithinHours, type Time } from './within-hours.ts';

/**
 * Why nobody would serve a client who comes: she left, has no hours then, no longer does it, or nobody
 * here does it any more.
 */
export const TROUBLES = ['nobody', 'no-hours', 'not-offered', 'service-gone'] as const;
export type Trouble = (typeof TROUBLES)[number];
/** What stands against her doing it. */
export type Lack = Extract<Trouble, 'not-offered' | 'service-gone'>;

export type Standing = {
  time: Time;
  /** Of whoever is to serve her; missing when she left. */
  calendar: Calendar | undefined;
  zone: string;
  lack: Lack | null;
};

export function troubleOf({ time, calendar, zone, lack }: Standing): Trouble | null {
  if (!calendar) return 'nobody';
  if (!isWithinHours(time, calendar, zone)) return 'no-hours';
  return lack;
}

type Place = { professionalId: string; startTime: Temporal.Instant };
/** The place of an appointment when something was taken away there, and whether it stays so. */
export type Mark = Place & { keptDespite: boolean };

/** Whether somebody still has to see to it: moved or kept, she has. */
export function isUnsolved(seen: { mark: Mark; place: Place; trouble: Trouble | null }): boolean {
  const { mark, place, trouble } = seen;
  if (mark.keptDespite || trouble === null) return false;
  return isSamePlace(mark, place);
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.professionalId === other.professionalId && one.startTime.equals(other.startTime);
}

/** What is known of an appointment: nothing, that it waits for somebody, or that it stays so. */
export type Known = 'nothing' | 'waits' | 'kept';
type Change = { before: Trouble | null; after: Trouble | null; known: Known };

/**
 * Whether a change is to be asked about: it takes away what was there, or gives another reason where
 * somebody had said that it stays. What was booked although something stood against it is news when its
 * hours go, or nobody is left to serve it; what waits already is none.
 */
export function isNews({ before, after, known }: Change): boolean {
  if (after === null || after === before) return false;
  if (before === null || known === 'kept') return true;
  if (known === 'waits') return false;
  return after === 'nobody' || (after === 'no-hours' && before !== 'nobody');
}
