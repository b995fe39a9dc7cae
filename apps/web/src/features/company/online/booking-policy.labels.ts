import type { BookingPolicyForm } from '@app/contract/company/company.contract';
import { SLOT_STEPS } from '@app/domain/company/booking-policy';
import { formatDuration } from '@app/domain/shared/duration';
import { formatCount } from '../../../foundation/format.ts';

export const policyLabels = {
  title: 'Regras do agendamento online',
  explanation: 'Valem para clientes que agendam sozinhos. A sua equipe pode marcar fora delas.',
  updated: 'Regras atualizadas com sucesso!',
  failedToSave: 'Erro ao salvar as regras',
  summary: 'Em resumo',
};

export const policyFieldLabels = {
  slotStep: 'Horários a cada',
  slotStepHelp: 'De quanto em quanto tempo um horário é oferecido.',
  notice: 'Antecedência mínima',
  noticeHelp: 'Quanto tempo antes ainda dá para agendar. 0 aceita até a hora.',
  horizon: 'Agenda aberta por',
  horizonHelp: 'Até quantos dias à frente clientes podem marcar.',
  changeCutoff: 'Cancelar ou remarcar até',
  changeCutoffHelp: 'Depois disso, o cliente precisa falar com você. 0 aceita até a hora.',
  maxFutureBookings: 'Agendamentos futuros por telefone',
  maxFutureBookingsHelp: 'Evita que alguém ocupe a agenda inteira. 0 = sem limite.',
  singleService: 'Apenas um serviço por agendamento',
  singleServiceHelp: 'Desligado, o cliente pode escolher vários serviços de uma vez.',
  manualApproval: 'Aprovar cada agendamento',
  manualApprovalHelp: 'Os pedidos ficam pendentes até alguém da equipe confirmar.',
  autoConfirm: 'Confirmar automaticamente',
  autoConfirmHelp: 'Um agendamento que não espera aprovação passa a Confirmado sozinho.',
  autoConfirmAfter: 'Confirmar depois de',
  autoConfirmAfterHelp: 'O tempo que a equipe tem para mudar de ideia.',
  seconds: ' s',
  minutes: ' min',
  days: ' dias',
  hoursBefore: ' h antes',
};

/** What the rules are called where only their names are said. */
export const policyFieldNames: Record<keyof BookingPolicyForm, string> = {
  slotStepMinutes: policyFieldLabels.slotStep,
  noticeMinutes: policyFieldLabels.notice,
  horizonInDays: policyFieldLabels.horizon,
  changeCutoffInHours: policyFieldLabels.changeCutoff,
  maxFutureBookings: policyFieldLabels.maxFutureBookings,
  singleService: policyFieldLabels.singleService,
  manualApproval: policyFieldLabels.manualApproval,
  autoConfirmAfterInSeconds: policyFieldLabels.autoConfirmAfter,
};

export const slotStepOptions = SLOT_STEPS.map((step) => ({
  value: String(step),
  label: spanText(step),
}));

/** The whole policy in plain sentences. */
export function policySentences(policy: BookingPolicyForm): string[] {
  return [
    bookingSentence(policy),
    changeSentence(policy.changeCutoffInHours),
    limitSentence(policy.maxFutureBookings),
    policy.singleService
      ? 'Cada agendamento tem um serviço só.'
      : 'Um agendamento pode ter vários serviços.',
    ...confirmSentences(policy),
  ];
}

function confirmSentences(policy: BookingPolicyForm): string[] {
  const { manualApproval, autoConfirmAfterInSeconds } = policy;
  const byItself = autoConfirmSentence(policy);
  if (manualApproval) return ['Cada pedido espera a aprovação da equipe.', ...byItself];
  return autoConfirmAfterInSeconds === null ? ['O horário é confirmado na hora.'] : byItself;
}

/** What waits for somebody's approval never confirms itself; what the team books still does. */
function autoConfirmSentence(policy: BookingPolicyForm): string[] {
  const { manualApproval, autoConfirmAfterInSeconds: seconds } = policy;
  if (seconds === null) return [];
  const span = formatCount(seconds, { one: 'segundo', many: 'segundos' });
  const what = manualApproval ? 'O que a equipe marca' : 'O status';
  return [`${what} passa a Confirmado sozinho depois de ${span}.`];
}

function bookingSentence(policy: BookingPolicyForm): string {
  const { slotStepMinutes, noticeMinutes, horizonInDays } = policy;
  const horizon = formatCount(horizonInDays, { one: 'dia', many: 'dias' });
  const step = spanText(slotStepMinutes);
  if (noticeMinutes === 0) {
    return `Clientes podem agendar até a hora, com até ${horizon} de antecedência, a cada ${step}.`;
  }
  return `Clientes podem agendar de ${spanText(noticeMinutes)} até ${horizon} antes, a cada ${step}.`;
}

function changeSentence(hours: number): string {
  if (hours === 0) return 'Podem cancelar ou remarcar sozinhos até a hora.';
  return `Podem cancelar ou remarcar sozinhos até ${spanText(hours * 60)} antes.`;
}

function limitSentence(count: number): string {
  if (count === 0) return 'Não há limite de agendamentos futuros por telefone.';
  const bookings = formatCount(count, { one: 'agendamento futuro', many: 'agendamentos futuros' });
  return `Cada telefone pode ter até ${bookings}.`;
}

/** 5 → '5 minutos', 60 → '1 hora', 90 → '1h 30min', 2880 → '2 dias'. */
function spanText(minutes: number): string {
  if (minutes < 60) return formatCount(minutes, { one: 'minuto', many: 'minutos' });
  if (minutes % (24 * 60) === 0) {
    return formatCount(minutes / (24 * 60), { one: 'dia', many: 'dias' });
  }
  if (minutes % 60 === 0) return formatCount(minutes / 60, { one: 'hora', many: 'horas' });
  return formatDuration(minutes);
}
