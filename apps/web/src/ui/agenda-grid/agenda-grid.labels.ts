import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import type { AppointmentStatus } from '@app/domain/scheduling/appointment';
import { shownState, type VisitShown } from '@app/domain/scheduling/visit';
import type { Interval } from '@app/domain/shared/interval';
import { timeOfMinutes } from '@app/domain/shared/local-time';
import type { GridChange, GridColumn } from './grid-model.ts';

export const gridLabels = {
  blocked: 'Bloqueado',
  overbooked: 'Encaixe',
  repeats: 'Repete',
  paid: 'Pago',
  owed: 'Fiado',
  conflict: 'Conflito',
  overEncaixe: 'Há um encaixe',
  outside: 'Fora do horário',
  keys: 'As setas vão ao próximo agendamento, Enter abre. Alt com as setas move, Alt com mais ou menos muda a duração.',
  openKeys: 'As setas vão ao próximo agendamento, Enter abre.',
  cursorKeys: 'As setas mudam o horário, Enter agenda.',
};

export const statusText: Record<AppointmentStatus, string> = {
  scheduled: 'Agendado',
  confirmed: 'Confirmado',
  completed: 'Concluído',
  cancelled: 'Cancelado',
  no_show: 'Não compareceu',
};

/** What is said at a glance. */
export const shownText: Record<VisitShown, string> = {
  ...statusText,
  arrived: 'Chegou',
  started: 'Em atendimento',
  requested: 'Aguarda aprovação',
};

/** '10:00'; what reaches into the next day goes on counting from zero. */
export function clockText(minute: number): string {
  const ofDay = ((minute % 1440) + 1440) % 1440;
  return minute === 1440 ? '24:00' : timeOfMinutes(ofDay);
}

export function periodText({ from, until }: Interval): string {
  return `${clockText(from)}–${clockText(until)}`;
}

export function servicesText({ services }: Pick<AgendaEntry, 'services'>): string {
  return services.map(({ name }) => name).join(' + ');
}

/**
 * Everything an entry says, whatever its height has room for. What is seen stands in it in the same
 * order: whoever speaks to the computer says what she sees.
 */
export function entryText(period: Interval, entry: AgendaEntry): string {
  const time = `${clockText(period.from)} (até ${clockText(period.until)})`;
  if (entry.kind === 'block')
    return [time, entry.notes, gridLabels.blocked].filter(Boolean).join(', ');
  return [
    time,
    entry.clientName,
    servicesText(entry),
    shownText[shownState(entry)],
    entry.isPaid && paidText(entry),
    entry.overbooked && gridLabels.overbooked,
    entry.seriesId && gridLabels.repeats,
  ]
    .filter(Boolean)
    .join(', ');
}

type Payable = Pick<AgendaEntry, 'isPaid' | 'owedCents'>;

/** What was left on the client's account is not paid yet. */
export function isOwed({ owedCents }: Pick<Payable, 'owedCents'>): boolean {
  return owedCents > 0;
}

export function paidText(entry: Payable): string {
  return isOwed(entry) ? gridLabels.owed : gridLabels.paid;
}

/** Said while somebody moves an entry with the keys. */
export function changeText(change: GridChange): string {
  const place = `${change.column.name}, ${clockText(change.from)} até ${clockText(change.until)}`;
  if (change.isConflict) return `${place}. ${gridLabels.conflict}: horário ocupado.`;
  return change.isOverEncaixe ? `${place}. ${gridLabels.overEncaixe}.` : `${place}. Livre.`;
}

export function bookText(minute: number): string {
  return `Agendar às ${clockText(minute)}`;
}

export function bookAtText(minute: number, column: GridColumn): string {
  return `${bookText(minute)}, ${column.name}`;
}
