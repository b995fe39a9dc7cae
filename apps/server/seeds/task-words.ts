import { todayIn } from '@app/domain/shared/local-time';
import { NEW_TASK, type TaskRecurrence } from '@app/domain/tasks/task';
import { completeTask, createTask } from '../src/modules/tasks/tasks.commands.ts';
import { findMemberIdOf } from '../src/modules/team/members.queries.ts';
import type { Inside } from './inside.ts';

export type ToldTask = {
  name: string;
  notes?: string;
  /** In how many days it is due; below zero it is late. */
  inDays: number;
  at?: string;
  recurrence?: TaskRecurrence;
  color?: string;
  /** Whose it is, by the account; everybody's unless it is said. */
  of?: string;
  isDone?: boolean;
};
export type TaskWords = {
  /** What its people have to do, and what they have done. */
  hasToDo(told: readonly ToldTask[], userId: string): Promise<void>;
};

export function taskWords({ within, now, timezone }: Inside): TaskWords {
  return {
    hasToDo: (told, userId) =>
      within(async (scope) => {
        const doing = { userId, now, zone: timezone };
        for (const { name, notes = '', inDays, at, of, isDone, ...look } of told) {
          const assigneeId = of === undefined ? null : await findMemberIdOf(scope, of);
          const dueDate = todayIn(timezone, now).add({ days: inDays });
          const when = { dueDate, dueTime: at ?? null, assigneeId };
          const task = { ...NEW_TASK, ...look, name, notes, ...when };
          const outcome = await createTask(
            scope,
            { ...task, whatsappNotification: '', active: true },
            doing,
          );
          if (!outcome.accepted) throw new Error(`${name}: ${outcome.reason}`);
          if (!isDone) continue;
          const sight = { of: 'everybody', memberId: '' } as const;
          await completeTask(scope, { id: outcome.value.id, sight }, doing);
        }
      }),
  };
}
