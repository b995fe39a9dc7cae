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
import type { PaymentEnvironment } from '../../foundation/payments/payment-environment.ts';
import { countEvents, countFailedPayments } from '../billing/billing-troubles.queries.ts';
import { activeCompaniesWithIds, listTrialsEnding } from '../company/company-lookup.queries.ts';
import { listLostNumbers } from '../messaging/connection/connections.queries.ts';

export type Counted = { kind: Concern; count: number };
type Asked = {
  now: Temporal.Instant;
  jobs: readonly FailingJobs[];
  isBackupUntested: boolean;
  /** Where payments are made now; null while they are not configured. */
  environment: PaymentEnvironment | null;
  delivery: 'outbox' | 'smtp';
};

/** From when on what failed is news. */
export function concernsSince(now: Temporal.Instant): Temporal.Instant {
  return now.subtract({ hours: CONCERN_DAYS * 24 });
}

/** What needs a hand now, what cannot wait first; what is well is left out. */
export async function listConcerns(scope: OperatorScope, asked: Asked): Promise<Counted[]> {
  const { now, jobs, delivery } = asked;
  const since = concernsSince(now);
  const troubles = await countTroubles(scope, asked.environment, since);
  const counts: Record<Concern, number> = {
    ...troubles,
    'jobs-failed': jobs.reduce((all, { failed }) => all + failed, 0),
    'jobs-retrying': jobs.reduce((all, { retrying }) => all + retrying, 0),
    'backup-untested': asked.isBackupUntested ? 1 : 0,
    'mails-failed': await countMails(scope, 'failed', since),
    'numbers-lost': (await listConcerned(scope, 'numbers-lost', now)).length,
    'trials-ending': (await listConcerned(scope, 'trials-ending', now)).length,
    // Where a server sends them, what was kept before is past: it is never sent late.
    'mails-kept': delivery === 'outbox' ? await countMails(scope, 'kept', since) : 0,
  };
  return CONCERNS.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

async function countTroubles(
  scope: OperatorScope,
  environment: PaymentEnvironment | null,
  since: Temporal.Instant,
): Promise<Record<'payments-failed' | 'events-failed' | 'events-unmatched', number>> {
  if (!environment) return { 'payments-failed': 0, 'events-failed': 0, 'events-unmatched': 0 };
  const asked = { environment, since };
  return {
    'payments-failed': await countFailedPayments(scope, asked),
    'events-failed': await countEvents(scope, { ...asked, status: 'failed' }),
    'events-unmatched': await countEvents(scope, { ...asked, status: 'unmatched' }),
  };
}

/** The companies that one of the counts is about; one that is closed or goes needs no hand any more. */
export async function listConcerned(
  scope: OperatorScope,
  concern: CompanyConcern,
  now: Temporal.Instant,
): Promise<string[]> {
  if (concern === 'numbers-lost') {
    const open = await activeCompaniesWithIds(scope, await listLostNumbers(scope));
    return open.map(({ id }) => id);
  }
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
