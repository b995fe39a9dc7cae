import type { MessageByHand } from '@app/contract/messaging/by-hand.contract';
import { formatPhone } from '@app/domain/shared/phones';
import { formatCount, formatInstant } from '../../../foundation/format.ts';
import { occasionText } from '../occasions.labels.ts';

export const byHandLabels = {
  title: 'Para enviar',
  explanation:
    'Mensagens prontas, que saem do seu WhatsApp com um toque: abra, envie e marque como enviada.',
  list: 'Mensagens para enviar',
  empty: 'Nada para enviar agora. As próximas mensagens aparecem aqui na hora certa.',
  toAutomations: 'Ver automações',
  notAllowed: 'Você não tem permissão para ver as mensagens.',
  goAndSend: 'Enviar mensagens',
  open: 'Abrir no WhatsApp',
  openAgain: 'Abrir de novo',
  sent: 'Já enviei',
  skip: 'Não enviar',
  marked: 'Marcada como enviada.',
  skipped: 'Tirada da lista.',
  failed: 'Não foi possível mudar a mensagem.',
  noName: 'Sem cadastro',
};

export function nameText({ clientName }: MessageByHand): string {
  return clientName || byHandLabels.noName;
}

export function phoneText({ recipient }: MessageByHand): string {
  return formatPhone(`+${recipient}`);
}

/** From then on it is of no use to anybody. */
export function untilText({ tooLateAt }: MessageByHand, zone: string): string | null {
  return tooLateAt && `Enviar até ${formatInstant(tooLateAt, zone)}`;
}

export function waitingText(count: number): string {
  return formatCount(count, { one: 'mensagem para enviar', many: 'mensagens para enviar' });
}

/** '3 mensagens prontas esperam que alguém envie.' */
export function readyText(count: number): string {
  const ready = { one: 'mensagem pronta espera', many: 'mensagens prontas esperam' };
  return `${formatCount(count, ready)} que alguém envie.`;
}

/** The same words for whoever does not see beside whom the button stands. */
export function toWhom(action: string, message: MessageByHand): string {
  return `${action}: ${nameText(message)}, ${occasionText[message.occasion]}`;
}
