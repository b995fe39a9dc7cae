import type { Notice } from '@app/contract/messaging/notices.contract';
import type { NoticeKind } from '@app/domain/messaging/notice';
import { formatInstant, moneyText } from '../../../foundation/format.ts';

const titles: Record<NoticeKind, string> = {
  'appointment-booked': 'Novo agendamento online',
  'appointment-requested': 'Pedido espera por aprovação',
  'appointment-moved': 'Cliente remarcou',
  'appointment-cancelled': 'Cliente cancelou',
  'appointment-unanswered': 'Cliente não respondeu ao lembrete',
  'reminder-in-doubt': 'Não sabemos se o lembrete saiu',
  'answer-waiting': 'Cliente espera por resposta',
  'whatsapp-lost': 'WhatsApp desconectado',
  'whatsapp-banned': 'WhatsApp bloqueou o número',
  'campaign-failed': 'Campanha não saiu',
  'campaign-paused': 'Campanha pausada',
  'appointments-unsolved': 'Agendamentos sem solução',
  'requests-waiting': 'Pedidos esperam por aprovação',
  'import-finished': 'Importação terminada',
  'stock-low': 'Estoque baixo',
  'order-placed': 'Novo pedido pelo link',
  'review-low': 'Cliente insatisfeito: 3 estrelas ou menos',
  'review-received': 'Nova avaliação',
  'payment-failed': 'Pagamento da assinatura não aprovado',
  'support-entered': 'O suporte entrou na sua empresa',
};

export const noticeLabels = {
  title: 'Avisos',
  empty: 'Quando um cliente agendar, remarcar ou cancelar pela internet, você fica sabendo aqui.',
  markAllRead: 'Marcar tudo como lido',
  choose: 'Escolher avisos',
  unread: 'Não lido',
  open: 'Abrir',
  more: (count: number) => (count === 1 ? 'Mais 1 aviso' : `Mais ${count} avisos`),
};

export function noticeTitle({ kind, gathered }: Notice): string {
  return gathered ? 'Novos pedidos pelo link' : titles[kind];
}

export type WishPlace = 'app' | 'email' | 'push';

const places: Record<WishPlace, string> = {
  app: 'no app',
  email: 'por e-mail',
  push: 'nos seus aparelhos',
};

export const wishLabels = {
  title: 'Avisos',
  explanation: 'Onde você quer saber do que acontece na empresa.',
  kind: 'Quando',
  app: 'No app',
  email: 'E-mail',
  push: 'Aparelho',
  inApp: (kind: NoticeKind) => `${wishKinds[kind]}: no app`,
  byMail: (kind: NoticeKind) => `${wishKinds[kind]}: por e-mail`,
  onDevice: (kind: NoticeKind) => `${wishKinds[kind]}: nos meus aparelhos`,
  noMail: '—',
  /** 'Cliente cancela: aviso por e-mail ligado' */
  kept: (kind: NoticeKind, where: WishPlace, isOn: boolean) =>
    `${wishKinds[kind]}: aviso ${places[where]} ${isOn ? 'ligado' : 'desligado'}`,
  failed: 'Não foi possível guardar sua escolha',
};

export const wishKinds: Record<NoticeKind, string> = {
  'appointment-booked': 'Cliente agenda pela internet',
  'appointment-requested': 'Pedido espera por aprovação',
  'appointment-moved': 'Cliente remarca',
  'appointment-cancelled': 'Cliente cancela',
  'appointment-unanswered': 'Cliente não responde ao lembrete',
  'reminder-in-doubt': 'Não se sabe se o lembrete saiu',
  'answer-waiting': 'Cliente espera por resposta no WhatsApp',
  'whatsapp-lost': 'WhatsApp desconecta',
  'whatsapp-banned': 'WhatsApp bloqueia o número',
  'campaign-failed': 'Campanha não sai',
  'campaign-paused': 'Campanha pausa sozinha',
  'appointments-unsolved': 'Agendamentos ficam sem solução',
  'requests-waiting': 'Pedidos seguem sem aprovação',
  'import-finished': 'Importação termina',
  'stock-low': 'Produto fica com estoque baixo',
  'order-placed': 'Cliente pede pacote ou vale pelo link',
  'review-low': 'Cliente avalia com 3 estrelas ou menos',
  'review-received': 'Cliente avalia com 4 ou 5 estrelas',
  'payment-failed': 'Pagamento da assinatura falha',
  'support-entered': 'Suporte entra na empresa',
};

/** What happened, in one line below its title. */
export function noticeText(notice: Notice, timezone: string): string {
  if (notice.kind === 'appointments-unsolved') return 'Horários mudaram e ninguém resolveu ainda.';
  if (notice.kind === 'requests-waiting') return 'Quem pediu ainda não sabe se pode vir.';
  if (notice.kind === 'import-finished') return 'Veja o que entrou e o que ficou fora.';
  if (notice.kind === 'stock-low') return `${notice.productName} chegou ao mínimo.`;
  if (notice.kind === 'order-placed') return orderedText(notice);
  if (notice.kind === 'whatsapp-lost') return 'Nada sai por ele. Conecte o número de novo.';
  if (notice.kind === 'whatsapp-banned') return 'Veja no celular o que o WhatsApp pede.';
  if (notice.kind === 'campaign-failed')
    return `Nada de “${notice.campaignName}” saiu. Veja por quê.`;
  if (notice.kind === 'campaign-paused') return `“${notice.campaignName}” espera você continuar.`;
  if (notice.kind === 'payment-failed') return failedText(notice);
  if (notice.kind === 'support-entered') return 'Veja quem, por quê e até quando.';
  const what = [notice.serviceNames, notice.professionalName].filter(Boolean).join(' com ');
  return [notice.clientName, what, whenText(notice, timezone)].filter(Boolean).join(' · ');
}

function failedText({ amountCents }: Notice): string {
  const amount = amountCents === null ? '' : ` de ${moneyText(amountCents)}`;
  return `A cobrança${amount} não passou. Confira a forma de pagamento.`;
}

function orderedText({ amountCents, gathered }: Notice): string {
  if (gathered) return `${gathered} esperam pelo PIX. Confira no banco e confirme.`;
  const amount = amountCents === null ? '' : ` de ${moneyText(amountCents)}`;
  return `Confira se o PIX${amount} chegou e confirme.`;
}

function whenText({ startTime, previousStartTime }: Notice, timezone: string): string {
  if (!startTime) return '';
  const now = formatInstant(startTime, timezone);
  return previousStartTime ? `de ${formatInstant(previousStartTime, timezone)} para ${now}` : now;
}
