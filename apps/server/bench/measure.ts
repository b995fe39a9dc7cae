import autocannon from 'autocannon';
import { enough } from './scale.ts';

const CONNECTIONS = enough(50, 2);
const SECONDS = enough(4);
const WARM_UPS = enough(1, 0);
const WARM_UP_SECONDS = 8;
const ROUNDS = enough(5);

export type Target = {
  url: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST';
  body?: string;
};

/** Requests per second of both, measured in turn so that a busy machine touches both alike. */
export async function compare(
  subject: Target,
  control: Target,
): Promise<{ subject: number; control: number; ratio: number }> {
  const rates: { subject: number[]; control: number[] } = { subject: [], control: [] };
  // Until both programs are compiled; what counts is how they run all day.
  for (let round = 0; round < WARM_UPS; round++) {
    await load(subject, WARM_UP_SECONDS);
    await load(control, WARM_UP_SECONDS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    rates.subject.push(await load(subject, SECONDS));
    rates.control.push(await load(control, SECONDS));
  }
  const medians = { subject: median(rates.subject), control: median(rates.control) };
  return { ...medians, ratio: medians.subject / medians.control };
}

async function load(target: Target, seconds: number): Promise<number> {
  const result = await autocannon({ ...target, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return result.requests.average;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
