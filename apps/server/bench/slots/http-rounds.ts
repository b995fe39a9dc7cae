import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { enough } from '../scale.ts';
import type { Program } from './http-programs.ts';

export type Load = Program & { paths: string[] };
export type Rate = { perSecond: number; cpuMicroseconds: number; p99Milliseconds: number };

const CONNECTIONS = enough(64, 2);
const SECONDS = enough(3);
const WARM_UPS = enough(1, 0);
const WARM_UP_SECONDS = 5;
const ROUNDS = enough(5);
/** Each connection asks for so many companies of its own choice. */
const PATHS_EACH = 400;

/** The rates of each, measured in turn so that a busy machine touches all alike. */
export async function takeTurns<Name extends string>(
  loads: Record<Name, Load>,
): Promise<Record<Name, Rate[]>> {
  const names = Object.keys(loads) as Name[];
  // One entry for each name, which the type of the function does not tell.
  const rates = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Rate[]
  >;
  for (let round = 0; round < WARM_UPS; round++) {
    for (const name of names) await run(loads[name], WARM_UP_SECONDS);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rates[name].push(await run(loads[name], SECONDS));
  }
  return rates;
}

/** Everything once: what was never asked is in nobody's memory. */
export function askOnce(load: Load): Promise<Rate> {
  let taken = 0;
  const next = () => {
    const own = load.paths.filter((_, at) => at % CONNECTIONS === taken);
    taken += 1;
    return own.map((path) => ({ method: 'GET' as const, path }));
  };
  const amount = Math.floor(load.paths.length / CONNECTIONS) * CONNECTIONS;
  return ask(load, { amount }, next);
}

function run(load: Load, seconds: number): Promise<Rate> {
  return ask(load, { duration: seconds }, () => someOf(load.paths));
}

type Requests = { method: 'GET'; path: string }[];

async function ask(
  { address, child, paths }: Load,
  howLong: { amount: number } | { duration: number },
  requestsOfOne: () => Requests,
): Promise<Rate> {
  const before = cpuOf(child);
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    ...howLong,
    setupClient: (client) => client.setRequests(requestsOfOne()),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${paths[0]}: ${result.non2xx} bad answers, ${result.errors} errors`);
  }
  return {
    perSecond: Math.round(result['2xx'] / result.duration),
    cpuMicroseconds: Math.round((cpuOf(child) - before) / result['2xx']),
    p99Milliseconds: result.latency.p99,
  };
}

function someOf(paths: string[]): Requests {
  const count = Math.min(paths.length, PATHS_EACH);
  return Array.from({ length: count }, () => {
    const path = paths[Math.floor(Math.random() * paths.length)] ?? '/';
    return { method: 'GET', path };
  });
}

const MICROSECONDS_OF_A_TICK = 10_000;

/** Of the program alone: under foreign load it moves far less than requests a second do. */
function cpuOf({ pid }: Program['child']): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_OF_A_TICK;
}

/** Of rounds that were neighbours, because those meet the same machine. */
export function ratioOf(subject: Rate[], control: Rate[], key: keyof Rate): number {
  const ratios = subject.map((rate, at) => rate[key] / (control[at]?.[key] ?? Number.NaN));
  return Math.round(median(ratios) * 1000) / 1000;
}

export function medianOf(rates: Rate[]): Rate {
  const middle = (key: keyof Rate) => median(rates.map((rate) => rate[key]));
  return {
    perSecond: middle('perSecond'),
    cpuMicroseconds: middle('cpuMicroseconds'),
    p99Milliseconds: middle('p99Milliseconds'),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
