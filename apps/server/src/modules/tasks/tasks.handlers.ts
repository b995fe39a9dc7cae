import type { TaskForm } from '@app/contract/tasks/tasks.contract';
import type { CompanyScope } from '../../foundation/database/scopes.ts';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { type CompanyContext, todayOf } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { listMembers } from '../team/members.queries.ts';
import {
  completeTask,
  createTask,
  deactivateTask,
  reactivateTask,
  removeTask,
  reopenTask,
  type TaskDoing,
  updateTask,
} from './tasks.commands.ts';
import { tasksFile } from './tasks.presenter.ts';
import {
  countTasks,
  listDueTasks,
  listTasks,
  listTasksForFile,
  type TaskRow,
  taskSightOf,
  withNames,
} from './tasks.queries.ts';

const tasks = forCompany.tasks.tasks.use(opens('tasks'));
const hasOwn = requires('tasks.own');
const manages = requires('tasks.manage');

export const tasksHandlers = {
  list: tasks.list
    .use(hasOwn)
    .handler(async ({ context }) =>
      listTasks(context.scope, await taskSightOf(context), context.now),
    ),

  count: tasks.count
    .use(hasOwn)
    .handler(async ({ context }) =>
      countTasks(context.scope, await taskSightOf(context), context.now),
    ),

  listDue: tasks.listDue
    .use(hasOwn)
    .handler(async ({ context }) =>
      listDueTasks(context.scope, await taskSightOf(context), todayOf(context)),
    ),

  listAssignees: tasks.listAssignees.use(manages).handler(async ({ context: { scope } }) => {
    const members = await listMembers(scope);
    return members
      .filter(({ active }) => active)
      .map(({ id, account }) => ({ id, name: account.name }));
  }),

  create: tasks.create.use(manages).handler(async ({ input, context, errors }) => {
    const created = await createTask(context.scope, taskOf(input), doingOf(context));
    return shown(context.scope, valueOr(created, { 'member-gone': errors.MEMBER_NOT_FOUND }));
  }),

  update: tasks.update
    .use(manages)
    .handler(async ({ input: { id, version, ...form }, context, errors }) => {
      const change = { task: taskOf(form), doing: doingOf(context) };
      const updated = await updateTask(context.scope, { id, version }, change);
      return shown(
        context.scope,
        valueOr(updated, {
          'member-gone': errors.MEMBER_NOT_FOUND,
          'not-found': errors.TASK_NOT_FOUND,
          'changed-meanwhile': errors.TASK_CHANGED,
        }),
      );
    }),

  complete: tasks.complete.use(hasOwn).handler(async ({ input: { id }, context, errors }) => {
    const which = { id, sight: await taskSightOf(context) };
    const outcome = await completeTask(context.scope, which, doingOf(context));
    return shown(context.scope, valueOr(outcome, { 'not-found': errors.TASK_NOT_FOUND }));
  }),

  reopen: tasks.reopen.use(hasOwn).handler(async ({ input: { id }, context, errors }) => {
    const which = { id, sight: await taskSightOf(context) };
    const outcome = await reopenTask(context.scope, which, doingOf(context));
    return shown(context.scope, valueOr(outcome, { 'not-found': errors.TASK_NOT_FOUND }));
  }),

  deactivate: tasks.deactivate
    .use(manages)
    .handler(async ({ input: { id }, context: { scope }, errors }) => {
      const outcome = await deactivateTask(scope, id);
      return shown(scope, valueOr(outcome, { 'not-found': errors.TASK_NOT_FOUND }));
    }),

  reactivate: tasks.reactivate.use(manages).handler(async ({ input: { id }, context, errors }) => {
    const outcome = await reactivateTask(context.scope, id, doingOf(context));
    return shown(context.scope, valueOr(outcome, { 'not-found': errors.TASK_NOT_FOUND }));
  }),

  remove: tasks.remove.use(manages).handler(async ({ input, context, errors }) => {
    const { id } = valueOr(await removeTask(context.scope, input.id), {
      'not-found': errors.TASK_NOT_FOUND,
      'has-history': errors.TASK_HAS_HISTORY,
    });
    return { id };
  }),

  exportCsv: tasks.exportCsv.use(manages).handler(async ({ context }) => {
    const { scope, now, account } = context;
    const rows = await listTasksForFile(scope, await taskSightOf(context), now);
    return tasksFile(rows, { now, zone: account.companyTimezone });
  }),
};

function taskOf({ dueDate, ...form }: TaskForm) {
  return { ...form, dueDate: Temporal.PlainDate.from(dueDate) };
}

function doingOf({ account, now }: CompanyContext): TaskDoing {
  return { userId: account.userId, now, zone: account.companyTimezone };
}

async function shown(scope: CompanyScope, row: TaskRow) {
  const [view] = await withNames(scope, [row]);
  if (!view) throw new Error('The task that was written is gone');
  return view;
}
