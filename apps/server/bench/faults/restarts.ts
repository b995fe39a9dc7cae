import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { endProgram, firstMatch, runProgram } from '../child-programs.ts';
import type { Place } from '../database.ts';
import { report } from '../report.ts';
import { enough } from '../scale.ts';
import { startBalancer } from './restarts-balancer.ts';

const BALANCER = 21_397;
const SERVERS = [21_398, 21_399];
const SECRET = 'a secret of thirty-two characters or more';
const RESTART_EVERY = enough(5_000, 100);
/** Until the balancer looked again. */
const UNTIL_SEEN = enough(1_500, 100);
const DRAIN_SECONDS = enough(2, 1);
const LANES = enough(8);
const QUESTIONS = ['/api/health', '/api/public/companies/demo', '/api/v1/session', '/termos'];

type Round = {
  place: Place;
  seconds: number;
  /** The DRAIN_SECONDS of the servers. */
  drain: string;
  /** Where visitors come in. Without one of their own a balancer is started. */
  entrance?: string;
};

/** Two servers, one of them restarted every five seconds, and visitors who should not notice. */
export async function measureRestarts(place: Place, seconds: number): Promise<void> {
  const drained = await restartInTurns({ place, seconds, drain: String(DRAIN_SECONDS) });
  report('restarts behind a balancer, visible errors with a drain', drained);
  const control = await restartInTurns({ place, seconds, drain: '0' });
  report('restarts behind a balancer, control: without', control);
}

async function restartInTurns({ place, seconds, drain, entrance }: Round) {
  const children: ChildProcess[] = [];
  for (const port of SERVERS) children.push(await startServer(place, port, drain));
  const balancer = entrance ? null : await startBalancer(BALANCER, SERVERS);
  const visits = visitUntilStopped(entrance ?? `http://127.0.0.1:${BALANCER}`);
  const ends: number[] = [];
  const until = performance.now() + seconds * 1000;
  try {
    for (let turn = 0; performance.now() < until; turn = 1 - turn) {
      const rest = pause(RESTART_EVERY);
      ends.push(await endProgram(children[turn] as ChildProcess));
      children[turn] = await startServer(place, SERVERS[turn] ?? 0, drain);
      await rest;
      await pause(UNTIL_SEEN);
    }
    const { requests, errors } = await visits.stop();
    const longestStop = Math.round(Math.max(...ends));
    return { restarts: ends.length, requests, errors, longestStopInMilliseconds: longestStop };
  } finally {
    await visits.stop();
    await balancer?.stop();
    await Promise.all(children.map(endProgram));
  }
}

async function startServer(place: Place, port: number, drain: string): Promise<ChildProcess> {
  const child = runProgram(['apps/server/dist/main.js'], {
    DATABASE_URL: place.databaseUrl,
    DATA_DIR: place.folder,
    APP_SECRET: SECRET,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${BALANCER}`,
    DRAIN_SECONDS: drain,
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
  await firstMatch(child, /ready in (\d+) ms/);
  return child;
}

/** Over connections that are kept, like those of a browser. Whatever is not a plain answer counts. */
function visitUntilStopped(entrance: string) {
  let isOver = false;
  let requests = 0;
  const errors: Record<string, number> = {};
  const note = (error: string) => {
    errors[error] = (errors[error] ?? 0) + 1;
  };
  async function lane(start: number): Promise<void> {
    for (let turn = start; !isOver; turn++) {
      requests += 1;
      try {
        const answer = await fetch(`${entrance}${QUESTIONS[turn % QUESTIONS.length]}`);
        await answer.arrayBuffer();
        if (!answer.ok) note(String(answer.status));
      } catch (error) {
        note(String((error as { cause?: { code?: string } }).cause?.code ?? error));
      }
    }
  }
  const lanes = Promise.all(Array.from({ length: LANES }, (_, start) => lane(start)));
  return {
    async stop() {
      isOver = true;
      await lanes;
      return { requests, errors };
    },
  };
}
