/**
 * WhatsApp takes a message and refuses it afterwards when it limits a number's first contacts. After
 * so many in a row the number writes to no stranger any more; whoever knows it hears on from it.
 */
const REFUSALS = 3;
const REST_HOURS = 24;

export type Circuit = {
  /** First messages in a row that WhatsApp refused. */
  refusedInARow: number;
  strangersStoppedAt: Temporal.Instant | null;
};

export const CLOSED_CIRCUIT: Circuit = { refusedInARow: 0, strangersStoppedAt: null };

export function afterRefusal(circuit: Circuit, now: Temporal.Instant): Circuit {
  const refusedInARow = circuit.refusedInARow + 1;
  if (refusedInARow < REFUSALS) return { ...circuit, refusedInARow };
  return { refusedInARow, strangersStoppedAt: now };
}

/** One that arrived at a stranger proves that the limit is gone. */
export function afterArrival(): Circuit {
  return CLOSED_CIRCUIT;
}

/** A day later one stranger is tried; a refusal stops them all again. */
export function strangersStoppedUntil(
  { strangersStoppedAt }: Circuit,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const end = strangersStoppedAt?.add({ hours: REST_HOURS });
  return end && Temporal.Instant.compare(end, now) > 0 ? end : null;
}
