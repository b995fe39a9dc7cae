import type { ArchivePart } from '../../foundation/archive/archive-part.ts';
import { tasks } from './tasks.table.ts';

export const tasksArchive: ArchivePart = {
  taken: [[tasks, 'Tarefas']],
  leftOut: [],
};
