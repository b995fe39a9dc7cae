import { type Call, callerOf, outcomeOf } from '../booking/calls.ts';
import { type BusySalon, somePhone, startOn } from '../booking/salon.ts';
import type { FaultStage } from './fault-stage.ts';

type Asked = { outcome: string; endedAt: number };
/** What the server said about a booking: whoever got no answer does not know. */
type Said = 'stored' | 'refused' | 'unknown';

export type Load = {
  /** What failed, by when it was over. */
  failures: Asked[];
  count(): number;
  /** By the note that tells one booking from all others. */
  bookings: ReadonlyMap<string, Said>;
  stop(): Promise<void>;
};

type LoadOptions = { salon: BusySalon; owner: Call; visitor: Call; lanes: number };

/** So many who read and as many who book, each as fast as it is answered. */
export function startLoad({ salon, owner, visitor, lanes }: LoadOptions): Load {
  const failures: Asked[] = [];
  const bookings = new Map<string, Said>();
  let count = 0;
  let isOver = false;

  async function ask(asking: () => ReturnType<Call>): Promise<string> {
    const outcome = await asking().then(outcomeOf, () => 'no answer');
    count += 1;
    if (/^(5|no answer)/.test(outcome)) failures.push({ outcome, endedAt: performance.now() });
    return outcome;
  }

  async function keepReading(lane: number): Promise<void> {
    const day = salon.tomorrow.add({ days: lane });
    const wish = `serviceIds=${salon.serviceId}&date=${day}`;
    const slots = `/api/public/companies/${salon.companyId}/slots?${wish}`;
    while (!isOver) {
      await ask(() => owner({ method: 'GET', path: '/api/v1/services' }));
      await ask(() => visitor({ method: 'GET', path: slots }));
    }
  }

  async function keepBooking(lane: number): Promise<void> {
    const client = { name: `Cliente ${lane}`, phone: somePhone() };
    // Each for a client of her own: bookings of one client wait for each other.
    const { body } = await owner({ method: 'POST', path: '/api/v1/clients', body: client });
    const clientId = Object(body).id;
    for (let number = 0; !isOver; number++) {
      const notes = `${lane}-${number}`;
      bookings.set(notes, 'unknown');
      const booking = { ...bookingOf(salon, notes), clientId };
      const outcome = await ask(() =>
        owner({ method: 'POST', path: '/api/v1/appointments', body: booking }),
      );
      bookings.set(notes, saidIn(outcome));
    }
  }

  const all = Array.from({ length: lanes }, (_, lane) => [keepReading(lane), keepBooking(lane)]);
  const over = Promise.all(all.flat());
  return {
    failures,
    bookings,
    count: () => count,
    async stop() {
      isOver = true;
      await over;
    },
  };
}

export function callersOn({ address }: FaultStage, cookie: string, connections: number) {
  const origin = address.replace('127.0.0.1', 'localhost');
  return {
    visitor: callerOf({ address, connections }),
    owner: callerOf({ address, connections, headers: { cookie, origin } }),
  };
}

/** Over whatever is there: nothing but the server keeps one of these from being stored twice. */
function bookingOf(salon: BusySalon, notes: string): object {
  const { professionalIds, quickServiceId } = salon;
  return {
    serviceIds: [quickServiceId],
    professionalId: professionalIds[0],
    startTime: startOn(salon.tomorrow, 60).toString(),
    overbook: true,
    notes,
  };
}

function saidIn(outcome: string): Said {
  if (outcome === 'done') return 'stored';
  return outcome === 'no answer' || outcome.includes('OUTCOME_UNKNOWN') ? 'unknown' : 'refused';
}
