import { setTimeout as pause } from 'node:timers/promises';
import { type BusySalon, openBusySalonIn } from '../booking/salon.ts';
import { report } from '../report.ts';
import { callersOn, type Load, startLoad } from './fault-load.ts';
import { type Fault, type FaultStage, isAlive, openFaultStage } from './fault-stage.ts';

/** Failures later than `grace` milliseconds after the database is back are ours. */
const LOAD = { lanes: 8, grace: 2000 };
const GIVEN_UP = 60_000;
const GOALS = { lateFailures: 0, readyWithin: 10_000, jobWithin: 10_000, deaths: 0 };

/** How long after the database was back things worked again, in milliseconds. */
type Recovery = { ready: number; job: number; feed: number };
type FaultRound = {
  requests: number;
  failures: Record<string, number>;
  lateFailures: number;
  longest: Recovery;
  deaths: number;
};

/** Breaks the database in every way while people read and book. */
export async function measureFaults(): Promise<void> {
  const stage = await openFaultStage();
  try {
    const run = await startFaultRun(stage);
    for (const [fault, times] of [
      ['cut', 100],
      ['restart', 10],
      ['kill', 5],
    ] as const) {
      report(`${times} times ${fault}`, { ...(await run.suffer(fault, times)), goals: GOALS });
    }
    report('what was said and what is there', await run.end());
  } finally {
    await stage.close();
  }
}

type FaultRun = {
  suffer(fault: Fault, times: number): Promise<FaultRound>;
  end(): Promise<Aftermath>;
};

export async function startFaultRun(
  stage: FaultStage,
  { lanes, grace }: typeof LOAD = LOAD,
): Promise<FaultRun> {
  const salon = await openBusySalonIn(stage.databaseUrl);
  const cookie = await signIn(stage, salon);
  const feed = followChanges(stage, cookie);
  const load = startLoad({ salon, ...callersOn(stage, cookie, lanes * 2), lanes });
  return {
    async suffer(fault, times) {
      const before = { count: load.count(), failures: load.failures.length };
      const longest: Recovery = { ready: 0, job: 0, feed: 0 };
      let lateFailures = 0;
      for (let time = 0; time < times; time++) {
        await stage.cause(fault);
        const back = await untilAnswering(stage);
        const recovery = await recoveryOf(stage, feed, back);
        for (const part of ['ready', 'job', 'feed'] as const) {
          longest[part] = Math.max(longest[part], recovery[part]);
        }
        await pause(Math.max(0, back.at + grace * 1.5 - performance.now()));
        lateFailures += load.failures.filter(({ endedAt }) => endedAt > back.at + grace).length;
      }
      const failures = load.failures.slice(before.failures).map(({ outcome }) => outcome);
      const deaths = [stage.server, stage.worker].filter((one) => !isAlive(one)).length;
      return {
        requests: load.count() - before.count,
        failures: countOf(failures),
        lateFailures,
        longest,
        deaths,
      };
    },
    async end() {
      feed.stop();
      await load.stop();
      return inspect(stage, salon, load);
    },
  };
}

function countOf(outcomes: string[]): Record<string, number> {
  const groups = Map.groupBy(outcomes, (outcome) => outcome);
  return Object.fromEntries([...groups].map(([outcome, all]) => [outcome, all.length]));
}

async function signIn({ address }: FaultStage, { owner }: BusySalon): Promise<string> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: address.replace('127.0.0.1', 'localhost'),
    },
    body: JSON.stringify(owner),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`sign-in answered ${response.status}`);
  return cookie;
}

type Feed = { heardSince(moment: number): boolean; stop(): void };

/** An open screen of the owner, which hears of every booking, and comes back when it was cut off. */
function followChanges({ address }: FaultStage, cookie: string): Feed {
  const stopping = new AbortController();
  const { signal } = stopping;
  let lastHeard = 0;
  async function listen(): Promise<void> {
    const { body } = await fetch(`${address}/api/v1/live/changes`, { headers: { cookie }, signal });
    for await (const piece of body ?? []) {
      // What begins with a colon only keeps the connection open.
      if (!Buffer.from(piece).toString().startsWith(':')) lastHeard = performance.now();
    }
  }
  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listen().catch(() => {});
      await pause(1000);
    }
  }
  keepListening();
  return { heardSince: (moment) => lastHeard > moment, stop: () => stopping.abort() };
}

type Back = { at: number; databaseTime: string };

async function untilAnswering({ ask }: FaultStage): Promise<Back> {
  for (;;) {
    const rows = await ask('select clock_timestamp()::text as now').catch(() => []);
    if (rows[0]) return { at: performance.now(), databaseTime: String(rows[0].now) };
    await pause(10);
  }
}

async function recoveryOf(stage: FaultStage, feed: Feed, back: Back): Promise<Recovery> {
  const since = async (works: () => Promise<boolean> | boolean) => {
    const elapsed = () => Math.round(performance.now() - back.at);
    while (!(await works()) && elapsed() < GIVEN_UP) await pause(20);
    return elapsed();
  };
  const ready = since(async () => {
    const answer = await fetch(`${stage.address}/api/ready`).catch(() => null);
    return answer?.status === 200;
  });
  // Each booking asks the worker to plan its confirmation.
  const job = since(async () => {
    const done = await stage
      .ask(
        `select from pgboss.job where name = 'appointment.plan-confirmation' and state = 'completed'
         and created_on > '${back.databaseTime}' limit 1`,
      )
      .catch(() => []);
    return done.length > 0;
  });
  const heard = since(() => feed.heardSince(back.at));
  return { ready: await ready, job: await job, feed: await heard };
}

export type Aftermath = {
  acknowledged: number;
  /** Acknowledged, and not there. */
  missing: string[];
  /** There more than once. */
  doubled: string[];
  /** Refused, and there. */
  unsaid: string[];
  /** The server could not say, and it is there. */
  unknownButThere: number;
};

async function inspect(
  stage: FaultStage,
  salon: BusySalon,
  { bookings }: Load,
): Promise<Aftermath> {
  const rows = await stage.ask(
    `select notes, count(*)::int as times from appointments
     where company_id = '${salon.companyId}' group by notes`,
  );
  const times = new Map(rows.map(({ notes, times }) => [String(notes), Number(times)]));
  const said = (which: string) =>
    [...bookings].filter(([, one]) => one === which).map(([id]) => id);
  return {
    acknowledged: said('stored').length,
    missing: said('stored').filter((notes) => !times.has(notes)),
    doubled: [...times].filter(([, count]) => count > 1).map(([notes]) => notes),
    unsaid: said('refused').filter((notes) => times.has(notes)),
    unknownButThere: said('unknown').filter((notes) => times.has(notes)).length,
  };
}
