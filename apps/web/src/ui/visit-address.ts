import { todayIn } from '@app/domain/shared/local-time';

type Visit = { id: string; startTime: string };

/** The agenda on the day of a visit, with its details open: `search={visitSearch(visit, timezone)}`. */
export function visitSearch({ id, startTime }: Visit, timezone: string) {
  const date = todayIn(timezone, Temporal.Instant.from(startTime)).toString();
  return { date, open: id };
}

/** The same with other times to choose from. */
export function otherTimeSearch(visit: Visit, timezone: string) {
  return { ...visitSearch(visit, timezone), edit: true as const };
}

type Search = ReturnType<typeof visitSearch> & { edit?: true };

/** Written out, for what opens beside the screen. */
export function visitAddress({ date, open, edit }: Search): string {
  return `/dashboard/appointments?date=${date}&open=${open}${edit ? '&edit=true' : ''}`;
}
