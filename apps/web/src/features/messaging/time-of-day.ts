import { timeOfMinutes } from '@app/domain/shared/local-time';

/** As a form keeps it. The end of a day is the beginning of the next. */
export function timeText(minutes: number | null): string {
  return minutes === null ? '' : timeOfMinutes(minutes % (24 * 60));
}
