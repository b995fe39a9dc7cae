import {
  type Action,
  below,
  DAYS,
  type Entry,
  lookAgain,
  OWN,
  oneOf,
  somePlace,
} from './storm-state.ts';

const bookSeries: Action = async (storm, { owner }) => {
  const { clientId, serviceId } = storm.salon;
  const place = somePlace(storm);
  const booking = { clientId, serviceIds: [serviceId], ...place };
  const recurrence = { every: 1, unit: 'day', count: DAYS };
  const body = { booking, recurrence, conflicts: oneOf(['skip', 'refuse']) };
  const answer = await owner({ method: 'POST', path: `${OWN}/series`, body });
  if (answer.status !== 201) return answer;
  for (const id of (answer.body as { bookedIds: string[] }).bookedIds) {
    storm.ofSeries.set(id, { ...place, id, version: 1 });
    storm.acknowledged.booked(id);
  }
  return answer;
};

const moveFollowing: Action = async (storm, { owner }) => {
  const seen = oneOf([...storm.ofSeries.values()]);
  if (!seen) return null;
  const { id, version } = seen;
  const hours = Math.random() < 0.5 ? 1 : -1;
  const startTime = Temporal.Instant.from(seen.startTime).add({ hours }).toString();
  const { professionalId } = somePlace(storm);
  const body = { version, professionalId, startTime, conflicts: oneOf(['skip', 'refuse']) };
  const answer = await owner({ method: 'PUT', path: `${OWN}/${id}/series`, body });
  if (answer.status === 200) {
    storm.acknowledged.moved((answer.body as { movedIds: string[] }).movedIds);
  }
  await lookAgain(storm.ofSeries, id, owner);
  return answer;
};

const cancelFollowing: Action = async (storm, { owner }) => {
  const seen = oneOf([...storm.ofSeries.values()]);
  if (!seen) return null;
  const path = `${OWN}/${seen.id}/series/cancel`;
  const answer = await owner({ method: 'POST', path, body: {} });
  if (answer.status === 200) {
    const { cancelledIds } = answer.body as { cancelledIds: string[] };
    storm.acknowledged.seriesCancelled(cancelledIds);
    for (const id of [seen.id, ...cancelledIds]) storm.ofSeries.delete(id);
  }
  return answer;
};

const block: Action = async (storm, { owner }) => {
  const { startTime, professionalId } = somePlace(storm);
  const professionalIds = new Set([professionalId, somePlace(storm).professionalId]);
  const endTime = Temporal.Instant.from(startTime).add({ minutes: 45 }).toString();
  const body = { professionalIds: [...professionalIds], startTime, endTime };
  const answer = await owner({ method: 'POST', path: '/api/v1/agenda/blocks', body });
  if (answer.status === 201) for (const { id } of answer.body as Entry[]) storm.blocks.push(id);
  return answer;
};

const unblock: Action = async (storm, { owner }) => {
  const id = storm.blocks.splice(below(storm.blocks.length), 1)[0];
  return id ? owner({ method: 'DELETE', path: `/api/v1/agenda/blocks/${id}` }) : null;
};

/** By the team, more than one entry at a time. */
export const GROUP_ACTIONS = { bookSeries, moveFollowing, cancelFollowing, block, unblock };
