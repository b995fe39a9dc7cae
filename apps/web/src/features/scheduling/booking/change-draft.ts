import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { z } from 'zod';
import type { BookingRequest } from '../../../booking/booking-gate.ts';
import { ANYBODY, type BookingState, type Choices } from '../../../booking/wizard/booking-state.ts';
import { isSameDraft, type Merge, mergeDrafts } from '../../../foundation/drafts/merge-drafts.ts';
import { keptAttempt, keptState } from './wizard-draft.ts';

const following = z.strictObject({
  which: z.enum(['one', 'following']),
  conflicts: z.enum(['refuse', 'skip']),
  outsideHours: z.enum(['avoid', 'book']),
});
/** Of a series: only this one, or those after it too. */
export type Following = z.infer<typeof following>;
export const ONLY_THIS: Following = { which: 'one', conflicts: 'refuse', outsideHours: 'avoid' };

const choices = z.strictObject({
  professional: z.string(),
  serviceIds: z.array(z.string()),
  startTime: z.string(),
});

const keptChange = z.strictObject({
  /** What it was when the change began. */
  base: choices,
  state: keptState,
  attempt: keptAttempt.nullable(),
  following,
});
export type KeptChange = z.infer<typeof keptChange>;

export function keptChangeIn(value: unknown): KeptChange | null {
  return keptChange.safeParse(value).data ?? null;
}

export function choicesOf(appointment: AppointmentDetail): Choices {
  const { professionalId, serviceDetails, startTime } = appointment;
  const serviceIds = serviceDetails.map(({ id }) => id);
  return { professional: professionalId, serviceIds, startTime };
}

export function choicesIn({ professionalId, serviceIds, startTime }: BookingRequest): Choices {
  return { professional: professionalId ?? ANYBODY, serviceIds, startTime };
}

type Chosen = Pick<BookingState, 'professional' | 'serviceIds' | 'time'>;

/** What is not chosen yet is as it was. */
export function chosenSoFar({ professional, serviceIds, time }: Chosen, base: Choices): Choices {
  return {
    professional: professional ?? base.professional,
    serviceIds: serviceIds.length > 0 ? serviceIds : base.serviceIds,
    startTime: time?.startTime ?? base.startTime,
  };
}

/** Whether somebody would lose something. */
export function isChanged(base: Choices, chosen: Chosen): boolean {
  return !isSameDraft(base, written(chosenSoFar(chosen, base), base));
}

export type Joined = { merge: Merge<Choices>; mine: Choices; theirs: Choices };

/** Who, what and when are apart from each other: hers and somebody else's fit into one appointment. */
export function joinChoices(base: Choices, mine: Choices, theirs: Choices): Joined {
  const sides = { mine: written(mine, base, theirs), theirs: written(theirs, base) };
  return { merge: mergeDrafts(base, sides.mine, sides.theirs), ...sides };
}

/** As another one writes it, where both say the same: services in any order, moments in any form. */
function written(said: Choices, ...others: readonly Choices[]): Choices {
  const services = others.find(({ serviceIds }) => hasSame(serviceIds, said.serviceIds));
  const time = others.find(({ startTime }) => isSameMoment(startTime, said.startTime));
  return {
    professional: said.professional,
    serviceIds: services?.serviceIds ?? said.serviceIds,
    startTime: time?.startTime ?? said.startTime,
  };
}

export function hasSame(one: readonly string[], other: readonly string[]): boolean {
  return new Set(one).symmetricDifference(new Set(other)).size === 0;
}

export function isSameMoment(one: string, other: string): boolean {
  return Temporal.Instant.compare(one, other) === 0;
}
