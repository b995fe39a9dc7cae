/** One demonstration each: journeys change what they find, and two at once would meet. */
export const JOURNEYS_AT_ONCE = 2;

const firstPort = Number(process.env.E2E_PORT ?? 41210);

export const demonstrationPorts = Array.from(
  { length: JOURNEYS_AT_ONCE },
  (_, index) => firstPort + index,
);

/** Of the system on which nobody has signed up yet. */
export const emptyPort = firstPort + JOURNEYS_AT_ONCE;
