import { NEW_TASK, TASK_LIMITS, TASK_RECURRENCES, TASK_SOURCES } from '@app/domain/tasks/task';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { optionalPhone } from '../shared/phone.ts';
import { tagged } from '../shared/routes.ts';
import {
  date,
  hexColor,
  id,
  instant,
  optionalText,
  requiredText,
  typedDate,
  version,
} from '../shared/schemas.ts';

const NO_DATE = 'Data é obrigatória';

export const taskForm = z.strictObject({
  name: requiredText(1, TASK_LIMITS.nameLength, 'Nome é obrigatório'),
  notes: optionalText(TASK_LIMITS.notesLength),
  dueDate: z.string(NO_DATE).min(1, { error: NO_DATE, abort: true }).pipe(typedDate),
  /** Null: any time of that day. */
  dueTime: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Horário inválido')
    .nullable()
    .default(null),
  recurrence: z.enum(TASK_RECURRENCES, 'Escolha a repetição').default(NEW_TASK.recurrence),
  color: hexColor.default(NEW_TASK.color),
  whatsappNotification: optionalPhone,
  /** Whose it is; null: everybody's. */
  assigneeId: id.nullable().default(null),
  active: z.boolean().default(true),
});
export type TaskForm = z.infer<typeof taskForm>;

export const task = z.object({
  id,
  name: z.string(),
  notes: z.string(),
  dueDate: date,
  dueTime: z.string().nullable(),
  recurrence: z.enum(TASK_RECURRENCES),
  color: z.string(),
  whatsappNotification: z.string(),
  assigneeId: id.nullable(),
  assigneeName: z.string(),
  active: z.boolean(),
  completedAt: instant.nullable(),
  /** Null while it is open, and where whoever did it is gone. */
  completedByName: z.string().nullable(),
  source: z.enum(TASK_SOURCES),
  version,
  createdAt: instant,
});
export type Task = z.output<typeof task>;

const assignee = z.object({ id, name: z.string() });
const counts = z.object({ open: z.int(), completed: z.int() });
export type TaskCounts = z.output<typeof counts>;
export type Assignee = z.output<typeof assignee>;

nameSchemas({
  TaskForm: taskForm,
  Task: task,
  TaskAssignee: assignee,
  TaskCounts: counts,
});

const tag = 'Tarefas';
const route = tagged(tag);
const which = z.strictObject({ id });
const notFound = { TASK_NOT_FOUND: { status: 404, message: 'Tarefa não encontrada' } } as const;
const assigneeGone = {
  MEMBER_NOT_FOUND: {
    status: 409,
    message: 'Esta pessoa não tem mais acesso. Escolha outro responsável.',
  },
} as const;

const kept = keptThingsContract({
  path: '/tasks',
  tag,
  words: { one: 'tarefa', many: 'tarefas', gender: 'feminine' },
  code: 'TASK',
  form: taskForm,
  changes: taskForm.safeExtend({ id, version }),
  thing: task,
  taken: {},
});

export const tasksContract = {
  ...kept,
  /** The first 500 that are open, by when they are due, then those completed of late, the latest first. */
  list: kept.list,
  /** How many there are in all, of which the list may show only the first. */
  count: companyProcedure.route(route.get('/tasks/count', 'Contar tarefas')).output(counts),
  create: kept.create.errors(assigneeGone),
  update: kept.update.errors(assigneeGone),

  /** A recurring one is followed by its next, once, however often it is completed. */
  complete: companyProcedure
    .route(route.post('/tasks/{id}/complete', 'Marcar tarefa como concluída'))
    .input(which)
    .output(task)
    .errors(notFound),

  reopen: companyProcedure
    .route(route.post('/tasks/{id}/reopen', 'Reabrir tarefa'))
    .input(which)
    .output(task)
    .errors(notFound),

  /** Hers and everybody's that are due today or late, the earliest first. */
  listDue: companyProcedure
    .route(route.get('/tasks/due', 'Tarefas para hoje'))
    .output(z.array(task)),

  /** Who can be asked to do something. */
  listAssignees: companyProcedure
    .route(route.get('/tasks/assignees', 'Quem pode receber tarefas'))
    .output(z.array(assignee)),
};
