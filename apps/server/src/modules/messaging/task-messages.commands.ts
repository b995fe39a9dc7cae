import { occasionKey } from '@app/domain/messaging/occasion';
import { sendableNumber } from '@app/domain/messaging/recipient';
import type { TaskEvents } from '@app/domain/tasks/events';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { messages } from './messages.table.ts';
import { taskMessageText } from './task-messages.labels.ts';

/** What waits to be said of a task is what was planned last. */
export async function followTask(
  scope: CompanyScope,
  { taskId, name, phone, reminder }: TaskEvents['task.planned'],
): Promise<void> {
  if (reminder === null) return withdrawTaskMessages(scope, taskId, { because: 'moved' });
  const task = { taskId, name, phone, dueAt: Temporal.Instant.from(reminder.at) };
  await (reminder.isPast ? rewriteTaskMessage(scope, task) : queueTaskMessage(scope, task));
}

type DueTask = { taskId: string; name: string; phone: string; dueAt: Temporal.Instant };

/**
 * Queues one WhatsApp message with a task's name to a phone at its time, once for each task and time, in
 * the transaction of whoever stores the task. Of a task that was put off only the last time is told.
 */
export async function queueTaskMessage(
  scope: CompanyScope,
  { taskId, name, phone, dueAt }: DueTask,
): Promise<void> {
  const key = occasionKey({ of: 'task', id: taskId, at: dueAt });
  await withdrawTaskMessages(scope, taskId, { because: 'moved', except: key });
  const recipient = sendableNumber(phone);
  if (recipient === null) return;
  const text = taskMessageText(name);
  await scope
    .insert(messages)
    .values({ occasion: 'task', occasionKey: key, plannedAt: dueAt, recipient, text })
    .onConflictDoUpdate({
      target: [messages.companyId, messages.occasionKey],
      set: { state: 'queued', reason: null, recipient, text },
      // What waits is said to whom and as the task says now; what is under way or said stays.
      setWhere: sql`${messages.state} = 'queued' or ${messages.state} = 'skipped' and ${messages.reason} in ('moved', 'cancelled')`,
    });
}

/** Its moment has passed: what still waits for its turn is said as the task says now, nothing new is. */
async function rewriteTaskMessage(scope: CompanyScope, task: DueTask): Promise<void> {
  const key = occasionKey({ of: 'task', id: task.taskId, at: task.dueAt });
  await withdrawTaskMessages(scope, task.taskId, { because: 'moved', except: key });
  const recipient = sendableNumber(task.phone);
  if (recipient === null) return;
  await scope
    .update(messages)
    .set({ recipient, text: taskMessageText(task.name) })
    .where(and(eq(messages.state, 'queued'), eq(messages.occasionKey, key)));
}

/** A task that is done or gone reminds nobody. */
export async function withdrawTaskMessages(
  scope: CompanyScope,
  taskId: string,
  { because, except = '' }: { because: 'moved' | 'cancelled'; except?: string },
): Promise<void> {
  await scope
    .update(messages)
    .set({ state: 'skipped', reason: because })
    .where(
      and(
        eq(messages.state, 'queued'),
        eq(messages.occasion, 'task'),
        sql`${messages.occasionKey} like ${`task:${taskId}:%`}`,
        ne(messages.occasionKey, except),
      ),
    );
}
