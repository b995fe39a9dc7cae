import { TASK_LIMITS } from '@app/domain/tasks/task';
import { may } from '@app/domain/team/permissions';
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import type { CompanyContext } from '../../foundation/http/request-context.ts';
import { readAccountNames } from '../identity/account-names.queries.ts';
import { findMemberOf, NOBODY, readMemberNames } from '../team/members.queries.ts';
import { tasks } from './tasks.table.ts';

export type TaskRow = typeof tasks.$inferSelect;
export type TaskView = TaskRow & { assigneeName: string; completedByName: string | null };

/** Whose tasks somebody sees: all of them, or those that are hers. */
export type TaskSight = { of: 'everybody' | 'herself'; memberId: string };

export async function taskSightOf({
  scope,
  role,
  account,
}: Pick<CompanyContext, 'scope' | 'role' | 'account'>): Promise<TaskSight> {
  const memberId = (await findMemberOf(scope, account.userId))?.id ?? NOBODY;
  return { of: may(role, 'tasks.view') ? 'everybody' : 'herself', memberId };
}

export function seenBy({ of, memberId }: TaskSight): SQL | undefined {
  return of === 'everybody' ? undefined : eq(tasks.assigneeId, memberId);
}

// What has no hour comes after what has one.
const byDue = [asc(tasks.dueDate), sql`${tasks.dueTime} nulls last`, asc(tasks.id)];

/** The first that are open, by when they are due; then those completed of late, the latest first. */
export function listTasks(
  scope: CompanyScope,
  sight: TaskSight,
  now: Temporal.Instant,
): Promise<TaskView[]> {
  return listUpTo(TASK_LIMITS.open, { scope, sight, now });
}

/** The same with as many open ones as a file has room for. */
export function listTasksForFile(
  scope: CompanyScope,
  sight: TaskSight,
  now: Temporal.Instant,
): Promise<TaskView[]> {
  return listUpTo(TASK_LIMITS.openInFile, { scope, sight, now });
}

type Listing = { scope: CompanyScope; sight: TaskSight; now: Temporal.Instant };

async function listUpTo(most: number, { scope, sight, now }: Listing): Promise<TaskView[]> {
  const open = await scope
    .select()
    .from(tasks)
    .where(and(isNull(tasks.completedAt), seenBy(sight)))
    .orderBy(...byDue)
    .limit(most);
  const completed = await scope
    .select()
    .from(tasks)
    .where(and(isLatelyDone(now), seenBy(sight)))
    .orderBy(desc(tasks.completedAt), desc(tasks.id))
    .limit(TASK_LIMITS.completed);
  return withNames(scope, [...open, ...completed]);
}

function isLatelyDone(now: Temporal.Instant): SQL | undefined {
  const since = now.subtract({ hours: TASK_LIMITS.completedForDays * 24 });
  return and(isNotNull(tasks.completedAt), gte(tasks.completedAt, since));
}

/** How many a whole list would have. */
export async function countTasks(
  scope: CompanyScope,
  sight: TaskSight,
  now: Temporal.Instant,
): Promise<{ open: number; completed: number }> {
  return {
    open: await scope.$count(tasks, and(isNull(tasks.completedAt), seenBy(sight))),
    completed: await scope.$count(tasks, and(isLatelyDone(now), seenBy(sight))),
  };
}

/** Open ones of today and before: hers, and nobody's where she sees those. */
export async function listDueTasks(
  scope: CompanyScope,
  { of, memberId }: TaskSight,
  today: Temporal.PlainDate,
): Promise<TaskView[]> {
  const hers = eq(tasks.assigneeId, memberId);
  const rows = await scope
    .select()
    .from(tasks)
    .where(
      and(
        isNull(tasks.completedAt),
        tasks.active,
        lte(tasks.dueDate, today),
        of === 'everybody' ? or(hers, isNull(tasks.assigneeId)) : hers,
      ),
    )
    .orderBy(...byDue)
    .limit(TASK_LIMITS.open);
  return withNames(scope, rows);
}

export async function findTask(
  scope: CompanyScope,
  id: string,
  sight: TaskSight,
): Promise<TaskRow | null> {
  const [row] = await scope
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), seenBy(sight)));
  return row ?? null;
}

export async function withNames(
  scope: CompanyScope,
  rows: readonly TaskRow[],
): Promise<TaskView[]> {
  const team = await readMemberNames(
    scope,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  );
  const accounts = await readAccountNames(
    scope,
    rows.map(({ completedBy }) => completedBy),
  );
  return rows.map((row) => ({
    ...row,
    assigneeName: team.get(row.assigneeId ?? '') ?? '',
    completedByName: accounts.get(row.completedBy ?? '') ?? null,
  }));
}
