import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Program } from './slots-http-programs.ts';

export type Load = Program & { paths: string[] };
export type Rate = { perSecond: number; cpuMicroseconds: number; p99Milliseconds: number };

const CONNECTIONS = 64;
const SECONDS = 3;
const WARM_UP_SECONDS = 5;
const ROUNDS = 5;
/** Each connection asks for so many companies of its own choice. */
const PATHS_EACH = 400;

/** The median of each, measured in turn so that a busy machine touches all alike. */
export async function takeTurns<Name extends string>(
  loads: Record<Name, Load>,
): Promise<Record<Name, Rate>> {
  const names = Object.keys(loads) as Name[];
  const rates = Object.fromEntries(names.map((name) => [name, [] as Rate[]]));
  for (const name of names) await run(loads[name], WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rates[name]?.push(await run(loads[name], SECONDS));
  }
  // One entry for each name, which the types of both functions do not tell.
  const medians = names.map((name) => [name, medianOf(rates[name] ?? [])]);
  return Object.fromEntries(medians) as Record<Name, Rate>;
}

async function run({ address, child, paths }: Load, seconds: number): Promise<Rate> {
  const before = cpuOf(child);
  const result = await autocannon({
    ...{ url: address, connections: CONNECTIONS, duration: seconds },
    setupClient: (client) => client.setRequests(someOf(paths)),
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

function someOf(paths: string[]): { method: 'GET'; path: string }[] {
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

function medianOf(rates: Rate[]): Rate {
  const middle = (key: keyof Rate) => {
    const sorted = rates.map((rate) => rate[key]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    perSecond: middle('perSecond'),
    cpuMicroseconds: middle('cpuMicroseconds'),
    p99Milliseconds: middle('p99Milliseconds'),
  };
}
