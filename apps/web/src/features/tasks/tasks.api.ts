import type { Task, TaskCounts } from '@app/contract/tasks/tasks.contract';
import { type TaskStatus, taskStatus } from '@app/domain/tasks/task';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../foundation/api.tsx';
import { useTimezone } from '../../foundation/company-clock.ts';
import { errorText } from '../../foundation/error-text.ts';
import { useNow } from '../../foundation/hooks/use-now.ts';
import { useWrite } from '../../foundation/hooks/use-write.ts';
import { showFailure } from '../../foundation/toasts.ts';
import { say } from '../../ui/kept-things/say.ts';
import { offerUndo } from '../../ui/undo-offer.tsx';
import { tickLabels as labels } from './due-tasks.labels.ts';

export function useTasks() {
  return useQuery(useApi().tasks.tasks.list.queryOptions());
}

/** How many there are in all; asked where the list may not show them all. */
export function useTaskCounts(enabled: boolean): TaskCounts | undefined {
  return useQuery({ ...useApi().tasks.tasks.count.queryOptions(), enabled }).data;
}

export function useDueTasks() {
  return useQuery(useApi().tasks.tasks.listDue.queryOptions());
}

export function useAssignees() {
  return useQuery(useApi().tasks.tasks.listAssignees.queryOptions()).data ?? [];
}

/** Completes an open one, which can be undone at once, opens a completed one again, and says so. */
export function useTaskSwitch(): (task: Task) => Promise<void> {
  const { complete, reopen } = useApi().tasks.tasks;
  const doComplete = useWrite(complete.mutationOptions());
  const doReopen = useWrite(reopen.mutationOptions());
  const openAgain = (id: string) =>
    say({ done: labels.reopened, failed: labels.failed }, doReopen({ id }));
  return async ({ id, completedAt }) => {
    if (completedAt !== null) return openAgain(id);
    try {
      await doComplete({ id });
      offerUndo(labels.completed, () => void openAgain(id));
    } catch (error) {
      showFailure(labels.failed, errorText(error));
    }
  };
}

export function useTaskStatus({ dueDate, dueTime, completedAt }: Task): TaskStatus {
  const zone = useTimezone();
  const now = useNow();
  const due = { dueDate: Temporal.PlainDate.from(dueDate), dueTime };
  const done = completedAt === null ? null : Temporal.Instant.from(completedAt);
  return taskStatus({ ...due, completedAt: done }, { now, zone });
}
