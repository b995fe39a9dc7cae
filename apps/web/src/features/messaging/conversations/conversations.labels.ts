import type { SaidLine } from '@app/contract/messaging/conversations.contract';
import type { IncomingKind } from '@app/domain/messaging/answer';
import type { AnswerOutcome } from '@app/domain/messaging/answer-outcome';
import type { ReplyChance, TalkFilter } from '@app/domain/messaging/conversation';
import type { MessageState } from '@app/domain/messaging/message-state';
import { MESSAGE_LENGTH } from '@app/domain/messaging/recipient';
import type { Channel } from '@app/domain/messaging/skip-reason';
import { formatDate, formatTime, todayIn } from '@app/domain/shared/local-time';
import { occasionText } from '../occasions.labels.ts';

export const talksLabels = {
  title: 'Conversas',
  notAllowed: 'Você não tem permissão para ver as conversas.',
  list: 'Conversas',
  search: 'Buscar conversa',
  searchHint: 'Nome ou telefone',
  show: 'Mostrar',
  empty: 'Quando um cliente responder no WhatsApp, a conversa aparece aqui.',
  connect: 'Ver conexão do WhatsApp',
  nothing: 'Nenhuma conversa encontrada.',
  seeAll: 'Ver todas as conversas',
  nothingUnread: 'Tudo lido por aqui.',
  nothingWaiting: 'Ninguém espera por resposta.',
  nothingMine: 'Nenhuma conversa é sua ainda. Quem responde fica com a conversa.',
  choose: 'Escolha uma conversa para ler e responder.',
  missing: 'Esta conversa não existe mais.',
  back: 'Voltar para as conversas',
  hidden: 'Contato sem número',
  file: 'Foto, áudio ou outro arquivo',
  you: 'Você: ',
  waits: 'Espera por você',
  unread: (count: number) => (count === 1 ? '1 mensagem não lida' : `${count} mensagens não lidas`),
};

export const filterLabels: Record<TalkFilter, string> = {
  all: 'Todas',
  unread: 'Não lidas',
  waiting: 'Esperando',
  mine: 'Minhas',
};

export const threadLabels = {
  lines: 'Mensagens da conversa',
  write: 'Escreva uma mensagem',
  tooLong: (length: string) =>
    `Mensagem muito longa (máximo ${MESSAGE_LENGTH} caracteres): são ${length}.`,
  send: 'Enviar',
  quick: 'Respostas prontas',
  noQuick: 'Crie modelos do tipo “Personalizado” em WhatsApp, Modelos, e eles aparecem aqui.',
  openTemplates: 'Abrir modelos',
  settle: 'Marcar como resolvida',
  answers: 'Quem responde',
  nobody: 'Ninguém',
  record: 'Ver ficha',
  failed: 'Erro ao Enviar',
  assigned: (name: string) => `Quem responde: ${name}`,
  settled: 'Conversa marcada como resolvida',
  assignFailed: 'Não foi possível mudar quem responde',
  settleFailed: 'Não foi possível marcar como resolvida',
  empty: 'Nada foi dito ainda. Escreva a primeira mensagem.',
  openWhatsapp: 'Abrir no WhatsApp',
  older: 'Ver mensagens anteriores',
  onPhone: 'Pelo celular',
  bySystem: 'Automática',
  byLink: 'Enviada pelo seu WhatsApp',
  byMail: 'Por e-mail',
};

export const chanceTexts: Record<Exclude<ReplyChance, 'possible'>, string> = {
  disconnected: 'O WhatsApp está desconectado. Conecte o número para responder por aqui.',
  paused: 'Os envios estão pausados. Retome-os em WhatsApp, Conectar, para responder por aqui.',
  hidden: 'O WhatsApp esconde o número deste contato, e não leva respostas daqui até ele.',
  'window-closed':
    'O WhatsApp só deixa responder até 24 horas depois da última mensagem do cliente. Espere ele escrever.',
};

export const recordLabels = {
  title: 'Ficha do cliente',
  unknown: 'Este contato ainda não está no cadastro de clientes.',
  unknownHint: 'Cadastre com o mesmo telefone, e a conversa fica na ficha.',
  create: 'Ir para clientes',
  next: 'Próxima visita',
  last: 'Última visita',
  none: 'Nenhuma marcada',
  never: 'Ainda não veio',
  visits: 'Visitas',
  noShows: 'Faltas',
  allergies: 'Alergias',
  preferences: 'Preferências',
  blocked: 'Cliente bloqueado',
  optedOut: 'Não autorizou novidades',
  book: 'Agendar',
};

export const timelineLabels = {
  tab: 'Linha do tempo',
  list: 'Mensagens e visitas',
  empty: 'Mensagens e visitas deste cliente aparecem aqui.',
  write: 'Escrever no WhatsApp',
  failed: 'Não foi possível abrir a conversa',
};

export const stateLabels: Record<MessageState, string> = {
  queued: 'Na fila',
  sending: 'Enviando',
  sent: 'Enviada',
  delivered: 'Entregue',
  read: 'Lida',
  failed: 'Não enviada',
  skipped: 'Não enviada',
};

export const kindLabels: Record<Exclude<IncomingKind, 'text'>, string> = {
  image: 'Mandou uma foto. Veja no celular.',
  audio: 'Mandou um áudio. Ouça no celular.',
  video: 'Mandou um vídeo. Veja no celular.',
  document: 'Mandou um documento. Veja no celular.',
  sticker: 'Mandou uma figurinha.',
  other: 'Mandou algo que só o celular mostra.',
};

export const outcomeLabels: Partial<Record<AnswerOutcome, string>> = {
  confirmed: 'Confirmou o horário',
  'asked-to-cancel': 'Quer cancelar: perguntamos se podemos',
  cancelled: 'Cancelou o horário',
  'opted-out': 'Não quer mais receber novidades',
};

const wayLabels: Partial<Record<Channel, string>> = {
  email: threadLabels.byMail,
  link: threadLabels.byLink,
};

/** Who or what wrote it, above what it says; nothing for her own words. */
export function sourceText({ from, occasion, channel, authorName }: SaidLine): string {
  if (from === 'client') return '';
  if (from === 'phone') return threadLabels.onPhone;
  const way = wayLabels[channel ?? 'whatsapp'];
  const source =
    from === 'team' ? authorName : (occasion && occasionText[occasion]) || threadLabels.bySystem;
  return [source, way].filter(Boolean).join(' · ');
}

export function lineText({ kind, text }: Pick<SaidLine, 'kind' | 'text'>): string {
  return kind === 'text' ? text : kindLabels[kind];
}

export function clockText(at: string, timezone: string): string {
  return formatTime(Temporal.Instant.from(at), timezone);
}

/** 'Hoje', 'Ontem', or the date. */
export function dayName(at: string, timezone: string, today: Temporal.PlainDate): string {
  const day = todayIn(timezone, Temporal.Instant.from(at));
  const days = day.until(today).days;
  if (days === 0) return 'Hoje';
  return days === 1 ? 'Ontem' : formatDate(day);
}

/** In a list there is room for the time of today, or for the day. */
export function shortWhen(at: string, timezone: string, today: Temporal.PlainDate): string {
  const name = dayName(at, timezone, today);
  if (name === 'Hoje') return clockText(at, timezone);
  return name === 'Ontem' ? name : name.slice(0, 5);
}
