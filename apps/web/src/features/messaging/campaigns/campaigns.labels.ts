import type { Campaign } from '@app/contract/messaging/campaigns.contract';
import { decided } from '@app/domain/messaging/campaign';
import type { LeftOut } from '@app/domain/messaging/recipients';
import { type Audience, type Segment, VIP_APPOINTMENTS } from '@app/domain/messaging/segment';
import { formatCount, formatInstant, formatNumber } from '../../../foundation/format.ts';

export const campaignLabels = {
  title: 'Mensagens',
  figures: 'Campanhas',
  explanation: 'Campanhas: uma mensagem para muitos clientes de uma vez.',
  notAllowed: 'Você não tem permissão para ver as mensagens.',
  back: 'Voltar',
  create: 'Nova Campanha',
  edit: 'Editar campanha',
  list: 'Campanhas',
  empty: 'Nenhuma campanha ainda. Escolha um público, escreva a mensagem e envie.',
  total: 'Total de Campanhas',
  pending: 'Pendentes',
  completed: 'Enviadas',
  recipients: 'Total de Clientes',
  recipientsHelp: 'Soma dos clientes de todas as campanhas. Quem está em duas conta duas vezes.',
  created: 'Campanha Criada',
  updated: 'Campanha atualizada',
  failedToCreate: 'Erro ao criar campanha',
  failedToUpdate: 'Erro ao atualizar campanha',
};

export const campaignActLabels = {
  send: 'Enviar Agora',
  sendTitle: 'Enviar agora?',
  pause: 'Pausar',
  resume: 'Continuar',
  stop: 'Interromper',
  stopTitle: 'Interromper a campanha?',
  stopped: 'Campanha interrompida',
  edit: 'Editar',
  remove: 'Excluir',
  removeTitle: 'Excluir a campanha?',
  removed: 'Campanha excluída',
  cancel: 'Voltar',
};

export const campaignFieldLabels = {
  name: 'Nome',
  namePlaceholder: 'Ex.: Promoção de outono',
  text: 'Mensagem',
  audience: 'Público',
  audiencePlaceholder: 'Para quem é',
  when: 'Quando enviar',
  now: 'Agora',
  byHand: 'Quando eu mandar',
  later: 'Agendar',
  date: 'Data',
  time: 'Horário',
  momentMissing: 'Para campanhas agendadas, defina data e horário',
  wayOut: 'No fim da mensagem entra: “Para não receber mais, responda SAIR.”',
  save: 'Salvar',
  schedule: 'Agendar campanha',
};

export const audienceText: Record<Audience, string> = {
  all: 'Todos os clientes',
  active: 'Ativos (agendaram nos últimos 30 dias)',
  inactive: 'Inativos (60 dias ou mais sem agendar)',
  birthday: 'Aniversariantes do mês',
};

export const segmentText: Record<Segment, string> = {
  all: 'Todos os clientes',
  recent: 'Ativos',
  inactive: 'Inativos',
  birthday: 'Aniversariantes',
  vip: 'VIP',
  high_value: 'Alto valor',
  new: 'Novos',
  due_return: 'Hora de voltar',
};

export const segmentHelp: Record<Segment, string> = {
  all: 'Todo cadastro ativo com telefone',
  recent: 'Agendaram nos últimos 30 dias',
  inactive: '60 dias ou mais sem agendar',
  birthday: 'Fazem aniversário neste mês',
  vip: `Mais de ${VIP_APPOINTMENTS} agendamentos`,
  high_value: 'Gastaram o dobro da média ou mais',
  new: 'Cadastrados nos últimos 7 dias',
  due_return: 'Já deveriam voltar, ou voltam nos próximos dias, e ainda não agendaram',
};

const leftOutText: Record<LeftOut, { one: string; many: string }> = {
  inactive: { one: 'com cadastro inativo', many: 'com cadastro inativo' },
  blocked: { one: 'bloqueado', many: 'bloqueados' },
  'no-phone': { one: 'sem telefone', many: 'sem telefone' },
  'no-consent': { one: 'não aceitou receber promoções', many: 'não aceitaram receber promoções' },
  'recent-contact': {
    one: 'recebeu mensagem nas últimas 24 horas',
    many: 'receberam mensagem nas últimas 24 horas',
  },
  'same-phone': {
    one: 'com o mesmo telefone de outro cliente',
    many: 'com o mesmo telefone de outro cliente',
  },
  'needs-approval': {
    one: 'porque o número oficial só leva textos aprovados pela Meta',
    many: 'porque o número oficial só leva textos aprovados pela Meta',
  },
};

const clients = { one: 'cliente', many: 'clientes' };

export function clientsText(count: number): string {
  return formatCount(count, clients);
}

export function recipientsText(count: number): string {
  return count === 0 ? 'Ninguém deste público pode receber.' : `Vai para ${clientsText(count)}.`;
}

/** 'Ficam de fora: 2 sem telefone, 1 bloqueado.' */
export function leftOutSentence(leftOut: Partial<Record<LeftOut, number>>): string | null {
  const parts = Object.entries(leftOut)
    .filter(([, count]) => count > 0)
    // The keys of a record of reasons are reasons.
    .map(([reason, count]) => formatCount(count, leftOutText[reason as LeftOut]));
  return parts.length === 0 ? null : `Ficam de fora: ${parts.join(', ')}.`;
}

/** What is said on the button that sends it. */
export function sendToText(count: number | undefined): string {
  return count ? `Enviar para ${clientsText(count)}` : 'Enviar';
}

export function startedText(count: number): string {
  return `Iniciado o envio para ${clientsText(count)}`;
}

export function scheduledText(at: string, timezone: string): string {
  return `Agendada para ${formatInstant(at, timezone)}`;
}

/** What a person reads of a campaign once it is saved. */
export function createdText(campaign: Campaign, timezone: string): string {
  const { scheduledAt, totalRecipients, state } = campaign;
  if (state === 'pending' && scheduledAt) return scheduledText(scheduledAt, timezone);
  return startedText(totalRecipients);
}

/** Why it stands still though nobody paused it. */
export const pausedBecauseText: Record<NonNullable<Campaign['pausedBecause']>, string> = {
  'number-out':
    'Pausada: o número saiu do ar. Conecte o WhatsApp e toque em Continuar; o que falta espera.',
  'words-taken-back':
    'Pausada: a Meta retirou a aprovação deste texto. Quando ele voltar, toque em Continuar.',
};

/** Before its moment comes. */
export const withoutWordsText =
  'A Meta retirou a aprovação deste texto. Se ele não voltar até lá, a campanha começa pausada.';

export type ShownState = Campaign['state'] | 'paused' | 'stopped';

export const stateText: Record<ShownState, string> = {
  pending: 'Pendente',
  sending: 'Enviando',
  paused: 'Pausada',
  completed: 'Concluída',
  stopped: 'Interrompida',
  failed: 'Falhou',
};

export function shownStateOf({ state, pausedAt, stoppedAt }: Campaign): ShownState {
  if (stoppedAt) return 'stopped';
  return state === 'sending' && pausedAt ? 'paused' : state;
}

export function whenText(campaign: Campaign, timezone: string): string {
  const { startedAt, scheduledAt } = campaign;
  if (startedAt) return `Começou em ${formatInstant(startedAt, timezone)}`;
  return scheduledAt ? scheduledText(scheduledAt, timezone) : 'Espera você enviar';
}

export function audiencesText(segments: readonly Segment[]): string {
  return segments.map(wholeSegmentText).join(', ');
}

/** 'VIP' has another line in the analytics: this one says where it is drawn. */
function wholeSegmentText(segment: Segment): string {
  if (segment !== 'vip') return segmentText[segment];
  return `${segmentText.vip} (${segmentHelp.vip.toLowerCase()})`;
}

export function progressText({ progress, totalRecipients }: Campaign): string {
  return `${formatNumber(decided(progress))} de ${clientsText(totalRecipients)}`;
}

export const recipientsLabel = 'Exportar destinatários';
export const progressLabel = 'Andamento do envio';

/** What became of its messages; what did not happen is not told. */
export function outcomesText({ progress, sentCount }: Campaign): string {
  const { delivered, read, skipped } = progress;
  const parts = [
    formatCount(sentCount, { one: 'enviada', many: 'enviadas' }),
    delivered + read > 0 && formatCount(delivered + read, { one: 'entregue', many: 'entregues' }),
    read > 0 && formatCount(read, { one: 'lida', many: 'lidas' }),
    skipped > 0 && formatCount(skipped, { one: 'não enviada', many: 'não enviadas' }),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** '1 com falha', which leads to whom and why. */
export function failedText({ progress }: Campaign): string {
  return progress.failed > 0 ? `${formatNumber(progress.failed)} com falha` : '';
}

export function sendQuestion(name: string): string {
  return `“${name}” começa a sair assim que você confirmar. O que já saiu não volta.`;
}

export function stopQuestion({ name, progress }: Campaign): string {
  return `“${name}” para aqui: ${clientsText(progress.queued)} que ainda esperam não recebem mais. Isto não pode ser desfeito.`;
}

export function removeQuestion({ name }: Campaign): string {
  return `“${name}” ainda não começou e some da lista.`;
}

export const numberText = {
  missing:
    'Nenhum número conectado. Conecte o WhatsApp para enviar; campanhas já podem ser agendadas.',
  disconnected:
    'Seu número está desconectado. Conecte-o para enviar; campanhas já podem ser agendadas.',
  paused: 'O envio do seu número está pausado. As mensagens esperam você retomar.',
  banned: 'O WhatsApp bloqueou seu número. Conecte outro para enviar.',
} as const;

export const numberLink = 'Ver conexão';
