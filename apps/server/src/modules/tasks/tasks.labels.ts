import type { StockEvents } from '@app/domain/stock/events';
import type { TaskRecurrence, TaskStatus } from '@app/domain/tasks/task';

type LowProduct = Pick<StockEvents['stock.low'], 'name' | 'currentStock' | 'minimumStock' | 'unit'>;

/** The names fit into a task's, whatever a product or somebody is called. */
const LONGEST_NAME = 100;

export const madeTaskLabels = {
  lowStock: ({ name, currentStock, minimumStock, unit }: LowProduct) => ({
    name: `Comprar ${name.slice(0, LONGEST_NAME)}`,
    notes: `Restam ${written(currentStock)} ${unit}; o mínimo é ${written(minimumStock)} ${unit}.`,
  }),
  birthday: (name: string) => ({
    name: `Parabenizar ${name.slice(0, LONGEST_NAME)}`,
    notes: `Hoje é aniversário de ${name}.`,
  }),
  affected: (count: number) => ({
    name:
      count === 1
        ? 'Resolver 1 agendamento sem atendimento'
        : `Resolver ${count} agendamentos sem atendimento`,
    notes: 'Horários mudaram e ninguém atende nestes horários. Veja em Agenda, Sem atendimento.',
  }),
};

function written(quantity: number): string {
  return String(quantity).replace('.', ',');
}

const statuses: Record<TaskStatus, string> = {
  completed: 'Concluída',
  late: 'Atrasada',
  pending: 'Pendente',
};

const recurrences: Record<TaskRecurrence, string> = {
  none: 'Não repete',
  daily: 'Todo dia',
  weekly: 'Toda semana',
  monthly: 'Todo mês',
};

export const taskFileLabels = {
  header: [
    'Nome',
    'Observações',
    'Data',
    'Horário',
    'Repetição',
    'Responsável',
    'Situação',
    'Concluída por',
    'Status',
    'Criada em',
  ],
  statuses,
  recurrences,
  active: 'Ativa',
  inactive: 'Inativa',
};
