import type { NoticeKind } from '@app/domain/messaging/notice';
import { PRODUCT } from '../../../foundation/mail/mail-message.ts';

type Words = {
  clientName: string;
  serviceNames: string;
  professionalName: string;
  at: string;
  before: string;
  productName: string;
  campaignName: string;
  /** Of how many it tells together; null where it is one. */
  gathered: number | null;
};
type Sentences = Record<NoticeKind, (words: Words) => string>;

const who = ({ clientName }: Words) => clientName || 'Um cliente';
const what = ({ serviceNames, professionalName }: Words) =>
  [serviceNames, professionalName].filter(Boolean).join(' com ');

const wish = (words: Words) =>
  words.before
    ? `quer remarcar ${what(words)}: era ${words.before}, seria ${words.at}`
    : `pediu um horário pela internet: ${what(words)}, ${words.at}`;
const whatAndWhen = (words: Words) => [what(words), words.at].filter(Boolean).join(', ');

/** Names of clients stand in no subject: it is listed longer than the letter is kept. */
const subject: Sentences = {
  'appointment-booked': (words) => `Novo agendamento: ${whatAndWhen(words)}`,
  'appointment-requested': (words) => `Pedido de agendamento: ${whatAndWhen(words)}`,
  'appointment-moved': (words) => `Remarcado: ${what(words)}, agora ${words.at}`,
  'appointment-cancelled': (words) => `Cancelado: ${whatAndWhen(words)}`,
  'appointment-unanswered': (words) => `Sem resposta ao lembrete: ${whatAndWhen(words)}`,
  'reminder-in-doubt': (words) => `Não sabemos se o lembrete saiu: ${whatAndWhen(words)}`,
  'answer-waiting': () => 'Um cliente espera por resposta no WhatsApp',
  'whatsapp-lost': () => 'O WhatsApp da sua empresa foi desconectado',
  'whatsapp-banned': () => 'O WhatsApp bloqueou o número da sua empresa',
  'campaign-failed': ({ campaignName }) => `A campanha “${campaignName}” não saiu`,
  'campaign-paused': ({ campaignName }) => `A campanha “${campaignName}” está pausada`,
  'appointments-unsolved': () => 'Há agendamentos sem solução',
  'requests-waiting': () => 'Há pedidos à espera de aprovação',
  'import-finished': () => 'Sua importação de clientes terminou',
  'stock-low': ({ productName }) => `Estoque baixo: ${productName}`,
  'order-placed': ({ gathered }) =>
    gathered ? `${gathered} novos pedidos pelo link` : 'Novo pedido pelo link',
  'review-low': () => 'Um cliente não ficou satisfeito',
  'review-received': () => 'Nova avaliação de um cliente',
  'payment-failed': () => 'Não conseguimos cobrar sua assinatura',
  'support-entered': () => 'O suporte entrou na sua empresa',
};

const sentence: Sentences = {
  'appointment-booked': (words) =>
    `${who(words)} agendou pela internet: ${what(words)}, ${words.at}.`,
  'appointment-requested': (words) =>
    `${who(words)} ${wish(words)}. O pedido espera pela sua aprovação.`,
  'appointment-moved': (words) =>
    `${who(words)} remarcou ${what(words)}: era ${words.before}, agora é ${words.at}.`,
  'appointment-cancelled': (words) =>
    `${who(words)} cancelou ${what(words)}, ${words.at}. O horário voltou a ficar livre.`,
  'appointment-unanswered': (words) =>
    `${who(words)} não respondeu ao lembrete de ${what(words)}, ${words.at}. Ligue ou escreva para confirmar.`,
  'reminder-in-doubt': (words) =>
    `A conexão caiu quando o lembrete saía, e não sabemos se ${who(words)} recebeu: ${whatAndWhen(words)}. Confira na conversa e, se preciso, avise de novo.`,
  'answer-waiting': (words) =>
    `${who(words)} escreveu no WhatsApp e espera pela resposta de uma pessoa.`,
  'whatsapp-lost': () =>
    'As mensagens não saem mais pelo WhatsApp. Confirmações e lembretes seguem pelos outros caminhos; conecte o número de novo.',
  'whatsapp-banned': () =>
    'O WhatsApp bloqueou este número, e nada mais sai por ele. Veja no aplicativo do celular o que o WhatsApp pede.',
  'campaign-failed': ({ campaignName }) =>
    `Nenhuma mensagem da campanha “${campaignName}” saiu. Veja por que e envie de novo.`,
  'campaign-paused': ({ campaignName }) =>
    `A campanha “${campaignName}” parou no meio, e o que falta espera por você. Veja por que e toque em Continuar.`,
  'appointments-unsolved': () =>
    'Há agendamentos em horários que mudaram e que ninguém resolveu ainda.',
  'requests-waiting': () =>
    'Há pedidos feitos pela internet à espera da sua aprovação. Quem pediu ainda não sabe se pode vir.',
  'import-finished': () =>
    'A importação de clientes terminou. Veja o que entrou e o que ficou fora.',
  'stock-low': ({ productName }) =>
    `${productName} chegou ao estoque mínimo. Veja a lista de compras.`,
  'order-placed': ({ gathered }) =>
    gathered
      ? `${gathered} pedidos feitos pelo link esperam pelo PIX. Confira no banco e confirme os que foram pagos.`
      : 'Alguém pediu um pacote ou vale-presente pelo link e vai pagar por PIX. Confira no banco e confirme o pedido.',
  'review-low': (words) =>
    `${who(words)} avaliou com 3 estrelas ou menos: ${whatAndWhen(words)}. Vale uma conversa.`,
  'review-received': (words) => `${who(words)} avaliou ${whatAndWhen(words)}.`,
  'payment-failed': () => 'O pagamento da assinatura não foi aprovado.',
  'support-entered': () => 'O suporte da plataforma está vendo sua empresa. Veja por quê.',
};

export const noticeMailLabels = {
  subject,
  sentence,
  gatheredTitle: 'Novos pedidos pelo link',
  title: {
    'appointment-booked': 'Novo agendamento online',
    'appointment-requested': 'Um pedido espera por aprovação',
    'appointment-moved': 'Cliente remarcou',
    'appointment-cancelled': 'Cliente cancelou',
    'appointment-unanswered': 'Cliente não respondeu',
    'reminder-in-doubt': 'Lembrete em dúvida',
    'answer-waiting': 'Cliente espera por resposta',
    'whatsapp-lost': 'WhatsApp desconectado',
    'whatsapp-banned': 'Número bloqueado pelo WhatsApp',
    'campaign-failed': 'Campanha não saiu',
    'campaign-paused': 'Campanha pausada',
    'appointments-unsolved': 'Agendamentos sem solução',
    'requests-waiting': 'Pedidos esperam por aprovação',
    'import-finished': 'Importação terminada',
    'stock-low': 'Estoque baixo',
    'order-placed': 'Novo pedido pelo link',
    'review-low': 'Cliente insatisfeito',
    'review-received': 'Nova avaliação',
    'payment-failed': 'Pagamento não aprovado',
    'support-entered': 'O suporte entrou na sua empresa',
  } satisfies Record<NoticeKind, string>,
  where: 'Para não receber mais estes e-mails, abra o seu perfil em "Avisos".',
  open: `Ver no ${PRODUCT}`,
};
