import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import type { Clock } from '../../src/foundation/clock.ts';
import { connectDatabase } from '../../src/foundation/database/database.ts';
import { createScopes, type Scopes } from '../../src/foundation/database/scopes.ts';
import { readEnvironment } from '../../src/foundation/environment.ts';
import { listener } from '../../src/foundation/jobs/job.ts';
import { openJobQueue } from '../../src/foundation/jobs/job-queue.ts';
import { createLogger } from '../../src/foundation/logger.ts';
import { allConsequences, allJobs } from '../../src/jobs.ts';
import { assembleSystem } from '../../src/system.ts';

export type Serving = { app: FastifyInstance; scopes: Scopes; close(): Promise<void> };
type ServingOptions = { databaseUrl: string; clock: Clock };

export const ORIGIN = 'http://localhost:21391';
const SECRETS = { current: 'a secret of thirty-two characters or more', old: [] };
/** What is enqueued for these stays where it is: nobody works. */
export const HEARD = ['booked', 'moved', 'cancelled'] as const;
export const heardQueue = (event: (typeof HEARD)[number]) => `heard.${event}`;

/** A server that somebody else listens to as well, on a database it shares with others. */
export async function openServing({ databaseUrl, clock }: ServingOptions): Promise<Serving> {
  const environment = readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    PUBLIC_URL: ORIGIN,
  });
  const logger = createLogger(environment.LOG_LEVEL);
  const database = await connectDatabase(databaseUrl, logger);
  const system = await assembleSystem({ environment, logger, database, secrets: SECRETS, clock });
  const heard = HEARD.map((event) =>
    listener(heardQueue(event), `appointment.${event}`, async () => {}),
  );
  const jobs = await openJobQueue({
    database,
    logger,
    jobs: [...allJobs(system.mailer, ORIGIN, () => system), ...heard],
  });
  const scopes = createScopes({
    pool: database.requests,
    jobsIn: jobs.inTransaction,
    consequences: allConsequences(clock, ORIGIN),
    publishChanges: system.feed.publish,
  });
  const app = await buildApp({ ...system, scopes, jobs });
  return {
    app,
    scopes,
    async close() {
      await app.close();
      await jobs.stop();
      await system.close();
    },
  };
}

/** Minutes pass like seconds, so that holds run out while everybody is at it. */
export function hurriedClock(start: Temporal.Instant): Clock {
  const began = performance.now();
  return () => {
    const minutes = (performance.now() - began) / 1000;
    return start.add({ milliseconds: Math.round(minutes * 60_000) });
  };
}
