import type { ClosingDay, UpcomingHoliday } from '@app/contract/company/closing-days.contract';
import type { ClosingDayKind } from '@app/domain/company/closing-day';
import { formatDate, timeOfMinutes } from '@app/domain/shared/local-time';
import { valueText } from '../../../ui/dialogs/merged-notice.labels.ts';
import type { Sheet } from '../../../ui/dialogs/sheet.ts';

export const holidayLabels = {
  title: 'Próximos feriados',
  explanation:
    'Os feriados nacionais dos próximos doze meses. Sem resposta, a agenda abre normalmente.',
  question: 'Fechar? Horário especial?',
  isOptional: 'Ponto facultativo',
  close: 'Fechar',
  specialHours: 'Horário especial',
  open: 'Abrir normalmente',
  undo: 'Desfazer',
  edit: 'Editar',
  updated: 'Feriado atualizado com sucesso!',
  failed: 'Erro ao salvar o feriado',
};

export const closingLabels = {
  title: 'Fechamentos da empresa',
  explanation: 'Férias coletivas, feriados da sua cidade, reformas e dias com outro horário.',
  create: 'Novo fechamento',
  edit: 'Editar fechamento',
  empty: 'Nenhum fechamento marcado. Nos dias marcados aqui, ninguém consegue agendar online.',
  emptyForReaders: 'Nenhum fechamento marcado.',
  created: 'Fechamento criado com sucesso!',
  updated: 'Fechamento atualizado com sucesso!',
  removed: 'Fechamento excluído com sucesso!',
  failedToSave: 'Erro ao salvar fechamento',
  removeQuestion: 'A agenda volta a abrir normalmente nesses dias.',
  remove: 'Excluir',
  cancel: 'Cancelar',
  save: 'Salvar',
};

export const closingFieldLabels = {
  name: 'Nome',
  nameExample: 'Férias coletivas',
  kind: 'O que acontece',
  firstDay: 'Primeiro dia',
  lastDay: 'Último dia',
  from: 'Abre às',
  until: 'Fecha às',
  hours: 'Horário especial',
  dateMissing: 'Data é obrigatória',
  isOver: 'Este dia já passou',
};

export const kindText: Record<ClosingDayKind, string> = {
  closed: 'Fechado',
  'special-hours': 'Horário especial',
  open: 'Aberto normalmente',
};

/** For whoever does not see beside which holiday the buttons stand. */
export function choicesLabel(holiday: string): string {
  return `O que fazer em ${holiday}`;
}

export function removeTitle(name: string): string {
  return `Excluir ${name}`;
}

/** 'Fechado', 'Horário especial · 09:00 às 13:00' */
function decisionText(closingDay: ClosingDay): string {
  return [kindText[closingDay.kind], openHoursText(closingDay)].filter(Boolean).join(' · ');
}

/** '09:00 às 13:00'; nothing where it has no hours of its own. */
export function openHoursText({ hours }: ClosingDay): string | null {
  return hours && hoursText(hours);
}

type Hours = { from: number | null; until: number | null };

/** '09:00 às 13:00' */
function hoursText({ from, until }: Hours): string {
  const clock = (minute: number | null) => (minute === null ? '?' : timeOfMinutes(minute));
  return `${clock(from)} às ${clock(until)}`;
}

/** Where two changed it. */
export function closingValueText(value: unknown, field: string): string {
  // What they are, their names tell.
  if (field === 'kind') return kindText[value as ClosingDayKind];
  if (field === 'hours') return hoursText(value as Hours);
  return valueText(value, field);
}

/** '24/12/2026', '24/12/2026 a 02/01/2027' */
export function daysText({ firstDay, lastDay }: ClosingDay): string {
  if (firstDay === lastDay) return dayText(firstDay);
  return `${dayText(firstDay)} a ${dayText(lastDay)}`;
}

/** '25/12 (sexta) é Natal: vai abrir?' */
export function willItOpenText({ date, name }: Pick<UpcomingHoliday, 'date' | 'name'>): string {
  const [weekday = '', day = ''] = calendarText(date).whole.split(', ');
  return `${day.slice(0, 5)} (${weekday}) é ${name}: vai abrir?`;
}

/** A longer closure in which the holiday lies: undoing it would open more than one day. */
export function coveredText(decision: ClosingDay): string {
  return `${decision.name} (${daysText(decision)})`;
}

/** 'Já existe … nesses dias: Natal (25/12/2026).' */
export function overlapText(inTheWay: readonly ClosingDay[]): string {
  const named = inTheWay.map(coveredText).join(', ');
  return `Já existe um fechamento ou horário especial nesses dias: ${named}.`;
}

export const closingsSheet: Sheet<ClosingDay> = {
  fileName: 'fechamentos.csv',
  columns: [
    { header: closingFieldLabels.name, cell: ({ name }) => name },
    { header: closingFieldLabels.firstDay, cell: ({ firstDay }) => dayText(firstDay) },
    { header: closingFieldLabels.lastDay, cell: ({ lastDay }) => dayText(lastDay) },
    { header: closingFieldLabels.kind, cell: ({ kind }) => kindText[kind] },
    { header: closingFieldLabels.from, cell: ({ hours }) => timeText(hours?.from) },
    { header: closingFieldLabels.until, cell: ({ hours }) => timeText(hours?.until) },
  ],
};

export const holidaysSheet: Sheet<UpcomingHoliday> = {
  fileName: 'feriados.csv',
  columns: [
    { header: 'Data', cell: ({ date }) => dayText(date) },
    { header: 'Feriado', cell: ({ name }) => name },
    {
      header: holidayLabels.isOptional,
      cell: ({ isOptional }) => (isOptional ? 'Sim' : 'Não'),
    },
    {
      header: closingFieldLabels.kind,
      cell: ({ decision }) => (decision ? decisionText(decision) : kindText.open),
    },
  ],
};

function timeText(minutes: number | undefined): string {
  return minutes === undefined ? '' : timeOfMinutes(minutes);
}

function dayText(date: string): string {
  return formatDate(Temporal.PlainDate.from(date));
}

const weekdays = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** '20', 'nov' and 'sexta, 20/11/2026'. */
export function calendarText(date: string): { day: string; month: string; whole: string } {
  const noon = new Date(`${date}T12:00:00Z`);
  return {
    day: String(Temporal.PlainDate.from(date).day),
    month: months.format(noon).replace('.', ''),
    whole: `${weekdays.format(noon).replace('-feira', '')}, ${dayText(date)}`,
  };
}
