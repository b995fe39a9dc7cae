import { setTimeout as pause } from 'node:timers/promises';
import { countOutcomes, outcomeOf } from './calls.ts';
import type { BusySalon } from './salon.ts';
import { SINGLE_ACTIONS } from './storm-actions.ts';
import { type Aftermath, countDeadlocks, inspect, nothingAcknowledged } from './storm-aftermath.ts';
import { GROUP_ACTIONS } from './storm-groups.ts';
import type { Actor, Storm } from './storm-state.ts';

type Weather = {
  salon: BusySalon;
  /** Taken in turn: the servers on one database. */
  actors: readonly Actor[];
  databaseUrl: string;
  lanes: number;
  seconds: number;
};
export type StormOutcome = Aftermath & {
  /** Of each action, how it ended how often. */
  outcomes: Record<string, Record<string, number>>;
  deadlocks: number;
};

const ACTIONS = { ...SINGLE_ACTIONS, ...GROUP_ACTIONS };
const OFTEN = ['book', 'bookAsStaff', 'hold', 'move', 'bookSeries', 'cancel'] as const;
const NAMES = [...Object.keys(ACTIONS), ...OFTEN] as (keyof typeof ACTIONS)[];
/** The database counts a deadlock a moment after it happened. */
const UNTIL_COUNTED = 1_500;

/** Everything that takes or frees time, by many, at random, on all servers at once. */
export async function storm(weather: Weather): Promise<StormOutcome> {
  const { salon, actors, databaseUrl, lanes, seconds } = weather;
  const deadlocksBefore = await countDeadlocks(databaseUrl);
  const acknowledged = nothingAcknowledged();
  const state: Storm = {
    salon,
    single: new Map(),
    ofSeries: new Map(),
    holds: [],
    blocks: [],
    wishes: 0,
    acknowledged,
  };
  const outcomes: Record<string, string[]> = {};
  const end = performance.now() + seconds * 1000;
  const lane = async (actor: Actor) => {
    while (performance.now() < end) {
      const name = NAMES[Math.floor(Math.random() * NAMES.length)] ?? 'book';
      const answer = await ACTIONS[name](state, actor);
      const ended = outcomes[name] ?? [];
      outcomes[name] = ended;
      if (answer) ended.push(outcomeOf(answer));
    }
  };
  const busy = Array.from({ length: lanes }, (_, place) => actors[place % actors.length]);
  await Promise.all(busy.flatMap((actor) => (actor ? [lane(actor)] : [])));
  await pause(UNTIL_COUNTED);
  return {
    ...(await inspect(databaseUrl, salon.companyId, acknowledged)),
    outcomes: Object.fromEntries(
      Object.entries(outcomes).map(([name, all]) => [name, countOutcomes(all)]),
    ),
    deadlocks: (await countDeadlocks(databaseUrl)) - deadlocksBefore,
  };
}
