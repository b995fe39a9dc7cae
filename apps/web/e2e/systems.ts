/**
 * One demonstration each: journeys change what they find, and two at once would meet. A journey
 * waits about half of its time, so three keep two cores busy.
 */
export const JOURNEYS_AT_ONCE = 3;

// Below those that a system lends out by itself, as to a database that asks for any.
const firstPort = Number(process.env.E2E_PORT ?? 21_210);

export const demonstrationPorts = Array.from(
  { length: JOURNEYS_AT_ONCE },
  (_, index) => firstPort + index,
);

/** Of the system on which nobody has signed up yet. */
export const emptyPort = firstPort + JOURNEYS_AT_ONCE;

/** Of the server that tells the demonstration: nobody may take it for the one that is waited for. */
export const tellingPort = emptyPort + 1;

/** The demonstration of this journey: Playwright numbers what runs at the same time. */
export const ownPort = demonstrationPorts[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
