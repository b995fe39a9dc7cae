import { type Task, type TaskForm, taskForm } from '@app/contract/tasks/tasks.contract';
import { minutesOfDay, timeOfMinutes } from '@app/domain/shared/local-time';
import { NEW_TASK } from '@app/domain/tasks/task';
import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form';
import { useApi } from '../../foundation/api.tsx';
import { useKeeping } from '../../foundation/hooks/use-keeping.ts';
import { tickLabels } from './due-tasks.labels.ts';
import { taskLabels } from './tasks.labels.ts';

/** What stands in the fields while somebody types: a day may be missing, and an hour is minutes. */
export type TaskDraft = Omit<TaskForm, 'dueDate' | 'dueTime'> & {
  dueDate: string | null;
  dueTime: number | null;
};
export type TaskDraftForm = UseFormReturnType<TaskDraft>;

const newTask: TaskDraft = {
  ...NEW_TASK,
  name: '',
  notes: '',
  dueDate: null,
  dueTime: null,
  whatsappNotification: '',
  assigneeId: null,
  active: true,
};

const complaintsAbout = schemaResolver(taskForm, { sync: true });

export function useTaskForm(task: Task | null, close: () => void) {
  const form = useForm<TaskDraft>({
    initialValues: task ? draftOf(task) : newTask,
    validate: (draft) => complaintsAbout(inputOf(draft)),
  });
  return useKeeping({
    form,
    about: 'task',
    api: useApi().tasks.tasks,
    opened: task,
    draftOf,
    inputOf,
    changedCode: 'TASK_CHANGED',
    labels: taskLabels,
    fieldOf: { MEMBER_NOT_FOUND: 'assigneeId' },
    failed: task ? tickLabels.failed : taskLabels.failedToCreate,
    done: close,
  });
}

function draftOf(task: Task): TaskDraft {
  const { name, notes, dueDate, recurrence, color, assigneeId, active } = task;
  const { dueTime, whatsappNotification } = task;
  return {
    name,
    notes,
    dueDate,
    recurrence,
    color,
    assigneeId,
    active,
    whatsappNotification,
    dueTime: dueTime === null ? null : minutesOfDay(dueTime),
  };
}

/** A day that is missing is none, which the schema says. */
function inputOf(draft: TaskDraft): TaskForm {
  const { dueTime } = draft;
  return {
    ...draft,
    dueDate: draft.dueDate ?? '',
    dueTime: dueTime === null ? null : timeOfMinutes(dueTime),
  };
}
