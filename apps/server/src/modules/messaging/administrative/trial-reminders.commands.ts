import { isInTrial } from '@app/domain/billing/access';
import { type TrialsToRemind, trialsToRemind } from '@app/domain/messaging/administrative';
import { and, eq, inArray } from 'drizzle-orm';
import type { CompanyScope, OperatorScope } from '../../../foundation/database/scopes.ts';
import type { JobContext } from '../../../foundation/jobs/job.ts';
import { readCompany } from '../../company/company.queries.ts';
import { listTrialsEnding } from '../../company/company-lookup.queries.ts';
import { messages } from '../messages.table.ts';
import { readAdministrative } from './administrative-automations.queries.ts';
import { type CompanyNews, keyOf } from './company-messages.commands.ts';
import { findTeller, type Teller } from './teller.queries.ts';
import type { KnownCompany } from './told-company.queries.ts';

export const TELL_OF_TRIAL_END = 'company-trial.write';

/** Looks for companies whose trial ends on the day of which today is the reminder. */
export async function lookForTrials({
  scopes,
  actor,
  now,
}: Pick<JobContext, 'scopes' | 'actor' | 'now'>): Promise<void> {
  const teller = await scopes.asOperator(actor, findTeller);
  if (!teller) return;
  const entry = { ...actor, companyId: teller.companyId, purpose: 'read' } as const;
  const due = await scopes.withCompany(entry, (scope) => readDue(scope, now));
  if (due) await scopes.asOperator(actor, (scope) => enqueueTrials(scope, teller, due));
}

async function readDue(scope: CompanyScope, now: Temporal.Instant): Promise<TrialsToRemind | null> {
  const { company_trial_expiring: setting } = await readAdministrative(scope);
  if (!setting.enabled) return null;
  const { timezone } = await readCompany(scope);
  return trialsToRemind(setting, timezone, now);
}

/** A job for each company, so that one that cannot be written to stops none of the others. */
async function enqueueTrials(
  scope: OperatorScope,
  teller: Teller,
  { endsIn, from, until }: TrialsToRemind,
): Promise<void> {
  const companies = await listTrialsEnding(scope, endsIn);
  const told = await listTold(scope, teller, companies);
  const due = { from: from.toString(), until: until.toString() };
  for (const companyId of companies.filter((id) => !told.has(reminderKey(id)))) {
    await scope.jobs.enqueue(TELL_OF_TRIAL_END, { companyId, ...due });
  }
}

function reminderKey(companyId: string): string {
  return keyOf({ occasion: 'company_trial_expiring', companyId });
}

/** Those that waited for a number are looked at again once there is one. */
async function listTold(
  scope: OperatorScope,
  { companyId, isConnected }: Teller,
  companies: readonly string[],
): Promise<ReadonlySet<string>> {
  const { occasionKey, reason } = messages;
  const rows = await scope
    .select({ occasionKey, reason })
    .from(messages)
    .where(
      and(eq(messages.companyId, companyId), inArray(occasionKey, companies.map(reminderKey))),
    );
  const settled = rows.filter((row) => !isConnected || row.reason !== 'no_whatsapp_instance');
  return new Set(settled.map((row) => row.occasionKey));
}

/** What whoever is on trial hears; whoever subscribed meanwhile, or came after the moment, hears nothing. */
export function trialNews(
  known: KnownCompany,
  due: { from: string; until: string },
  now: Temporal.Instant,
): Omit<CompanyNews, 'companyId' | 'phone'> | null {
  const { trialEndsAt: expiresAt, active, isSubscribed, status, createdAt } = known;
  const isOnTrial = status === 'trial' || status === 'inactive';
  if (!active || isSubscribed || !isOnTrial || !isInTrial(known, now)) return null;
  if (Temporal.Instant.compare(createdAt, Temporal.Instant.from(due.from)) > 0) return null;
  const tooLateAt = Temporal.Instant.from(due.until);
  return { occasion: 'company_trial_expiring', told: { ...known, expiresAt }, tooLateAt };
}
