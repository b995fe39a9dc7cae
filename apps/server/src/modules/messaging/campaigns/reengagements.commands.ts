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
  | 'templateId'
  | 'enabled'
  | 'frequency'
  | 'maxAttempts'
  | 'excludeIfScheduled'
>;
type Outcome<Refusal extends string> = Promise<Result<{ id: string }, Refusal>>;

/** A bound for scripts: two at the same moment may pass it by one. */
const MOST = 50;

export async function createReengagement(
  scope: CompanyScope,
  terms: Terms,
): Outcome<'no-template' | 'too-many' | 'needs-approval'> {
  if ((await scope.$count(reengagements)) >= MOST) return refuse('too-many');
  if (!(await findCustomTemplate(scope, terms.templateId))) return refuse('no-template');
  if (terms.enabled && (await needsApprovedWords(scope))) return refuse('needs-approval');
  return accept(onlyRow(await scope.insert(reengagements).values(terms).returning()));
}

/** Other words hold for what waits too: a message is written when it leaves. */
export async function updateReengagement(
  scope: CompanyScope,
  known: { id: string; version: number },
  terms: Terms,
): Outcome<'not-found' | 'changed-meanwhile' | 'no-template' | 'needs-approval'> {
  const before = await lockReengagement(scope, known.id);
  if (!before) return refuse('not-found');
  if (before.version !== known.version) return refuse('changed-meanwhile');
  const isKept = before.templateId === terms.templateId;
  if (!isKept && !(await findCustomTemplate(scope, terms.templateId))) {
    return refuse('no-template');
  }
  if (terms.enabled && (await needsApprovedWords(scope))) return refuse('needs-approval');
  if (!terms.enabled) await leaveWaiting(scope, known.id);
  return change(scope, known.id, terms);
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
  if (!(await lockReengagement(scope, id))) return refuse('not-found');
  if (await needsApprovedWords(scope)) return refuse('needs-approval');
  return change(scope, id, { enabled: true });
}

/** What it has sent is its clients' history, and stays without it. */
export async function removeReengagement(scope: CompanyScope, id: string): Outcome<'not-found'> {
  if (!(await lockReengagement(scope, id))) return refuse('not-found');
  await leaveWaiting(scope, id);
  await scope.update(messages).set({ reengagementId: null }).where(eq(messages.reengagementId, id));
  await scope.delete(reengagements).where(eq(reengagements.id, id));
  return accept({ id });
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
