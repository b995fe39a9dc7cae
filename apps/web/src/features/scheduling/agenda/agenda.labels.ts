import type { AgendaColumn } from '@app/contract/scheduling/agenda.contract';
import type { AgendaEntry } from '@app/contract/scheduling/agenda-entry.contract';
import { formatDuration } from '@app/domain/shared/duration';
import { formatTime } from '@app/domain/shared/local-time';
import type { AgendaPeriod } from './agenda-period.ts';

export const agendaLabels = {
  previousDay: 'Dia anterior',
  nextDay: 'Próximo dia',
  today: 'Hoje',
  calendar: 'Calendário',
  colorBy: 'Cores da agenda',
  byService: 'Serviço',
  byStatus: 'Status',
  print: 'Imprimir',
  block: 'Bloquear horário',
  grid: 'Agenda',
  month: 'Agenda do mês',
  professional: 'Profissional',
  people: 'Quem aparece na agenda',
  showEverybody: 'Mostrar todos',
  searchPeople: 'Buscar profissional',
  nobodyFound: 'Ninguém com esse nome.',
  search: 'Buscar agendamentos',
  undone: 'Movimento desfeito',
  failedToMove: 'Não foi possível mover.',
  failedToUndo: 'Não foi possível desfazer.',
  overbookTitle: 'Encaixe?',
  overbook: 'Encaixar',
  overEncaixeTitle: 'Mover para cima do encaixe?',
  overEncaixe: 'Há um encaixe neste horário. Mover mesmo assim?',
  putBack: 'Voltar',
  tooShortTitle: 'Falta tempo neste horário',
  unofferedTitle: 'Mover mesmo assim?',
  moveAnyway: 'Mover',
  more: 'Mais opções',
};

/** The way back and the way on. */
export const stepText: Record<AgendaPeriod, readonly [string, string]> = {
  day: [agendaLabels.previousDay, agendaLabels.nextDay],
  week: ['Semana anterior', 'Próxima semana'],
  month: ['Mês anterior', 'Próximo mês'],
};

/** '9/12 pessoas na agenda' */
export function peopleText(shown: number, all: number): string {
  return `${shown}/${all} pessoas na agenda`;
}

export const blockLabels = {
  title: 'Bloquear horário',
  details: 'Horário bloqueado',
  professionals: 'Profissionais',
  professionalsHelp: 'Quem não poderá ser agendado nesse horário.',
  date: 'Data',
  from: 'Das',
  until: 'Até',
  /** The same for whoever does not see beside what they stand. */
  fromName: 'Das: início do bloqueio',
  untilName: 'Até: fim do bloqueio',
  reason: 'Motivo',
  reasonHelp: 'Só a equipe vê. Exemplo: almoço, reunião, curso.',
  noReason: 'Sem motivo informado',
  save: 'Bloquear',
  cancel: 'Cancelar',
  close: 'Fechar',
  unblock: 'Desbloquear',
  blocked: 'Horário bloqueado',
  unblocked: 'Horário desbloqueado',
  failed: 'Não foi possível bloquear o horário.',
  failedToUnblock: 'Não foi possível desbloquear o horário.',
  chooseProfessional: 'Escolha pelo menos um profissional',
  missingDate: 'Informe a data',
  missingTime: 'Informe o horário',
  endsBeforeStart: 'O fim deve vir depois do início.',
};

export const colorChoices = [
  { value: 'service' as const, label: agendaLabels.byService },
  { value: 'status' as const, label: agendaLabels.byStatus },
];

/** 'segunda-feira, 16 de novembro' */
export function dayTitle(date: string): string {
  return write(date, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** 'seg., 16 de nov.' where there is little room. */
export function shortDayTitle(date: string): string {
  return write(date, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** 'seg., 16/11': beside the buttons of a phone. */
export function shortestDayTitle(date: string): string {
  return write(date, { weekday: 'short', day: '2-digit', month: '2-digit' });
}

/** '15 a 21 de novembro', or '29 de nov. a 5 de dez.' */
export function weekTitle(firstDay: string, length: 'short' | 'long' = 'long'): string {
  const first = Temporal.PlainDate.from(firstDay);
  const last = first.add({ days: 6 });
  const short = { day: 'numeric', month: 'short' } as const;
  const end = write(last.toString(), length === 'long' ? { ...short, month: 'long' } : short);
  if (first.month === last.month) return `${first.day} a ${end}`;
  return `${write(firstDay, short)} a ${write(last.toString(), short)}`;
}

/** 'novembro de 2026' */
export function monthTitle(date: string): string {
  return write(date, { month: 'long', year: 'numeric' });
}

export function countText(count: number): string {
  return count === 1 ? 'agendamento' : 'agendamentos';
}

/** 'segunda-feira, 16 de novembro: 12 agendamentos' */
export function monthDayText(title: string, day: { appointments: number; worked: number }): string {
  const { appointments: count, worked } = day;
  const free = worked === 0 ? freeDayText.nobody : 'nenhum agendamento';
  return `${title}: ${count === 0 ? free : `${count} ${countText(count)}`}`;
}

/** 'seg' */
export function weekdayName(date: string): string {
  return write(date, { weekday: 'short' }).replace('.', '');
}

function write(date: string, options: Intl.DateTimeFormatOptions): string {
  return Temporal.PlainDate.from(date).toLocaleString('pt-BR', options);
}

type Because = NonNullable<WorkingDay['because']>;

const exceptionText: Record<Because['kind'], string> = {
  closed: 'Fechado',
  holiday: 'Feriado',
  'day-off': 'Folga',
  vacation: 'Férias',
  leave: 'Licença',
  'special-hours': 'Horário especial',
};

const freeDayText = { she: exceptionText['day-off'], nobody: 'Sem expediente' };

type WorkingDay = AgendaColumn['days'][number];

/** Why a day is not as usual: 'Fechado: Natal', 'Férias', 'Folga', 'Sem expediente'. */
export function reasonText({ hours, because }: WorkingDay, who: 'she' | 'nobody'): string | null {
  if (!because) return hours.length === 0 ? freeDayText[who] : null;
  const kind = exceptionText[because.kind];
  if (!because.name) return kind;
  return saysAlready(because.name, kind) ? because.name : `${kind}: ${because.name}`;
}

/** 'Folga combinada' needs no 'Folga' before it. */
function saysAlready(name: string, kind: string): boolean {
  return name.toLowerCase().startsWith(kind.toLowerCase());
}

export function overbookText(name: string): string {
  return `${name} já tem algo marcado nesse horário. Você pode encaixar mesmo assim ou deixar como estava.`;
}

/** 'Juliana não realiza Escova. Mover mesmo assim?' */
export function unofferedText(name: string, { services }: AgendaEntry): string {
  const names = services.map((service) => service.name).join(', ');
  const what = services.length === 1 ? names : `todos os serviços (${names})`;
  return `${name} não realiza ${what}. Mover mesmo assim?`;
}

/** 'Com Ana leva 1h 30min e não cabe neste horário. Mover mesmo assim, com 1h?' */
export function tooShortText(sentence: string, durationMinutes: number): string {
  return `${sentence} Mover mesmo assim, com ${formatDuration(durationMinutes)}?`;
}

/** Whoever got it needs another time for it: 'Maria: 10:00–11:30. Agora leva 1h 30min.' */
export function resizedText(entry: AgendaEntry, timezone: string): string {
  const length = Temporal.Instant.from(entry.startTime).until(entry.endTime).total('minutes');
  return `${movedText(entry, timezone)}. Agora leva ${formatDuration(length)}.`;
}

/** 'Maria: 10:30–11:00' */
export function movedText(entry: AgendaEntry, timezone: string): string {
  const [from, until] = [entry.startTime, entry.endTime].map((moment) =>
    formatTime(Temporal.Instant.from(moment), timezone),
  );
  return `${entry.clientName || blockLabels.details}: ${from}–${until}`;
}
