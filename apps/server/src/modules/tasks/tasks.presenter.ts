import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { taskStatus } from '@app/domain/tasks/task';
import { csvFile } from '../../foundation/spreadsheets/csv-export.ts';
import { taskFileLabels as labels } from './tasks.labels.ts';
import type { TaskView } from './tasks.queries.ts';

/** The list as a spreadsheet file, dates in the company's zone. */
export function tasksFile(
  rows: readonly TaskView[],
  { zone, now }: { zone: string; now: Temporal.Instant },
): File {
  const lines = rows.map((task) => [
    task.name,
    task.notes,
    formatDate(task.dueDate),
    task.dueTime ?? '',
    labels.recurrences[task.recurrence],
    task.assigneeName,
    labels.statuses[taskStatus(task, { now, zone })],
    task.completedByName ?? '',
    task.active ? labels.active : labels.inactive,
    formatDate(todayIn(zone, task.createdAt)),
  ]);
  return csvFile('tarefas.csv', labels.header, lines);
}
