import type { Task } from '@app/contract/tasks/tasks.contract';
import { dayText } from '../../foundation/format.ts';

/** '10/03/2026 às 14:30' */
export function dueText({ dueDate, dueTime }: Pick<Task, 'dueDate' | 'dueTime'>): string {
  return dueTime === null ? dayText(dueDate) : `${dayText(dueDate)} às ${dueTime}`;
}

export const dueLabels = {
  title: 'Tarefas para hoje',
  all: 'Ver todas',
  more: (count: number) => (count === 1 ? 'Mais 1 tarefa' : `Mais ${count} tarefas`),
};

export const tickLabels = {
  complete: (name: string) => `Concluir ${name}`,
  completed: 'Tarefa concluída!',
  reopen: (name: string) => `Reabrir ${name}`,
  reopened: 'Tarefa reaberta.',
  failed: 'Erro ao atualizar tarefa. Tente novamente.',
};
