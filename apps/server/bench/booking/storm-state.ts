import type { Answer, Call } from './calls.ts';
import { type BusySalon, startOn } from './salon.ts';
import type { Acknowledged } from './storm-aftermath.ts';

/** An appointment as somebody saw it last. */
export type Entry = { id: string; version: number; professionalId: string; startTime: string };
export type Storm = {
  salon: BusySalon;
  /** By id: those that stand alone, and those of a series. */
  single: Map<string, Entry>;
  ofSeries: Map<string, Entry>;
  holds: { holdId: string; professionalId: string; startTime: string }[];
  blocks: string[];
  /** Places that were thought of so far. */
  wishes: number;
  acknowledged: Acknowledged;
};
/** Whoever acts: without an account, and as the owner. */
export type Actor = { visitor: Call; owner: Call };
export type Action = (storm: Storm, actor: Actor) => Promise<Answer | null>;

export const DAYS = 2;
const STARTS_A_DAY = 37;
const STEP_IN_MINUTES = 15;
const AT_ONE_PLACE = 16;
export const OWN = '/api/v1/appointments';
export const oneOf = <One>(all: readonly One[]): One | undefined =>
  all[Math.floor(Math.random() * all.length)];
export const below = (count: number) => Math.floor(Math.random() * count);

/**
 * Overlapping times of few people on few days. Half of those who act at the same moment want the
 * same place, which is another one a moment later.
 */
export function somePlace(storm: Storm) {
  storm.wishes += 1;
  const { salon, wishes } = storm;
  const isWanted = Math.random() < 0.5;
  const place = isWanted ? Math.floor(wishes / AT_ONE_PLACE) * 7919 : below(1_000_000);
  const day = salon.tomorrow.add({ days: place % DAYS });
  const startTime = startOn(day, (place % STARTS_A_DAY) * STEP_IN_MINUTES).toString();
  const { professionalIds } = salon;
  return { professionalId: professionalIds[place % professionalIds.length] ?? '', startTime };
}

export function publicPath({ salon }: Storm, what: string): string {
  return `/api/public/companies/${salon.companyId}/${what}`;
}

/** What somebody was too late to change is looked at again. */
export async function lookAgain(known: Map<string, Entry>, id: string, owner: Call): Promise<void> {
  const { status, body } = await owner({ method: 'GET', path: `${OWN}/${id}` });
  if (status === 200) known.set(id, body as Entry);
}
