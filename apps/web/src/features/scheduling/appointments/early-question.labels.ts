import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { formatDate, todayIn } from '@app/domain/shared/local-time';
import { clockText } from './appointments.labels.ts';

export const earlyLabels = {
  title: 'Concluir antes da hora?',
  question: 'Concluir mesmo assim?',
  confirm: 'Concluir mesmo assim',
  cancel: 'Voltar',
};

export const earlyNoShowLabels = {
  title: 'Marcar falta antes da hora?',
  question: 'Marcar que não compareceu mesmo assim?',
  confirm: 'Marcar falta mesmo assim',
  cancel: 'Voltar',
};

type Local = { today: string; timezone: string };

/** 'Este atendimento começa só às 14:30.', of another day with its date. */
export function earlyText(
  { startTime }: Pick<AgendaEntry, 'startTime'>,
  { today, timezone }: Local,
): string {
  const clock = clockText(startTime, timezone);
  const day = todayIn(timezone, Temporal.Instant.from(startTime));
  const when = day.toString() === today ? `às ${clock}` : `em ${shortDay(day)} às ${clock}`;
  return `Este atendimento começa só ${when}.`;
}

/** '16/11' */
function shortDay(day: Temporal.PlainDate): string {
  return formatDate(day).slice(0, 5);
}
