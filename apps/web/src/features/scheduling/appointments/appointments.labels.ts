import type {
  AgendaEntry,
  AppointmentDetail,
} from '@app/contract/scheduling/agenda-entry.contract';
import {
  APPOINTMENT_PAYMENTS,
  APPOINTMENT_STATUSES,
  type AppointmentPayment,
} from '@app/domain/scheduling/appointment';
import { REQUEST_STATES, type RequestState } from '@app/domain/scheduling/request';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { errorTextOr } from '../../../foundation/error-text.ts';
import { isRefusedWith, statusOf } from '../../../foundation/failure.ts';
import { statusText } from '../../../ui/agenda-grid/agenda-grid.labels.ts';
import { valueText } from '../../../ui/dialogs/merged-notice.labels.ts';
import type { ViewKind } from './appointments-view.ts';

export const appointmentLabels = {
  title: 'Agendamentos',
  explanation: 'A agenda da equipe: agende, mova e acompanhe cada atendimento.',
  ownExplanation: 'Sua agenda: acompanhe cada atendimento.',
  create: 'Novo agendamento',
  skipToTimes: 'Ir para os horários',
  views: 'Como ver os agendamentos',
  search: 'Buscar cliente, profissional ou serviço',
  searchShort: 'Buscar agendamentos',
  status: 'Status',
  everyStatus: 'Todos os status',
  service: 'Serviço',
  everyService: 'Todos os serviços',
  professional: 'Profissional',
  payment: 'Pagamento',
  request: 'Pedido',
  everyRequest: 'Todos os pedidos',
  everyDay: 'Todos os dias',
  fromToday: 'A partir de hoje',
  date: 'Data',
  until: 'Até',
  nothing: 'Nenhum agendamento encontrado',
  nothingHint: 'Ajuste os filtros ou crie o primeiro agendamento.',
  nothingHintForReaders: 'Ajuste os filtros ou escolha outro dia.',
  clearFilters: 'Limpar filtros',
  failedToLoad: 'Não foi possível carregar os agendamentos.',
  open: 'Detalhes',
  edit: 'Editar',
  /** Of what is closed. */
  look: 'Ver',
  changeStatus: 'Alterar status',
  remove: 'Excluir',
};

export const viewText: Record<ViewKind, string> = {
  day: 'Agenda',
  week: 'Semana',
  month: 'Mês',
  cards: 'Cartões',
  list: 'Lista',
};

export const columnLabels = {
  when: 'Data e hora',
  time: 'Horário',
  client: 'Cliente',
  professional: 'Profissional',
  services: 'Serviço',
  status: 'Status',
  price: 'Valor',
  notes: 'Observações',
};

const paymentText: Record<AppointmentPayment, string> = {
  missing: 'Sem pagamento',
  made: 'Pago',
  owed: 'Fiado',
};

export const paymentChoices = APPOINTMENT_PAYMENTS.map((value) => ({
  value,
  label: paymentText[value],
}));

const requestText: Record<RequestState, string> = {
  waiting: 'Aguarda aprovação',
  unanswered: 'Ficou sem resposta',
};

export const requestChoices = REQUEST_STATES.map((value) => ({
  value,
  label: requestText[value],
}));

export const statusChoices = APPOINTMENT_STATUSES.map((value) => ({
  value,
  label: statusText[value],
}));

export const statusLabels = {
  title: 'Alterar status',
  choose: 'Novo status',
  /** Beside a status of which clients may hear. */
  announced: 'avisa o cliente pelo WhatsApp, se essa mensagem automática estiver ligada',
  notes: 'Observações',
  cancel: 'Voltar',
  saved: 'Status alterado com sucesso!',
  failed: 'Erro',
  cancelTitle: 'Cancelar agendamento',
  which: 'O que cancelar?',
  onlyThis: 'Só este',
};

/** As a sentence names what both changed. */
export const statusFieldNames = { status: 'Status', notes: statusLabels.notes };

export function statusValueText(value: string): string {
  return statusChoices.find((choice) => choice.value === value)?.label ?? valueText(value);
}

export const approvalLabels = {
  waiting: 'Pedido feito online. Aguarda a sua aprovação.',
  unanswered: 'Pedido feito online que ficou sem resposta. O horário já passou.',
  approve: 'Aprovar',
  refuse: 'Recusar',
  approved: 'Agendamento aprovado!',
  refused: 'Agendamento recusado.',
  refuseTitle: 'Recusar este pedido?',
  refuseText: 'O agendamento será cancelado e o horário volta a ficar livre.',
  keep: 'Voltar',
};

export const removeLabels = {
  title: 'Confirmar exclusão',
  confirm: 'Excluir',
  removed: 'Agendamento excluído com sucesso!',
};

export const detailLabels = {
  title: 'Agendamento',
  notFound: 'Agendamento não encontrado',
  client: 'Cliente',
  call: 'Ligar',
  whatsapp: 'WhatsApp',
  when: 'Data e hora',
  professional: 'Profissional',
  services: 'Serviços',
  subtotal: 'Subtotal',
  total: 'Total',
  notes: 'Observações',
  origin: 'Origem',
  series: 'Série',
  close: 'Fechar',
  more: 'Mais ações',
  closed: 'Agendamentos concluídos ou cancelados não podem ser editados.',
  changesList: 'Alterações do agendamento',
};

export const notesLabels = {
  title: 'Observações do agendamento',
  field: 'Observações',
  edit: 'Editar observações',
  add: 'Adicionar observação',
  saved: 'Observações salvas.',
  failed: 'Não foi possível salvar as observações',
};

/** Who it was where no name is known. */
export const changeText = {
  insert: 'Agendamento criado',
  update: 'Agendamento alterado',
  delete: 'Agendamento excluído',
} as const;

export function removeQuestion({ clientName, seriesId }: AgendaEntry, when: string): string {
  const only = seriesId === null ? '' : ' Só este da série é excluído; os outros ficam.';
  return `Excluir o agendamento de ${clientName} em ${when}?${only} Isso não pode ser desfeito. Para manter o registro, cancele-o.`;
}

export function discountText(code: string | null): string {
  return code ? `Cupom ${code}` : 'Desconto';
}

/** '16/11/2026 · 14:30–15:00' */
export function whenText(
  { startTime, endTime }: { startTime: string; endTime: string },
  timezone: string,
): string {
  return `${dayText(startTime, timezone)} · ${periodText({ startTime, endTime }, timezone)}`;
}

export function periodText(
  { startTime, endTime }: { startTime: string; endTime: string },
  timezone: string,
): string {
  return `${clockText(startTime, timezone)}–${clockText(endTime, timezone)}`;
}

export function clockText(instant: string, timezone: string): string {
  return formatTime(Temporal.Instant.from(instant), timezone);
}

export function dayText(instant: string, timezone: string): string {
  return formatDate(todayIn(timezone, Temporal.Instant.from(instant)));
}

export function originText({ source, cancelledBy }: AppointmentDetail): string {
  const made = source === 'client' ? 'Agendado online pelo cliente' : 'Agendado pela equipe';
  if (!cancelledBy) return made;
  return `${made} · ${cancelledBy === 'client' ? 'cancelado pelo cliente' : 'cancelado pela equipe'}`;
}

export function seriesText(following: number): string {
  if (following <= 1) return 'É o último de uma série.';
  return `Repete: este e mais ${following - 1} depois dele.`;
}

export function followingText(count: number): string {
  return `Este e os próximos (${count})`;
}

export function cancelledText(count: number): string {
  return count === 1 ? 'Agendamento cancelado.' : `${count} agendamentos cancelados.`;
}

const EXPIRED = 'Sessão expirada. Por favor, faça login novamente.';

/** What is said when the status could not be changed. */
export function statusFailureText(error: unknown): string {
  if (statusOf(error) === 401) return EXPIRED;
  if (isRefusedWith('APPOINTMENT_NOT_FOUND', error))
    return 'Falha ao alterar status do agendamento';
  return errorTextOr('Erro ao alterar status do agendamento.', error);
}

export function updateFailureText(error: unknown): string {
  if (statusOf(error) === 401 || isRefusedWith('FORBIDDEN', error)) {
    return 'Sessão expirada ou sem permissão. Por favor, faça login novamente.';
  }
  return errorTextOr('Erro ao atualizar agendamento. Tente novamente.', error);
}

export function removeFailureText(error: unknown): string {
  return errorTextOr('Erro ao excluir agendamento. Tente novamente.', error);
}
