import type { OperatorScope } from './foundation/database/scopes.ts';
import type { JobCounts } from './foundation/jobs/job-counts.ts';
import { countMailsByState } from './foundation/mail/mail-counts.ts';
import { type Counts, type Figure, keepCounted } from './foundation/metrics/counted-figures.ts';
import { createMetrics, type Metrics } from './foundation/metrics/metrics.ts';
import { countDueByChannel } from './modules/messaging/messages.queries.ts';
import { countHolds } from './modules/scheduling/booking/holds.queries.ts';
import type { System } from './system.ts';

/** Who books, by the procedure that books. */
export const BOOKINGS: ReadonlyMap<string, string> = new Map([
  ['scheduling.appointments.book', 'team'],
  ['scheduling.series.book', 'team'],
  ['scheduling.publicBooking.book', 'visitor'],
]);

const FIGURES: readonly Figure[] = [
  { name: 'jobs_waiting', by: 'job', help: 'Jobs whose moment has come' },
  { name: 'jobs_oldest_waiting_seconds', by: 'job', help: 'How long the oldest of them waits' },
  { name: 'jobs_running', by: 'job', help: 'Jobs that run' },
  { name: 'jobs_failed', by: 'job', help: 'Jobs that were given up' },
  { name: 'mails', by: 'state', help: 'E-mails of the last day that did not leave' },
  { name: 'messages_waiting', by: 'channel', help: 'Messages to clients whose moment has come' },
  { name: 'holds', help: 'Times that are held for visitors' },
];

const COUNTING = { userId: null, requestId: 'metrics' };

/** What whoever runs the system sees of this process, and of the work that waits for all of them. */
export function metricsOf(system: System): Metrics {
  const { database, feed, clock, logger } = system;
  const counted = keepCounted(FIGURES, { clock, logger, count: () => countAll(system) });
  return createMetrics({ database, feed, counted, bookings: BOOKINGS });
}

async function countAll({ jobs, scopes, clock }: System): Promise<Counts> {
  const byJob = Object.entries(await jobs.count());
  const ofJobs = (count: (counts: JobCounts) => number) =>
    Object.fromEntries(byJob.map(([name, counts]) => [name, count(counts)]));
  return {
    jobs_waiting: ofJobs(({ waiting }) => waiting),
    jobs_oldest_waiting_seconds: ofJobs(({ oldestWaitingSeconds }) => oldestWaitingSeconds),
    jobs_running: ofJobs(({ running }) => running),
    jobs_failed: ofJobs(({ failed }) => failed),
    ...(await scopes.asOperator(COUNTING, (scope) => countRows(scope, clock()))),
  };
}

async function countRows(scope: OperatorScope, now: Temporal.Instant): Promise<Counts> {
  return {
    mails: await countMailsByState(scope, now),
    messages_waiting: await countDueByChannel(scope, now),
    holds: { all: await countHolds(scope, now) },
  };
}
