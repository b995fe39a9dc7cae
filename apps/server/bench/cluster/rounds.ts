import { setTimeout as pause } from 'node:timers/promises';
import { type Installation, joinStandby } from './installation.ts';
import type { Failure, Load } from './load.ts';
import type { PostgresNode } from './postgres-node.ts';

const ASKED_EVERY = 200;
const FAILURES_IN_A_ROW = 3;
const SETTLED_AFTER = 3000;

export type Round = {
  requests: number;
  failures: Record<string, number>;
  /** From the first failure that somebody began to wait for until the last, in milliseconds. */
  visibleFor: number;
  longestAnswer: number;
};

/**
 * The primary loses its power; whoever watches has the standby take its place and tells the pooler. The
 * one that was lost comes back as the standby.
 */
export async function failOver(installation: Installation, load: Load): Promise<Round> {
  const { database, pooler } = installation;
  const round = beginRound(load);
  const { primary: lost, standby: next } = database;
  await lost.crash();
  await untilGivenUp(lost);
  await next.promote();
  pooler.leadTo(next.port);
  Object.assign(database, { primary: next, standby: lost });
  await pause(SETTLED_AFTER);
  await joinStandby(database);
  await pause(SETTLED_AFTER);
  return round.end();
}

/** Every server and the worker, one after the other. */
export async function restartInTurns(installation: Installation, load: Load): Promise<Round> {
  const round = beginRound(load);
  for (const program of installation.programs) await program.restart();
  return round.end();
}

async function untilGivenUp(node: PostgresNode): Promise<void> {
  for (let failures = 0; failures < FAILURES_IN_A_ROW; ) {
    failures = (await node.isThere()) ? 0 : failures + 1;
    await pause(ASKED_EVERY);
  }
}

function beginRound(load: Load): { end(): Round } {
  const before = { count: load.count(), failures: load.failures.length };
  load.takeLongest();
  return {
    end() {
      const failures = load.failures.slice(before.failures);
      return {
        requests: load.count() - before.count,
        failures: countOf(failures),
        visibleFor: visibleFor(failures),
        longestAnswer: Math.round(load.takeLongest()),
      };
    },
  };
}

function countOf(failures: readonly Failure[]): Record<string, number> {
  const groups = Map.groupBy(failures, ({ what }) => what);
  return Object.fromEntries([...groups].map(([what, all]) => [what, all.length]));
}

function visibleFor(failures: readonly Failure[]): number {
  if (failures.length === 0) return 0;
  const first = Math.min(...failures.map(({ from }) => from));
  const last = Math.max(...failures.map(({ until }) => until));
  return Math.round(last - first);
}
