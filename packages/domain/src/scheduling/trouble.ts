import type { Calendar } from '../team/schedule-day.ts';
import { isWithinHours, type Time } from './within-hours.ts';

/** Why nobody would serve a client who comes: she left, has no hours then, or no longer does it. */
export const TROUBLES = ['nobody', 'no-hours', 'not-offered'] as const;
export type Trouble = (typeof TROUBLES)[number];

export type Standing = {
  time: Time;
  /** Of whoever is to serve her; missing when she left. */
  calendar: Calendar | undefined;
  zone: string;
  doesAll: boolean;
};

export function troubleOf({ time, calendar, zone, doesAll }: Standing): Trouble | null {
  if (!calendar) return 'nobody';
  if (!isWithinHours(time, calendar, zone)) return 'no-hours';
  return doesAll ? null : 'not-offered';
}

type Place = { professionalId: string; startTime: Temporal.Instant };
/** The place of an appointment when something was taken away there, and whether it stays so. */
export type Mark = Place & { keptDespite: boolean };

/** Whether somebody still has to see to it: moved or kept, she has. */
export function isUnsolved(seen: { mark: Mark; place: Place; trouble: Trouble | null }): boolean {
  const { mark, place, trouble } = seen;
  if (mark.keptDespite || trouble === null) return false;
  return mark.professionalId === place.professionalId && mark.startTime.equals(place.startTime);
}
