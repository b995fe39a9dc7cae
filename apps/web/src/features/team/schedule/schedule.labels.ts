import type {
  RealDay,
  ScheduleException,
  WeekdayHours,
} from '@app/contract/team/schedules.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { formatDate, timeOfMinutes } from '@app/domain/shared/local-time';
import type { ExceptionKind } from '@app/domain/team/schedule';
import { valueText } from '../../../ui/dialogs/merged-notice.labels.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';

export const scheduleLabels = {
  week: 'Semana',
  weekHelp: 'Ligue os dias de trabalho. Cada dia pode ter vários turnos e intervalos.',
  dayOff: 'Folga',
  shift: 'Turno',
  break: 'Intervalo',
  until: 'até',
  addShift: 'Turno',
  addBreak: 'Intervalo',
  copy: 'Copiar para…',
  copyTo: 'Copiar para',
  copyToWorkdays: 'Todos os dias úteis',
  copyToChosen: 'Copiar',
  missing: 'Informe o horário',
  save: 'Salvar horários',
  saved: 'Horários atualizados com sucesso!',
  failedToSave: 'Não foi possível salvar os horários.',
  discard: 'Desfazer',
  nextDays: 'Próximos 7 dias',
  nextDaysHelp: 'Como será de verdade, com folgas, fechamentos e horários especiais.',
  today: 'Hoje',
};

const weekdays = [
  'Domingo',
  'Segunda-feira',
  'Terça-feira',
  'Quarta-feira',
  'Quinta-feira',
  'Sexta-feira',
  'Sábado',
];

/** Each by itself: a day is called what it is. */
export const weekdayNames: Record<string, string> = Object.fromEntries(
  weekdays.map((name) => [name, name]),
);

/** 0 is Sunday. */
export function weekdayText(weekday: number): string {
  return weekdays[weekday] ?? '';
}

export function editDayText(weekday: number): string {
  return `Editar horários de ${weekdayText(weekday).toLowerCase()}`;
}

export function weekTotalText(minutes: number): string {
  return minutes === 0 ? 'Nenhum dia de trabalho' : `${formatDuration(minutes)} por semana`;
}

type Hours = { from: number; until: number };

/** '09:00–12:00, 13:00–18:00' */
export function hoursText(hours: readonly Hours[]): string {
  return hours
    .map(({ from, until }) => `${timeOfMinutes(from)}–${timeOfMinutes(until)}`)
    .join(', ');
}

type Shifts = WeekdayHours['shifts'];

/** What the bar of a day shows, in words. */
export function dayText(weekday: number, shifts: Shifts): string {
  if (shifts.length === 0) return `${weekdayText(weekday)}: ${scheduleLabels.dayOff.toLowerCase()}`;
  const breaks = shifts.flatMap((shift) => shift.breaks);
  const pause = breaks.length > 0 ? `, intervalo ${hoursText(breaks)}` : '';
  return `${weekdayText(weekday)}: ${hoursText(shifts)}${pause}`;
}

export type TimeLabels = { from: string; until: string; remove: string };

export function shiftLabels(place: number): TimeLabels {
  return {
    from: `Início do turno ${place}`,
    until: `Fim do turno ${place}`,
    remove: `Excluir turno ${place}`,
  };
}

export function breakLabels(shift: number, place: number): TimeLabels {
  return {
    from: `Início do intervalo ${place} do turno ${shift}`,
    until: `Fim do intervalo ${place} do turno ${shift}`,
    remove: `Excluir intervalo ${place} do turno ${shift}`,
  };
}

export const exceptionKindText: Record<ExceptionKind, string> = {
  'day-off': 'Folga',
  vacation: 'Férias',
  leave: 'Licença',
  'special-hours': 'Horário especial',
};

const reasonKindText: Record<NonNullable<RealDay['because']>['kind'], string> = {
  ...exceptionKindText,
  closed: 'Empresa fechada',
};

/** Why a day differs: 'Férias', 'Empresa fechada: Natal'. */
export function becauseText({ kind, name }: NonNullable<RealDay['because']>): string {
  const words = reasonKindText[kind];
  return name === '' || name === words ? words : `${words}: ${name}`;
}

/** 'seg., 16/11' */
export function shortDayText(date: string): string {
  const day = Temporal.PlainDate.from(date);
  const weekday = weekdayText(day.dayOfWeek % 7)
    .slice(0, 3)
    .toLowerCase();
  return `${weekday}., ${formatDate(day).slice(0, 5)}`;
}

export const exceptionLabels = {
  title: 'Folgas e exceções',
  empty: 'Nenhuma folga ou exceção à frente.',
  create: 'Adicionar',
  createTitle: 'Nova exceção',
  editTitle: 'Editar exceção',
  kind: 'Motivo',
  firstDay: 'Primeiro dia',
  lastDay: 'Último dia',
  reason: 'Observação',
  reasonHelp: 'Opcional. Só a equipe vê.',
  shifts: 'Horário especial',
  addShift: 'Turno',
  created: 'Exceção criada com sucesso!',
  updated: 'Exceção atualizada com sucesso!',
  removed: 'Exceção excluída com sucesso!',
  removeTitle: 'Excluir exceção',
  removeQuestion: 'Os dias voltam a seguir a semana normal.',
  remove: 'Excluir',
  edit: 'Editar',
  failedToSave: 'Não foi possível salvar a exceção.',
  save: 'Salvar',
  cancel: 'Cancelar',
};

export const exceptionsSheet: Sheet<ScheduleException> = {
  fileName: 'folgas-do-profissional.csv',
  columns: [
    { header: exceptionLabels.kind, cell: ({ kind }) => exceptionKindText[kind] },
    {
      header: exceptionLabels.firstDay,
      cell: ({ firstDay }) => formatDate(Temporal.PlainDate.from(firstDay)),
    },
    {
      header: exceptionLabels.lastDay,
      cell: ({ lastDay }) => formatDate(Temporal.PlainDate.from(lastDay)),
    },
    { header: exceptionLabels.shifts, cell: ({ shifts }) => hoursText(shifts) },
    { header: exceptionLabels.reason, cell: ({ reason }) => reason },
  ],
};

/** Where two changed it. */
export function exceptionValueText(value: unknown, field: string): string {
  // What they are, their names tell.
  if (field === 'kind') return exceptionKindText[value as ExceptionKind];
  if (field === 'shifts') return shiftsText(value as readonly Period[]);
  return valueText(value, field);
}

/** '24/12/2026' or '24/12/2026 a 31/12/2026'. */
export function periodText(firstDay: string, lastDay: string): string {
  const first = formatDate(Temporal.PlainDate.from(firstDay));
  if (firstDay === lastDay) return first;
  return `${first} a ${formatDate(Temporal.PlainDate.from(lastDay))}`;
}

type Period = { from: number | null; until: number | null };

/** '08:00–12:00, 13:00–18:00', or that she has the day off. */
export function shiftsText(shifts: readonly Period[]): string {
  const clock = (minute: number | null) => (minute === null ? '?' : timeOfMinutes(minute));
  const periods = shifts.map(({ from, until }) => `${clock(from)}–${clock(until)}`);
  return periods.join(', ') || scheduleLabels.dayOff;
}
