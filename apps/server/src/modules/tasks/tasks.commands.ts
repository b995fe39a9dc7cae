import { accept, type Result, refuse } from '@app/domain/shared/result';
import { nextDueDate, reminderOf, wishedDay } from '@app/domain/tasks/task';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { keptThings } from '../../foundation/database/kept-things.ts';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { findActiveMember } from '../team/members.queries.ts';
import { findTask, seenBy, type TaskRow, type TaskSight } from './tasks.queries.ts';
import { TASK_MADE_ONCE, tasks } from './tasks.table.ts';

type NewTask = Pick<
  TaskRow,
  | 'name'
  | 'notes'
  | 'dueDate'
  | 'dueTime'
  | 'recurrence'
  | 'color'
  | 'whatsappNotification'
  | 'assigneeId'
  | 'active'
>;
/** Who does it, and what the company's clock says. */
export type TaskDoing = { userId: string; now: Temporal.Instant; zone: string };
type Outcome<Reason extends string> = Promise<Result<TaskRow, Reason>>;

const kept = keptThings(tasks, TASK_MADE_ONCE);

export async function createTask(
  scope: CompanyScope,
  task: NewTask,
  doing: TaskDoing,
): Outcome<'member-gone'> {
  if (!(await isAssignable(scope, task))) return refuse('member-gone');
  const created = await kept.create(scope, { ...task, createdBy: doing.userId });
  if (!created.accepted) throw new Error('Nothing that a person makes is taken');
  await plan(scope, created.value, doing);
  return created;
}

export async function updateTask(
  scope: CompanyScope,
  known: { id: string; version: number },
  { task, doing }: { task: NewTask; doing: TaskDoing },
): Outcome<'not-found' | 'changed-meanwhile' | 'member-gone'> {
  if (!(await isAssignable(scope, task))) return refuse('member-gone');
  const updated = await kept.update(scope, known, task);
  if (updated.accepted) {
    await plan(scope, updated.value, doing);
    return updated;
  }
  if (updated.reason === 'taken') throw new Error('Nothing that a person makes is taken');
  return refuse(updated.reason);
}

async function isAssignable(scope: CompanyScope, { assigneeId }: NewTask): Promise<boolean> {
  return assigneeId === null || (await findActiveMember(scope, assigneeId)) !== null;
}

export async function deactivateTask(scope: CompanyScope, id: string): Outcome<'not-found'> {
  return settledBy(scope, await kept.deactivate(scope, id));
}

export async function reactivateTask(
  scope: CompanyScope,
  id: string,
  doing: TaskDoing,
): Outcome<'not-found'> {
  const outcome = await kept.reactivate(scope, id);
  if (outcome.accepted) await plan(scope, outcome.value, doing);
  return outcome;
}

export async function removeTask(
  scope: CompanyScope,
  id: string,
): Outcome<'not-found' | 'has-history'> {
  return settledBy(scope, await kept.remove(scope, id));
}

/** Who completes one that is completed already changes nothing. */
export async function completeTask(
  scope: CompanyScope,
  { id, sight }: { id: string; sight: TaskSight },
  doing: TaskDoing,
): Outcome<'not-found'> {
  const [done] = await scope
    .update(tasks)
    .set({ completedAt: doing.now, completedBy: doing.userId, version: nextVersion })
    .where(and(eq(tasks.id, id), isNull(tasks.completedAt), seenBy(sight)))
    .returning();
  if (!done) return found(await findTask(scope, id, sight));
  await follow(scope, done, doing);
  return settledBy(scope, accept(done));
}

/** What came after it stays. */
export async function reopenTask(
  scope: CompanyScope,
  { id, sight }: { id: string; sight: TaskSight },
  doing: TaskDoing,
): Outcome<'not-found'> {
  const [open] = await scope
    .update(tasks)
    .set({ completedAt: null, completedBy: null, version: nextVersion })
    .where(and(eq(tasks.id, id), isNotNull(tasks.completedAt), seenBy(sight)))
    .returning();
  if (!open) return found(await findTask(scope, id, sight));
  await plan(scope, open, doing);
  return accept(open);
}

const nextVersion = sql`${tasks.version} + 1`;

function found(row: TaskRow | null): Result<TaskRow, 'not-found'> {
  return row ? accept(row) : refuse('not-found');
}

/** The next of a recurring one, with the same in it: once, the database sees to that. */
async function follow(scope: CompanyScope, done: TaskRow, doing: TaskDoing): Promise<void> {
  const dueDate = nextDueDate(done.dueDate, done.recurrence, done.wishedDay);
  if (dueDate === null) return;
  const place = { dueDate, wishedDay: wishedDay(done.dueDate, done.wishedDay), followsId: done.id };
  const { name, notes, dueTime, recurrence, color, assigneeId, active } = done;
  const { whatsappNotification } = done;
  const same = { name, notes, dueTime, recurrence, color, assigneeId, active };
  const [next] = await scope
    .insert(tasks)
    .values({ ...same, whatsappNotification, ...place, createdBy: doing.userId })
    .onConflictDoNothing()
    .returning();
  if (next) await plan(scope, next, doing);
}

/** Whoever is reminded of tasks hears when, or that there is nothing to be reminded of. */
async function plan(scope: CompanyScope, task: TaskRow, doing: TaskDoing): Promise<void> {
  const { id: taskId, name, whatsappNotification: phone, active, completedAt } = task;
  const isWanted = active && completedAt === null && phone !== '';
  const { at, isPast } = reminderOf(task, doing);
  const reminder = isWanted ? { at: at.toString(), isPast } : null;
  await announce(scope, 'task.planned', { taskId, name, phone, reminder });
}

async function settledBy<Reason extends string>(
  scope: CompanyScope,
  outcome: Result<TaskRow, Reason>,
): Outcome<Reason> {
  if (outcome.accepted) await announce(scope, 'task.settled', { taskId: outcome.value.id });
  return outcome;
}
