import type { AgendaEvents } from '@app/domain/scheduling/events';
import { todayIn } from '@app/domain/shared/local-time';
import type { StockEvents } from '@app/domain/stock/events';
import type { TaskSource } from '@app/domain/tasks/task';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { announce } from '../../foundation/jobs/events.ts';
import { isModuleOpen } from '../billing/access.queries.ts';
import { readOwnCompany } from '../company/company-lookup.queries.ts';
import { listBirthdays } from '../team/professional-birthdays.queries.ts';
import { madeTaskLabels as labels } from './tasks.labels.ts';
import { tasks } from './tasks.table.ts';

/** Somebody should buy it. While one such task is open, nobody needs a second. */
export function askToBuy(
  scope: CompanyScope,
  { productId, movementId, ...product }: StockEvents['stock.low'],
  now: Temporal.Instant,
): Promise<void> {
  const about = aboutStock(productId);
  const cause = { source: 'low_stock', about, key: `${about}:${movementId}` } as const;
  return make(scope, { ...cause, ...labels.lowStock(product) }, now);
}

/** There is enough of it again: nobody needs to buy it, whoever did. One that repeats goes on. */
export async function noteBought(
  scope: CompanyScope,
  productId: string,
  now: Temporal.Instant,
): Promise<void> {
  const done = await scope
    .update(tasks)
    .set({ completedAt: now, version: sql`${tasks.version} + 1` })
    .where(
      and(
        isNull(tasks.completedAt),
        eq(tasks.recurrence, 'none'),
        sql`starts_with(${tasks.sourceKey}, ${aboutStock(productId)})`,
      ),
    )
    .returning({ id: tasks.id });
  for (const { id: taskId } of done) await announce(scope, 'task.settled', { taskId });
}

function aboutStock(productId: string): string {
  return `low_stock:${productId}`;
}

/** Somebody should call those who would come to a closed door: each time that a change left some. */
export function askToSolve(
  scope: CompanyScope,
  { count, change }: AgendaEvents['appointments.affected'],
  now: Temporal.Instant,
): Promise<void> {
  const about = `affected_appointments:${change}`;
  const cause = { source: 'affected_appointments', about, key: `${about}:${now}` } as const;
  return make(scope, { ...cause, ...labels.affected(count) }, now);
}

/** It is the birthday of some of the team: the others should know, once a year. */
export async function askToCongratulate(scope: CompanyScope, now: Temporal.Instant): Promise<void> {
  const today = todayIn((await readOwnCompany(scope)).timezone, now);
  for (const { id, name } of await listBirthdays(scope, today)) {
    const about = `birthday:${id}:${today.year}`;
    await make(scope, { source: 'birthday', about, key: about, ...labels.birthday(name) }, now);
  }
}

type Made = {
  source: TaskSource;
  /** The same thing again, while it is open. */
  about: string;
  /** The same cause: it makes one task, ever. */
  key: string;
  name: string;
  notes: string;
};

/** For everybody, and due today. Nobody can see it where the plan closes tasks, so there is none. */
async function make(
  scope: CompanyScope,
  { source, about, key, name, notes }: Made,
  now: Temporal.Instant,
): Promise<void> {
  if (!(await isModuleOpen(scope, 'tasks', now))) return;
  const today = todayIn((await readOwnCompany(scope)).timezone, now);
  const { rows } = await scope.execute(sql`
    insert into ${tasks} (source, source_key, name, notes, due_date)
    select ${source}, ${key}, ${name}, ${notes}, ${today.toString()}::date
    where not exists (
      select from ${tasks}
      where completed_at is null and active and starts_with(source_key, ${about})
    )
    on conflict do nothing
    returning 1`);
  if (rows.length > 0) scope.changed.add('tasks');
}
