import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { type Answer, type Call, countOutcomes, outcomeOf } from './calls.ts';
import { type BusySalon, startOn, wishOf } from './salon.ts';

const ATTEMPTS = enough(10_000, 20);
const ATTEMPTS_OF_CONTROL = enough(2_000, 20);
const LONGEST_REFUSAL_IN_MS = 2_000;

/** Everybody wants the same time of the same person. The call keeps so many connections. */
export async function measureStampede(
  salon: BusySalon,
  call: Call,
  connections: number,
): Promise<void> {
  const startTime = startOn(salon.tomorrow, 60).toString();
  const company = `/api/public/companies/${salon.companyId}`;
  // The control reads one row: what so many at once wait for on this machine in any case.
  const reading: Attempt = () => call({ method: 'GET', path: company });
  const booking: Attempt = () =>
    call({ method: 'POST', path: `${company}/appointments`, body: wishOf(salon, startTime) });
  const control = await crowd(reading, { attempts: ATTEMPTS_OF_CONTROL, connections });
  const rush = await crowd(booking, { attempts: ATTEMPTS, connections });
  report(`stampede of ${ATTEMPTS} from ${connections} connections at one time`, {
    ...rush,
    goalP99InMs: LONGEST_REFUSAL_IN_MS,
    readingOneRow: control,
  });
}

type Attempt = () => Promise<Answer>;
type Crowd = { attempts: number; connections: number };

async function crowd(attempt: Attempt, { attempts, connections }: Crowd): Promise<object> {
  const outcomes: string[] = [];
  const times: number[] = [];
  let left = attempts;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const asked = performance.now();
      outcomes.push(outcomeOf(await attempt()));
      times.push(performance.now() - asked);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, visitor));
  const perSecond = Math.round(attempts / ((performance.now() - began) / 1000));
  const spread = { p50InMs: at(times, 0.5), p99InMs: at(times, 0.99) };
  return { outcomes: countOutcomes(outcomes), ...spread, perSecond };
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
}
