import { NEW_TASK, TASK_RECURRENCES, TASK_SOURCES } from '@app/domain/tasks/task';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { dateColumn, instantColumn } from '../../foundation/database/columns.ts';
import { companyReference, tellOf } from '../../foundation/database/company-columns.ts';
import { companyTable } from '../company/companies.table.ts';
import { members } from '../team/members.table.ts';

/** Kept by the database: completing a recurring task twice makes one next task. */
export const TASK_FOLLOWED_ONCE = 'tasks_followed_once';
/** Kept by the database: the system asks for the same thing once. */
export const TASK_MADE_ONCE = 'tasks_made_once';

/** What somebody has to do, by a day and perhaps an hour. */
export const tasks = companyTable(
  'tasks',
  {
    name: text().notNull(),
    notes: text().notNull().default(''),
    dueDate: dateColumn('due_date').notNull(),
    /** `HH:MM` on the company's clock; null: any time of that day. */
    dueTime: text('due_time'),
    recurrence: text({ enum: TASK_RECURRENCES }).notNull().default(NEW_TASK.recurrence),
    color: text().notNull().default(NEW_TASK.color),
    /** The phone that is written to when it is due, digits only; empty: nobody is. */
    whatsappNotification: text('whatsapp_notification').notNull().default(''),
    /** Whose task it is; the migration leaves it to everybody when she leaves the team. */
    assigneeId: uuid('assignee_id'),
    active: boolean().notNull().default(true),
    /** The day of the month that a repeated one is wished for, when a short month cut it; null: its own. */
    wishedDay: integer('wished_day'),
    completedAt: instantColumn('completed_at'),
    completedBy: uuid('completed_by'),
    /** The recurring task that this one comes after. */
    followsId: uuid('follows_id'),
    source: text({ enum: TASK_SOURCES }).notNull().default('person'),
    /** Of one that the system made: what it is about. */
    sourceKey: text('source_key'),
    /** Goes up with every change, so that nobody overwrites what they have not seen. */
    version: integer().notNull().default(1),
    createdBy: uuid('created_by'),
    createdAt: instantColumn('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    companyReference('tasks_assignee_fk', table.assigneeId, members),
    unique(TASK_FOLLOWED_ONCE).on(table.companyId, table.followsId),
    uniqueIndex(TASK_MADE_ONCE)
      .on(table.companyId, table.sourceKey)
      .where(sql`${table.sourceKey} is not null`),
    index('tasks_due_index').on(table.companyId, table.dueDate, table.id),
    index('tasks_assignee_index').on(table.companyId, table.assigneeId),
    check(
      'tasks_time',
      sql`${table.dueTime} is null or ${table.dueTime} ~ '^[0-2][0-9]:[0-5][0-9]$'`,
    ),
    check('tasks_phone_digits', sql`${table.whatsappNotification} ~ '^[0-9]*$'`),
  ],
);
tellOf('tasks', tasks);
