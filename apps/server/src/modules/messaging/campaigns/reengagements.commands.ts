import type { ApprovedWords } from '@app/domain/messaging/approved-words';
import { isTooLongForMany } from '@app/domain/messaging/campaign';
import { accept, type Result, refuse } from '@app/domain/shared/result';
import { and, eq, sql } from 'drizzle-orm';
import { onlyRow } from '../../../foundation/database/only-row.ts';
import type { CompanyScope } from '../../../foundation/database/scopes.ts';
import { messages } from '../messages.table.ts';
import { findCustomTemplate } from '../templates.queries.ts';
import { needsApprovedWords } from './campaign-obstacles.rules.ts';
import { lockReengagement, type ReengagementRow } from './reengagements.queries.ts';
import { reengagements } from './reengagements.table.ts';

type Terms = Pick<
  ReengagementRow,
  | 'name'
  | 'description'
  | 'daysInactive'
  | 'enabled'
  | 'frequency'
  | 'maxAttempts'
  | 'excludeIfScheduled'
> & { templateId?: string | undefined; approved?: ApprovedWords | undefined };
type UnfitWords = 'no-template' | 'too-long';
type Outcome<Refusal extends string> = Promise<Result<{ id: string }, Refusal>>;

/** A bound for scripts: two at the same moment may pass it by one. */
const MOST = 50;

export async function createReengagement(
  scope: CompanyScope,
  terms: Terms,
): Outcome<UnfitWords | 'too-many' | 'needs-approval'> {
  if ((await scope.$count(reengagements)) >= MOST) return refuse('too-many');
  const columns = await columnsOf(scope, terms, null);
  if (!columns.accepted) return columns;
  if (await lacksApproval(scope, columns.value)) return refuse('needs-approval');
  return accept(onlyRow(await scope.insert(reengagements).values(columns.value).returning()));
}

type Columns = Omit<Terms, 'templateId' | 'approved'> &
  Pick<ReengagementRow, 'templateId' | 'approvedWords'>;

/** A template that is kept may have been changed since; one that is chosen has to be fit for it. */
async function columnsOf(
  scope: CompanyScope,
  { templateId, approved, ...terms }: Terms,
  kept: string | null,
): Promise<Result<Columns, UnfitWords>> {
  if (approved) return accept({ ...terms, templateId: null, approvedWords: approved });
  if (templateId === undefined) return refuse('no-template');
  const columns = { ...terms, templateId, approvedWords: null };
  if (templateId === kept) return accept(columns);
  const template = await findCustomTemplate(scope, templateId);
  if (!template) return refuse('no-template');
  return isTooLongForMany(template.text) ? refuse('too-long') : accept(columns);
}

/** On, by a number that would take its words from nobody. */
async function lacksApproval(
  scope: CompanyScope,
  { enabled, approvedWords }: Pick<Columns, 'enabled' | 'approvedWords'>,
): Promise<boolean> {
  return enabled && approvedWords === null && (await needsApprovedWords(scope));
}

/** Other words hold for what waits too: a message is written when it leaves. */
export async function updateReengagement(
  scope: CompanyScope,
  known: { id: string; version: number },
  terms: Terms,
): Outcome<UnfitWords | 'not-found' | 'changed-meanwhile' | 'needs-approval'> {
  const before = await lockReengagement(scope, known.id);
  if (!before) return refuse('not-found');
  if (before.version !== known.version) return refuse('changed-meanwhile');
  const columns = await columnsOf(scope, terms, before.templateId);
  if (!columns.accepted) return columns;
  if (await lacksApproval(scope, columns.value)) return refuse('needs-approval');
  if (!terms.enabled) await leaveWaiting(scope, known.id);
  return change(scope, known.id, { ...columns.value, wordsTakenBackAt: null });
}

/** What waits is left, and made again by the run after it goes on. */
export async function pauseReengagement(scope: CompanyScope, id: string): Outcome<'not-found'> {
  if (!(await lockReengagement(scope, id))) return refuse('not-found');
  await leaveWaiting(scope, id);
  return change(scope, id, { enabled: false });
}

export async function resumeReengagement(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'needs-approval'> {
  const before = await lockReengagement(scope, id);
  if (!before) return refuse('not-found');
  const turnedOn = { enabled: true, wordsTakenBackAt: null };
  if (await lacksApproval(scope, { ...before, ...turnedOn })) return refuse('needs-approval');
  return change(scope, id, turnedOn);
}

/** What it has sent is its clients' history, and stays without it. */
export async function removeReengagement(scope: CompanyScope, id: string): Outcome<'not-found'> {
  if (!(await lockReengagement(scope, id))) return refuse('not-found');
  await leaveWaiting(scope, id);
  await scope.update(messages).set({ reengagementId: null }).where(eq(messages.reengagementId, id));
  await scope.delete(reengagements).where(eq(reengagements.id, id));
  return accept({ id });
}

/** What WhatsApp says of words: taken back at a moment, or free again. */
export async function noteWords(
  scope: CompanyScope,
  { name, language }: { name: string; language: string },
  takenBackAt: Temporal.Instant | null,
): Promise<void> {
  const said = sql`${reengagements.approvedWords} @> ${JSON.stringify({ name, language })}::jsonb`;
  await scope.update(reengagements).set({ wordsTakenBackAt: takenBackAt }).where(said);
}

async function leaveWaiting(scope: CompanyScope, id: string): Promise<void> {
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: 'switched-off' })
    .where(and(eq(messages.reengagementId, id), eq(messages.state, 'queued')));
}

async function change(
  scope: CompanyScope,
  id: string,
  changes: Partial<ReengagementRow>,
): Promise<Result<{ id: string }, never>> {
  const changed = await scope
    .update(reengagements)
    .set({ ...changes, version: sql`${reengagements.version} + 1` })
    .where(eq(reengagements.id, id))
    .returning();
  return accept(onlyRow(changed));
}
