import type { Verb } from '@app/domain/scheduling/next-verb';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { type Cents, formatMoney } from '@app/domain/shared/money';

export const visitLabels = {
  more: 'Mais ações',
  move: 'Remarcar',
  client: 'Trocar cliente',
  cancel: 'Cancelar agendamento',
  undo: 'Desfazer',
  failed: 'Não foi possível atualizar o atendimento',
  completed: 'Atendimento finalizado.',
  aside: 'Sobre o cliente',
  allergies: 'Alergias',
  preferences: 'Preferências',
  notes: 'Anotações',
  lastVisits: 'Últimas visitas',
  nextVisit: 'Próxima visita',
  firstVisit: 'Primeira visita',
  comeBack: 'Marcar retorno',
};

type Price = { priceCents: Cents; isCashier: boolean };

export function verbText(verb: Verb, { priceCents, isCashier }: Price): string {
  if (verb === 'confirm') return 'Confirmar';
  if (verb === 'arrive') return 'Chegou';
  if (verb === 'start') return 'Iniciar';
  if (verb === 'receive') return `Receber ${formatMoney(priceCents)}`;
  if (verb === 'return') return visitLabels.comeBack;
  return isCashier ? `Finalizar e receber ${formatMoney(priceCents)}` : 'Finalizar';
}

/** 'Chegou: Maria Silva'; what is seen comes first, for whoever says it to the computer. */
export function verbOfText(verb: string, clientName: string): string {
  return `${verb}: ${clientName}`;
}

export function arrivedText(arrivedAt: string, timezone: string): string {
  return `Chegou às ${formatTime(Temporal.Instant.from(arrivedAt), timezone)}`;
}

export function startedText(startedAt: string, timezone: string): string {
  return `Em atendimento desde ${formatTime(Temporal.Instant.from(startedAt), timezone)}`;
}

export function visitsText({ visits, noShows }: { visits: number; noShows: number }): string {
  const came = visits === 1 ? '1 visita' : `${visits} visitas`;
  if (noShows === 0) return came;
  return `${came} · ${noShows === 1 ? '1 falta' : `${noShows} faltas`}`;
}

/** '17/03/2026 · 14:00 · Corte com Ana' */
export function visitText(visit: PastVisit, timezone: string): string {
  const at = Temporal.Instant.from(visit.startTime);
  const day = `${formatDate(todayIn(timezone, at))} · ${formatTime(at, timezone)}`;
  return `${day} · ${visit.serviceNames} com ${visit.professionalName}`;
}
type PastVisit = { startTime: string; serviceNames: string; professionalName: string };

export function comeBackText({ date, days }: { date: string; days: number }): string {
  const often = days === 1 ? 'todo dia' : `a cada ${days} dias`;
  return `Costuma voltar ${often}: por volta de ${formatDate(Temporal.PlainDate.from(date))}.`;
}
