import type { TaskRecurrence, TaskSource, TaskStatus } from '@app/domain/tasks/task';
import { formatNumber } from '../../foundation/format.ts';
import { thingLabels } from '../../ui/kept-things/things.labels.ts';

export const taskLabels = {
  ...thingLabels({ one: 'tarefa', many: 'tarefas', gender: 'feminine' }),
  title: 'Tarefas',
  explanation: 'O que a equipe tem a fazer, por quem e até quando.',
  create: 'Nova Tarefa',
  edit: 'Editar Tarefa',
  createFirst: 'Nova Tarefa',
  emptyTitle: 'Nenhuma tarefa por aqui',
  empty: 'Anote o que precisa ser feito: uma compra, uma ligação, uma limpeza que se repete.',
  emptyForReaders: 'O que for seu para fazer aparece aqui.',
  failedToCreate: 'Erro ao criar tarefa. Tente novamente.',
  complete: 'Marcar como concluída',
  reopen: 'Reabrir',
  filter: 'Mostrar',
  filters: { open: 'A fazer', completed: 'Concluídas' },
  noneOpen: 'Tudo feito por aqui.',
  noneCompleted: 'As tarefas concluídas dos últimos 60 dias ficam aqui.',
};

type CutOff = { show: 'open' | 'completed'; listed: number; all: number; mayExport: boolean };

/** 'Aqui estão 500 de 734 tarefas a fazer, as que vencem primeiro.', and how to reach the others. */
export function cutOffText({ show, listed, all, mayExport }: CutOff): string {
  const some = `Aqui estão ${formatNumber(listed)} de ${formatNumber(all)} tarefas`;
  if (show === 'completed') return `${some} concluídas, as mais recentes.`;
  const file = mayExport ? ' Todas estão em Exportar CSV.' : '';
  return `${some} a fazer, as que vencem primeiro. As demais aparecem conforme você conclui estas.${file}`;
}

export const statusLabels: Record<TaskStatus, string> = {
  completed: 'Concluída',
  late: 'Atrasada',
  pending: 'Pendente',
};

export const recurrenceLabels: Record<TaskRecurrence, string> = {
  none: 'Não repete',
  daily: 'Todo dia',
  weekly: 'Toda semana',
  monthly: 'Todo mês',
};

export const sourceLabels: Record<TaskSource, string> = {
  person: '',
  low_stock: 'Estoque baixo',
  affected_appointments: 'Agenda',
  birthday: 'Aniversário',
};

export const taskFieldLabels = {
  name: 'Nome',
  notes: 'Observações',
  dueDate: 'Data',
  dueTime: 'Horário',
  dueTimeHelp: 'Em branco, vale o dia todo.',
  recurrence: 'Repetição',
  recurrenceHelp: 'Ao concluir, a próxima é criada sozinha.',
  assigneeId: 'Responsável',
  everybody: 'Todos',
  whatsappNotification: 'Lembrar pelo WhatsApp',
  whatsappHelp:
    'O número recebe um lembrete no horário (sem horário, às 9h), se houver um WhatsApp conectado.',
  color: 'Cor',
  usualColor: 'Azul-claro',
  active: 'Ativa',
  activeHelp: 'Tarefas inativas não aparecem no Dashboard nem lembram ninguém.',
};
