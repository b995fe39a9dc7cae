import type { BookableService } from './booking-gate.ts';

/** Whether one person does all of these. */
export function isDoneByOne(services: readonly BookableService[]): boolean {
  const [first, ...others] = services.flatMap(({ doneBy }) => (doneBy ? [doneBy] : []));
  return !first || first.some((id) => others.every((ids) => ids.includes(id)));
}

/** Whether this person does all of these. */
export function doesAll(professionalId: string, services: readonly BookableService[]): boolean {
  return services.every(({ doneBy }) => doneBy?.includes(professionalId) ?? true);
}
