import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/foundation/database/database.ts';
import { openJobQueue } from '../src/foundation/jobs/job-queue.ts';
import { createMailer } from '../src/foundation/mail/mailer.ts';
import { allJobs } from '../src/jobs.ts';
import { startTestPostgres } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    ownerUrl: string;
  }
}

/** Starts PostgreSQL once and prepares the database that every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTestPostgres();
  const logger = pino({ level: 'warn' });
  const database = await connectDatabase(postgres.ownerUrl, logger);
  const jobs = await openJobQueue({
    database,
    logger,
    jobs: allJobs(createMailer(null), '', noParts),
  });
  await jobs.stop();
  await database.close();
  project.provide('ownerUrl', postgres.ownerUrl);
  return postgres.stop;
}

/** Queues are made here, and no job runs. */
function noParts(): never {
  throw new Error('Nobody works here');
}
