import type { Answer, Call } from './calls.ts';
import { wishOf } from './salon.ts';
import {
  type Action,
  below,
  type Entry,
  lookAgain,
  OWN,
  oneOf,
  publicPath,
  type Storm,
  somePlace,
} from './storm-state.ts';

const book: Action = async (storm, { visitor }) => {
  const { professionalId, startTime } = somePlace(storm);
  const anybody = Math.random() < 0.2 ? { professionalId: null } : { professionalId };
  return bookAs(storm, visitor, wishOf(storm.salon, startTime, anybody));
};

async function bookAs(storm: Storm, visitor: Call, body: object): Promise<Answer> {
  const path = publicPath(storm, 'appointments');
  const answer = await visitor({ method: 'POST', path, body });
  if (answer.status === 201) {
    // What the contract promises, here and below.
    const { appointmentId: id, ...place } = answer.body as Entry & { appointmentId: string };
    storm.single.set(id, { ...place, id, version: 1 });
    storm.acknowledged.booked(id);
  }
  return answer;
}

const bookAsStaff: Action = async (storm, { owner }) => {
  const { clientId, serviceId } = storm.salon;
  const body = { clientId, serviceIds: [serviceId], ...somePlace(storm) };
  const answer = await owner({ method: 'POST', path: OWN, body });
  if (answer.status === 201) {
    const entry = answer.body as Entry;
    storm.single.set(entry.id, entry);
    storm.acknowledged.booked(entry.id);
  }
  return answer;
};

const move: Action = async (storm, { owner }) => {
  const known = oneOf([storm.single, storm.ofSeries]) ?? storm.single;
  const seen = oneOf([...known.values()]);
  if (!seen) return null;
  const { id, version } = seen;
  const to = somePlace(storm);
  const body = { version, ...to, durationMinutes: 30 };
  const answer = await owner({ method: 'PUT', path: `${OWN}/${id}/time`, body });
  if (answer.status === 200) {
    known.set(id, answer.body as Entry);
    if (isElsewhere(seen, to)) storm.acknowledged.moved([id]);
  } else await lookAgain(known, id, owner);
  return answer;
};

function isElsewhere(seen: Entry, to: Pick<Entry, 'professionalId' | 'startTime'>): boolean {
  const isLater = Date.parse(seen.startTime) !== Date.parse(to.startTime);
  return isLater || seen.professionalId !== to.professionalId;
}

const cancel: Action = async (storm, { owner }) => {
  const seen = oneOf([...storm.single.values()]);
  if (!seen) return null;
  const body = { status: 'cancelled' };
  const answer = await owner({ method: 'POST', path: `${OWN}/${seen.id}/status`, body });
  if (answer.status === 200) {
    // Who cancels what is cancelled already is told the version that the first one made.
    storm.acknowledged.cancelled(seen.id, (answer.body as Entry).version);
    storm.single.delete(seen.id);
  }
  return answer;
};

const restore: Action = async (storm, { owner }) => {
  const id = oneOf(storm.acknowledged.cancelledIds());
  if (!id) return null;
  const body = { status: 'scheduled' };
  const answer = await owner({ method: 'POST', path: `${OWN}/${id}/status`, body });
  if (answer.status === 200) {
    const entry = answer.body as Entry & { seriesId: string | null };
    (entry.seriesId === null ? storm.single : storm.ofSeries).set(id, entry);
  }
  return answer;
};

const hold: Action = async (storm, { visitor }) => {
  const previous = Math.random() < 0.3 ? storm.holds.splice(below(storm.holds.length), 1)[0] : null;
  const place = somePlace(storm);
  const body = { ...place, serviceIds: [storm.salon.serviceId] };
  const path = publicPath(storm, 'holds');
  const previousHoldId = previous?.holdId ?? null;
  const answer = await visitor({ method: 'POST', path, body: { ...body, previousHoldId } });
  const won = answer.status === 201 ? (answer.body as { holdId: string }) : null;
  if (won) storm.holds.push({ ...place, holdId: won.holdId });
  return answer;
};

const confirmHold: Action = async (storm, { visitor }) => {
  // It stays in the list now and then: somebody sends it again.
  const held = oneOf(storm.holds);
  if (!held) return null;
  if (Math.random() < 0.7) storm.holds.splice(storm.holds.indexOf(held), 1);
  const { startTime, ...about } = held;
  return bookAs(storm, visitor, wishOf(storm.salon, startTime, about));
};

const release: Action = async (storm, { visitor }) => {
  const held = oneOf(storm.holds);
  if (!held) return null;
  return visitor({ method: 'DELETE', path: publicPath(storm, `holds/${held.holdId}`) });
};

/** Of one appointment or hold. */
export const SINGLE_ACTIONS = {
  book,
  bookAsStaff,
  move,
  cancel,
  restore,
  hold,
  confirmHold,
  release,
};
