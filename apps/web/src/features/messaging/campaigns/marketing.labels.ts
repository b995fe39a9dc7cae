import type { Reengagement } from '@app/contract/messaging/reengagements.contract';
import type { TimeSlot } from '@app/domain/messaging/campaign-figures';
import { ANALYTICS_LINES, VIP_APPOINTMENTS } from '@app/domain/messaging/segment';
import { dayText, formatCount, formatNumber, withMinus } from '../../../foundation/format.ts';

export const marketingLabels = {
  parts: 'Partes do marketing',
  campaigns: 'Campanhas',
  mass: 'Envio em Massa',
  reengagement: 'Reengajamento',
  analytics: 'Analytics',
  figures: 'Marketing deste mês',
  sent: 'Mensagens enviadas',
  deliveryRate: 'Taxa de entrega',
  reached: 'Clientes alcançados',
  conversionRate: 'Taxa de conversão',
  unknown: 'indisponível',
};

export const figureHelp = {
  sent: 'Campanhas, reengajamento e aniversários que saíram neste mês.',
  deliveryRate: 'Entregues ou lidas, entre as enviadas, como o WhatsApp confirma.',
  reached: 'Quantos clientes diferentes receberam alguma.',
  conversionRate: 'De quem recebeu, quantos agendaram nos 7 dias seguintes.',
};

const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 });

export function rateText(rate: number | null): string {
  return rate === null ? marketingLabels.unknown : percent.format(rate);
}

export function countText(count: number | null): string {
  return count === null ? marketingLabels.unknown : formatNumber(count);
}

/** Against the same days of the month before: '+50% em relação ao mês passado até o dia 18'. */
export function changeText(change: number | null, comparedUntil: string): string {
  if (change === null) return 'sem comparação com o mês passado';
  const sign = change > 0 ? '+' : '';
  const day = Number(comparedUntil.slice(-2));
  return `${sign}${withMinus(percent.format(change))} em relação ao mês passado até o dia ${day}`;
}

export const massLabels = {
  explanation:
    'Escolha um modelo e para quem ele vai. Quem está em mais de um público recebe uma vez.',
  name: 'Nome da campanha',
  description: 'Descrição',
  descriptionHelp: 'Só a equipe vê.',
  template: 'Modelo',
  templatePlaceholder: 'Escolha um modelo personalizado',
  noTemplates: 'Ainda não há nenhum modelo do tipo Personalizado. Crie um para enviar em massa.',
  createTemplate: 'Criar modelo',
  segments: 'Público',
  businessHours: 'Respeitar o horário comercial',
  businessHoursHelp: 'Sai só das 9h às 18h; o resto espera as 9h do dia seguinte.',
  recentContacts: 'Deixar de fora quem recebeu mensagem nas últimas 24 horas',
  schedule: 'Agendar campanha',
  failed: 'Erro na Criação',
};

export const reengagementLabels = {
  explanation: 'Chama de volta quem está há tempo sem vir, sozinho, no ritmo que você escolher.',
  create: 'Novo reengajamento',
  edit: 'Editar reengajamento',
  list: 'Reengajamentos',
  empty: 'Nenhum reengajamento ainda. Crie um e os clientes ausentes são chamados sozinhos.',
  noTemplates:
    'Para criar um reengajamento é preciso um modelo do tipo Personalizado. Crie um na aba Modelos.',
  name: 'Nome',
  description: 'Descrição',
  daysInactive: 'Dias sem vir',
  template: 'Modelo',
  frequency: 'Procurar ausentes',
  maxAttempts: 'Mensagens por ausência',
  excludeIfScheduled: 'Deixar de fora quem já tem horário marcado',
  enabled: 'Ligado',
  withoutWords:
    'A Meta retirou a aprovação deste texto. Ninguém é chamado até ela voltar; ou edite e escolha outro texto.',
  active: 'Ativo',
  paused: 'Pausado',
  pause: 'Pausar',
  resume: 'Retomar',
  remove: 'Excluir',
  removeTitle: 'Excluir o reengajamento?',
  removed: 'Reengajamento excluído',
  pausedDone: 'Reengajamento pausado',
  resumedDone: 'Reengajamento retomado',
  created: 'Campanha Criada',
  updated: 'Reengajamento atualizado',
  failed: 'Erro',
  cancel: 'Voltar',
};

export const frequencyText: Record<Reengagement['frequency'], string> = {
  daily: 'Todo dia',
  weekly: 'Toda semana',
  monthly: 'Todo mês',
};

const attempts = { one: 'mensagem', many: 'mensagens' };

export function attemptsText(count: number): string {
  return formatCount(count, attempts);
}

export function daysText(days: number): string {
  return `${days} dias ou mais`;
}

export function termsText(reengagement: Reengagement): string {
  const { daysInactive, frequency, maxAttempts } = reengagement;
  return `${daysInactive} dias sem vir · ${frequencyText[frequency].toLowerCase()} · até ${attemptsText(maxAttempts)} · ${wordsText(reengagement)}`;
}

function wordsText({ templateName, approved, saysUsual }: Reengagement): string {
  if (saysUsual) return `mensagem padrão, porque o modelo “${templateName}” está fora de uso`;
  return `${approved ? 'texto aprovado' : 'modelo'} “${templateName}”`;
}

export function courseText({ sentCount, waitingCount, nextRunOn }: Reengagement): string {
  const parts = [
    formatCount(sentCount, { one: 'enviada', many: 'enviadas' }),
    waitingCount > 0 && `${formatNumber(waitingCount)} na fila`,
    nextRunOn && `próxima busca em ${dayText(nextRunOn)}`,
  ];
  return parts.filter(Boolean).join(' · ');
}

export function removeReengagementQuestion({ name }: Reengagement): string {
  return `“${name}” para de chamar clientes. O que já foi enviado fica no histórico deles.`;
}

export const analyticsLabels = {
  explanation: 'Contado das confirmações do WhatsApp e dos agendamentos. Nada é estimado.',
  campaign: 'Campanha',
  everyCampaign: 'Todas as mensagens de marketing',
  course: 'Da mensagem ao agendamento',
  courseHelp:
    'O que saiu no período, o que o WhatsApp confirmou e quem agendou nos 7 dias seguintes.',
  sent: 'Enviadas',
  delivered: 'Entregues',
  read: 'Lidas',
  clicked: 'Cliques',
  converted: 'Agendaram',
  failed: 'Falharam',
  slots: 'Horário em que saíram',
  slotsHelp: 'Cada faixa junta três horas; o que sai antes das 9h conta na primeira.',
  slot: 'Horário',
  noMessages: 'Nenhuma mensagem de marketing saiu neste período.',
  campaigns: 'Por campanha',
  noCampaigns: 'Nenhuma campanha começou neste período.',
  name: 'Campanha',
  recipients: 'Clientes',
  clients: 'Seus clientes',
  total: 'Clientes ativos',
  vip: `VIP (${ANALYTICS_LINES.vipAppointments} agendamentos ou mais)`,
  vipHelp: `Conta só nesta tela. Quem envia para o público “VIP” fala com quem tem mais de ${VIP_APPOINTMENTS} agendamentos.`,
  inactive: `Sem visita nos últimos ${ANALYTICS_LINES.inactiveDays} dias`,
};

export function slotText(hour: TimeSlot): string {
  return `${hour}h às ${hour === 21 ? 24 : hour + 3}h`;
}
