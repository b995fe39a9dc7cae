import { isBackupUntested } from '@app/domain/platform/backup-lateness';
import {
  CONCERN_DAYS,
  CONCERNS,
  type CompanyConcern,
  type Concern,
  TRIAL_ENDS_WITHIN_DAYS,
} from '@app/domain/platform/concern';
import { and, eq, gte } from 'drizzle-orm';
import { keepsBackups, openBackups } from '../../foundation/backup/backup-settings.ts';
import { lastCheck } from '../../foundation/backup/restore-check.ts';
import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { Environment } from '../../foundation/environment.ts';
import type { FailingJobs } from '../../foundation/jobs/failing-jobs.ts';
import { mails } from '../../foundation/mail/mails.table.ts';
import { countEvents, countFailedPayments } from '../billing/billing-troubles.queries.ts';
import { listTrialsEnding } from '../company/company-lookup.queries.ts';
import { listLostNumbers } from '../messaging/connection/connections.queries.ts';

export type Counted = { kind: Concern; count: number };
type Asked = { now: Temporal.Instant; jobs: readonly FailingJobs[]; isBackupUntested: boolean };

/** From when on what failed is news. */
export function concernsSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: CONCERN_DAYS * 24 });
}

/** What needs a hand now, what cannot wait first; what is well is left out. */
export async function listConcerns(scope: OperatorScope, asked: Asked): Promise<Counted[]> {
  const { now, jobs } = asked;
  const since = concernsSince(now);
  const counts: Record<Concern, number> = {
    'payments-failed': await countFailedPayments(scope, since),
    'jobs-failed': jobs.reduce((all, { failed }) => all + failed, 0),
    'jobs-retrying': jobs.reduce((all, { retrying }) => all + retrying, 0),
    'events-failed': await countEvents(scope, 'failed', since),
    'events-unmatched': await countEvents(scope, 'unmatched', since),
    'backup-untested': asked.isBackupUntested ? 1 : 0,
    'mails-failed': await countMails(scope, 'failed', since),
    'numbers-lost': (await listConcerned(scope, 'numbers-lost', now)).length,
    'trials-ending': (await listConcerned(scope, 'trials-ending', now)).length,
    'mails-kept': await countMails(scope, 'kept', since),
  };
  return CONCERNS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** The companies that one of the counts is about. */
export function listConcerned(
  scope: OperatorScope,
  concern: CompanyConcern,
  now: Temporal.Instant,
): Promise<string[]> {
  if (concern === 'numbers-lost') return listLostNumbers(scope);
  const until = now.add({ hours: TRIAL_ENDS_WITHIN_DAYS * 24 });
  return listTrialsEnding(scope, { from: now, until });
}

function countMails(
  scope: OperatorScope,
  state: 'kept' | 'failed',
  since: Temporal.Instant,
): Promise<number> {
  return scope.$count(mails, and(eq(mails.state, state), gte(mails.createdAt, since)));
}

/** Whether this installation keeps backups of its own and nobody knows that they can be restored. */
export async function hasUntestedBackup(
  environment: Environment,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!keepsBackups(environment)) return false;
  const last = await lastCheck(openBackups(environment)).catch(() => null);
  return isBackupUntested(
    last && { ...last, checkedAt: Temporal.Instant.from(last.checkedAt) },
    now,
  );
}
