import type { ClientsTotal } from '@app/contract/clients/clients.contract';
import type { ClientStatus } from '@app/domain/clients/client';
import { formatDate, formatTime, parseDate, todayIn } from '@app/domain/shared/local-time';
import { errorText } from '../../foundation/error-text.ts';
import { formatCount, formatNumber } from '../../foundation/format.ts';

export const clientsLabels = {
  title: 'Clientes',
  explanation: 'Quem você atende, com contato, aniversário e preferências.',
  create: 'Novo Cliente',
  createFirst: 'Cadastrar Primeiro Cliente',
  empty: 'Cadastre quem você atende, ou traga a sua lista de outro sistema.',
  emptyForReaders: 'Nenhum cliente cadastrado ainda.',
  nothingFound: 'Nenhum cliente encontrado com essa busca e esses filtros.',
  search: 'Buscar clientes',
  loading: 'Carregando…',
  notAllowed: 'Você não tem permissão para ver os clientes.',
  returns: 'Retornos',
  import: 'Importar',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar clientes',
  privacy: 'Pedidos de titulares (LGPD)',
  details: 'Detalhes',
  edit: 'Editar',
  remove: 'Excluir',
};

export const columnLabels = {
  name: 'Nome',
  contact: 'Contato',
  birthDate: 'Nascimento',
  createdAt: 'Cadastro',
  status: 'Situação',
  lastVisit: 'Última visita',
  nextVisit: 'Próxima visita',
};

export const visitLabels = { unknown: 'Não carregou' };

export const filterLabels = {
  status: 'Situação',
  anyStatus: 'Todas',
  birthdayMonth: 'Mês do aniversário',
  anyMonth: 'Todos',
  registeredFrom: 'Cadastro a partir de',
  registeredTo: 'Cadastro até',
  tag: 'Etiqueta',
  anyTag: 'Todas',
};

export const statusText: Record<ClientStatus, string> = {
  active: 'Ativo',
  inactive: 'Inativo',
  blocked: 'Bloqueado',
};

export const monthNames = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
] as const;

/** '1 cliente', '1.234 clientes', 'Mais de 1.000 clientes'. */
export function totalText({ count, isExact }: ClientsTotal): string {
  const counted = formatCount(count, { one: 'cliente', many: 'clientes' });
  return isExact ? counted : `Mais de ${counted}`;
}

export function duplicatesText(count: number): string {
  return `Duplicados (${formatNumber(count)})`;
}

/** What is stored may be older than our checks. */
export function birthDateText(birthDate: string | null): string {
  if (birthDate === null) return '—';
  return dateText(birthDate);
}

export function dateText(text: string): string {
  const date = parseDate(text);
  return date === null ? 'Data inválida' : formatDate(date);
}

type Clock = { timezone: string; today: Temporal.PlainDate };

/** '17/11/2026', or a dash where she never came. */
export function visitDayText(visit: string | null, timezone: string): string {
  if (visit === null) return '—';
  return formatDate(todayIn(timezone, Temporal.Instant.from(visit)));
}

/** 'Hoje 14:00', '20/11 14:00', of another year '05/01/2027 09:00'. */
export function nextVisitText(visit: string | null, { timezone, today }: Clock): string {
  if (visit === null) return '—';
  const moment = Temporal.Instant.from(visit);
  const day = todayIn(timezone, moment);
  return `${shortDay(day, today)} ${formatTime(moment, timezone)}`;
}

function shortDay(day: Temporal.PlainDate, today: Temporal.PlainDate): string {
  if (day.equals(today)) return 'Hoje';
  const text = formatDate(day);
  return day.year === today.year ? text.slice(0, 5) : text;
}

type Visits = { lastVisit: string | null; nextVisit: string | null };

/** 'vem 20/11 14:00', or else 'veio 17/10/2026', where a word more would cut the hour; nothing where there is neither. */
export function nextVisitLine({ lastVisit, nextVisit }: Visits, clock: Clock): string | null {
  if (nextVisit !== null) return `vem ${nextVisitText(nextVisit, clock).toLowerCase()}`;
  return lastVisit && `veio ${visitDayText(lastVisit, clock.timezone)}`;
}

export function loadFailureText(error: unknown): string {
  return `Erro ao carregar clientes: ${errorText(error)}`;
}
