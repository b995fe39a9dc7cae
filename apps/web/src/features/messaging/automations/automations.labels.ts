import type { Automation } from '@app/domain/messaging/automation';
import { errorText } from '../../../foundation/error-text.ts';

export const automationLabels = {
  explanation: 'Mensagens que saem sozinhas para seus clientes, no momento certo.',
  usual: 'Mensagem padrão',
  message: 'Mensagem',
  editTemplate: 'Editar este modelo',
  writeOwn: 'Escrever a minha',
  failed: 'Não foi possível salvar a automação.',
  cannotSend:
    'Nenhum número está enviando agora. O que estiver ligado vai por e-mail ou para a lista Para enviar, de onde alguém da equipe manda com um toque. Aniversários esperam um número.',
  toSend: 'Ver Para enviar',
  autoConfirm: 'Confirmar o agendamento sozinho',
  autoConfirmHelp: 'É a mesma regra do Agendamento Público, nas configurações.',
  delay: 'Depois de quantos segundos',
  reviewDelay: 'Quantas horas depois do atendimento',
};

export const automationTitles: Record<Automation, string> = {
  appointment_created: 'Agendamento criado',
  appointment_confirmation: 'Agendamento confirmado',
  appointment_reminder_24h: 'Lembrete de 24 horas',
  appointment_reminder_1h: 'Lembrete de 1 hora',
  appointment_completed: 'Atendimento concluído',
  review_request: 'Pedido de avaliação',
  appointment_moved: 'Horário mudou',
  appointment_cancelled: 'Agendamento cancelado',
  birthday_message: 'Aniversário',
};

export const automationHelp: Record<Automation, string> = {
  appointment_created:
    'Logo depois de marcar, pela equipe ou pelo cliente. Enquanto um pedido espera aprovação, o cliente lê que ele foi recebido; aprovado, que está marcado.',
  appointment_confirmation: 'Quando o agendamento passa a Confirmado.',
  appointment_reminder_24h: 'Um dia antes do horário. O cliente responde SIM ou NÃO.',
  appointment_reminder_1h: 'Uma hora antes do horário.',
  appointment_completed: 'Um agradecimento, depois do atendimento.',
  review_request: 'Depois do atendimento, com um link para o cliente dizer como foi.',
  appointment_moved:
    'Quando a equipe muda o dia ou a hora. Sai um minuto depois, com o horário em que ficou.',
  appointment_cancelled: 'Quando o horário é cancelado.',
  birthday_message: 'No dia do aniversário, menos a quem pediu para não receber novidades.',
};

type Change = { enabled: boolean } | { templateId: string | null };

/** 'Lembrete de 1 hora: ligado', and what it says where other words were chosen. */
export function changedText(automation: Automation, change: Change): string {
  const title = automationTitles[automation];
  if ('templateId' in change) return `${title}: mensagem trocada`;
  return `${title}: ${change.enabled ? 'ligado' : 'desligado'}`;
}

/** 'Confirmação automática depois de 30 s' */
export function autoConfirmText(isOn: boolean, seconds: number): string {
  if (!isOn) return 'Confirmação automática desligada';
  return seconds === 0
    ? 'Confirmação automática ligada, na hora'
    : `Confirmação automática ligada, depois de ${seconds} s`;
}

export function reviewDelayText(hours: number): string {
  if (hours === 0) return 'O pedido de avaliação sai logo depois do atendimento';
  return `O pedido de avaliação sai ${hours} h depois do atendimento`;
}

export function loadFailureText(error: unknown): string {
  return `Erro ao carregar configurações de automação. ${errorText(error)}`;
}
