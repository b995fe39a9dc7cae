import type { MessageState } from '@app/domain/messaging/message-state';
import type { Occasion } from '@app/domain/messaging/occasion';
import { MESSAGE_LENGTH } from '@app/domain/messaging/recipient';
import type { Channel, SkipReason } from '@app/domain/messaging/skip-reason';
import { formatTime } from '@app/domain/shared/local-time';
import { errorText } from '../../../foundation/error-text.ts';
import { isRefusedWith } from '../../../foundation/failure.ts';
import { formatNumber } from '../../../foundation/format.ts';

export const messageLogLabels = {
  title: 'Mensagens enviadas',
  explanation: 'Cada mensagem aos clientes, e o que foi feito dela.',
  back: 'Voltar ao WhatsApp',
  notAllowed: 'Você não tem permissão para ver as mensagens.',
  write: 'Nova mensagem',
  exportCsv: 'Exportar CSV',
  failedToExport: 'Erro ao exportar mensagens',
  retry: 'Enviar de novo',
  openClient: 'Abrir cliente',
  retried: 'Mensagem reenviada',
  failedToRetry: 'Falha no reenvio',
  stillUnderWay: 'Mensagem a caminho',
  stillUnderWayHelp: 'Assim que soubermos se saiu, aparece em Mensagens enviadas.',
  nothingFound: 'Nenhuma mensagem com estes filtros.',
  clear: 'Limpar filtros',
  toAutomations: 'Ver automações',
  empty:
    'Nenhuma mensagem ainda. O que sair pelo WhatsApp, por e-mail ou pela lista Para enviar aparece aqui.',
};

export const messageLogColumns = {
  who: 'Para',
  when: 'Quando',
  what: 'Mensagem',
  channel: 'Por onde',
  state: 'Situação',
};

export const messageLogFilterLabels = {
  fromDate: 'De',
  toDate: 'Até',
  state: 'Situação',
  anyState: 'Todas',
  occasion: 'Motivo',
  anyOccasion: 'Todos',
  channel: 'Por onde',
  anyChannel: 'Qualquer caminho',
  client: 'Cliente',
  oneClient: 'Só as deste cliente',
  campaign: 'Campanha',
  oneCampaign: 'Só as desta campanha',
};

export const stateText: Record<MessageState, string> = {
  queued: 'Na fila',
  sending: 'Enviando',
  sent: 'Enviada',
  delivered: 'Entregue',
  read: 'Lida',
  failed: 'Falhou',
  skipped: 'Não enviada',
};

/** Nothing went wrong: the client was told another way, so that a second copy was not needed. */
export function isSpared({ state, reason }: Pick<Told, 'state' | 'reason'>): boolean {
  return state === 'skipped' && reason === 'told-by-mail';
}

export const sparedText = 'Não foi preciso';

export const channelText: Record<Channel, string> = {
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  link: 'Para enviar',
};

/** What the platform says of a greeting that did not reach its company. */
export const lostWelcome = {
  title: 'Erro ao enviar boas-vindas',
  text: 'Não foi possível enviar a mensagem de WhatsApp.',
};

export function isLostWelcome(message: { occasion: Occasion; state: MessageState }): boolean {
  return message.occasion === 'company_welcome' && message.state === 'failed';
}

export const skipText: Record<SkipReason, string> = {
  moved: 'O horário mudou',
  cancelled: 'O horário foi cancelado',
  'switched-off': 'A mensagem automática foi desligada',
  'no-longer-true': 'Deixou de valer antes de sair',
  'too-late': 'Sairia tarde demais',
  stopped: 'O cliente não quer receber mensagens',
  'no-contact': 'O cliente não tem telefone nem e-mail',
  'client-gone': 'Os dados do cliente foram apagados',
  'by-hand': 'Alguém da equipe decidiu não enviar',
  'told-by-mail': 'O cliente já recebeu isto por e-mail; esta cópia não precisou sair.',
  'too-long': `Com os dados do cliente, o texto passou de ${formatNumber(MESSAGE_LENGTH)} caracteres. Encurte o modelo.`,
  no_whatsapp_instance: 'Nenhum WhatsApp conectado',
  no_phone: 'A empresa não tem telefone',
};

/** What the last attempt came to; anything else is told as it came. */
const troubles: Record<string, string> = {
  'number-invalid': 'Este número não tem WhatsApp',
  unreachable: 'O serviço de WhatsApp não respondeu',
  'not-a-gateway': 'O serviço de WhatsApp não respondeu',
  'not-connected': 'O WhatsApp estava desconectado',
  'line-missing': 'O WhatsApp estava desconectado',
  unauthorized: 'O serviço de WhatsApp recusou o acesso',
  'licence-required': 'O serviço de WhatsApp está sem licença',
  'bad-request': 'O WhatsApp não aceitou a mensagem',
  'window-closed': 'O cliente não escreveu nas últimas 24 horas',
  'template-problem': 'O modelo não foi aprovado pelo WhatsApp',
  'rate-limited': 'O WhatsApp pediu para esperar',
  undeliverable: 'O WhatsApp não conseguiu entregar',
  'marketing-cap': 'O WhatsApp limita as ofertas que cada pessoa recebe',
  blocked: 'O WhatsApp bloqueou este número',
  'in-doubt': 'Não sabemos se saiu. Confira na conversa antes de enviar de novo.',
  'no-answer': 'Sem resposta do WhatsApp; estamos conferindo se saiu',
  cut: 'A conexão caiu no envio; estamos conferindo se saiu',
  'gateway-error': 'O serviço de WhatsApp falhou no envio; estamos conferindo se saiu',
  'mail-refused': 'O e-mail foi recusado. Confira o endereço do cliente.',
  'no-number': 'Nenhum WhatsApp conectado',
  paused: 'Os envios estavam pausados',
  'plan-closed': 'O plano da empresa não inclui envios pelo WhatsApp',
  'no-address': 'O cliente não tem e-mail',
  'day-cap': 'O número novo já escreveu a muitas pessoas hoje',
  'strangers-stopped': 'O WhatsApp limitou este número para contatos novos',
  'hour-limit': 'Muitas mensagens nesta hora',
  quiet: 'Fora do horário de envio',
};

export function troubleText(error: string): string {
  if (error.startsWith('refused')) return 'O WhatsApp recusou a mensagem';
  return troubles[error] ?? 'A mensagem não saiu';
}

/** With the time at which another one may be sent, where that is the reason. */
export function failureText(error: unknown, timezone: string): string {
  if (!isRefusedWith('MESSAGE_LIMIT_REACHED', error)) return errorText(error);
  const { resetTime } = Object(Object(Object(error).data).details);
  const time = formatTime(Temporal.Instant.from(String(resetTime)), timezone);
  return `Limite de mensagens excedido. Tente novamente em ${time}`;
}

export function attemptsText(attempts: number, error: string): string {
  if (attempts === 0) return troubleText(error);
  const times = attempts === 1 ? '1 tentativa' : `${attempts} tentativas`;
  return `Falha após ${times}: ${troubleText(error)}`;
}

type Told = {
  occasion: Occasion;
  state: MessageState;
  reason: SkipReason | null;
  error: string;
  attempts: number;
};

/** Why it is not where it should be; empty when nothing is wrong. */
export function whyText({ occasion, state, reason, error, attempts }: Told): string {
  if (state === 'skipped') return reason ? skipText[reason] : '';
  if (error === '') return '';
  if (isLostWelcome({ occasion, state })) return `${lostWelcome.text} ${troubleText(error)}`;
  return state === 'failed' && attempts > 0 ? attemptsText(attempts, error) : troubleText(error);
}

/** Why one that was sent again did not leave; what waits for a person says where. */
export function retryFailureText(message: Told & { channel: Channel }): string {
  if (message.channel !== 'link') return whyText(message) || troubleText('');
  return `${troubleText(message.error)}. Agora está na lista ${channelText.link}.`;
}

export const sendLabels = {
  title: 'Nova mensagem',
  phone: 'Telefone',
  name: 'Nome',
  nameHelp: 'Entra no texto onde estiver o nome do cliente.',
  message: 'Mensagem',
  send: 'Enviar',
  sent: 'Mensagem a caminho',
  failed: 'Erro ao Enviar',
};
