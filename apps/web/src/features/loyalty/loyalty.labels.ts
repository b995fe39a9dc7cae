import type { LoyaltyCampaign } from '@app/contract/loyalty/loyalty-campaigns.contract';
import type { RewardTerms } from '@app/contract/loyalty/reward.contract';
import type { LoyaltyCondition, RewardType } from '@app/domain/loyalty/loyalty-campaign';
import { rewardText } from '@app/domain/loyalty/reward';
import { cents, formatMoney } from '@app/domain/shared/money';
import { formatCount, formatNumber } from '../../foundation/format.ts';
import { valueText } from '../../ui/dialogs/merged-notice.labels.ts';
import { thingLabels } from '../../ui/kept-things/things.labels.ts';

const common = {
  ...thingLabels({ one: 'campanha', many: 'campanhas', gender: 'feminine' }),
  created: 'Campanha criada',
  updated: 'Campanha atualizada',
  removed: 'Campanha excluída',
  back: 'Voltar',
  create: 'Nova Campanha',
  edit: 'Editar Campanha',
  createFirst: 'Criar Primeira Campanha',
  failedToCreate: 'Erro ao criar campanha',
  failedToUpdate: 'Erro ao atualizar campanha',
  failedToRemove: 'Erro ao excluir',
  notRemoved: 'Não foi possível excluir a campanha.',
};

export const loyaltyLabels = {
  ...common,
  title: 'Fidelidade',
  explanation: 'Recompensas para quem volta: contam a cada atendimento concluído.',
  notAllowed: 'Você não tem permissão para ver a fidelidade.',
  emptyTitle: 'Nenhuma campanha de fidelidade ainda',
  empty: 'Dê um prêmio a quem volta: depois de tantas visitas, ou de tanto gasto.',
  emptyForReaders: 'As campanhas da empresa aparecem aqui.',
  notCreated: 'Não foi possível criar a campanha de fidelidade.',
};

export const pointsLabels = {
  ...common,
  title: 'Programa de Pontos',
  explanation: 'O que seus clientes trocam pelos pontos que os serviços dão.',
  notAllowed: 'Você não tem permissão para ver os pontos.',
  emptyTitle: 'Nenhuma campanha ativa',
  empty: 'Diga por quantos pontos o cliente troca um serviço ou um desconto.',
  emptyForReaders: 'As campanhas da empresa aparecem aqui.',
  notCreated: 'Não foi possível criar a campanha de pontos.',
};

/** Of either kind. */
export type CampaignLabels = typeof loyaltyLabels;

/** What goes with a campaign, and what can be done instead. */
export function removeCampaignText({ collecting, active }: LoyaltyCampaign): string {
  if (collecting === 0) return loyaltyLabels.removeQuestion;
  const lost =
    collecting === 1
      ? '1 cliente está a caminho da recompensa e perde o que já juntou.'
      : `${formatNumber(collecting)} clientes estão a caminho da recompensa e perdem o que já juntaram.`;
  const instead = active ? ' Para só parar de contar, inative a campanha.' : '';
  return `${lost} Recompensas já conquistadas continuam valendo.${instead} ${loyaltyLabels.removeQuestion}`;
}

export const loyaltyFigureLabels = {
  list: 'Números da fidelidade',
  active: 'Campanhas Ativas',
  used: 'Recompensas Entregues',
  usedHint: 'Este mês',
  conversion: 'Taxa de Conversão',
  conversionHint: 'Últimos 30 dias',
  conversionHelp: 'De quem avançou em alguma campanha, quantos conquistaram a recompensa.',
};

/** 'de 3 campanhas' */
export function ofAllText(total: number): string {
  return `de ${formatCount(total, { one: 'campanha', many: 'campanhas' })}`;
}

/** '50,0%', and '0%' of nobody. */
export function percentText(percent: number): string {
  return percent === 0 ? '0%' : `${percent.toLocaleString('pt-BR', ONE_DECIMAL)}%`;
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export const conditionLabels: Record<LoyaltyCondition, string> = {
  services_count: 'Número de serviços',
  amount_spent: 'Valor gasto',
};

export const rewardTypeLabels: Record<RewardType, string> = {
  percentage_discount: 'Desconto em porcentagem',
  fixed_discount: 'Desconto em reais',
  free_service: 'Serviço gratuito',
};

export const campaignFieldLabels = {
  name: 'Nome',
  conditionType: 'O que conta',
  servicesCount: 'Quantos serviços',
  amountSpent: 'Quanto gastar',
  rewardType: 'Recompensa',
  rewardValue: 'Valor da recompensa',
  percentExample: '10%',
  rewardService: 'Serviço',
  active: 'Ativa',
  activeHelp: 'Campanhas inativas não contam novos atendimentos.',
  pointsRequired: 'Pontos necessários',
  pointsValueHelp: 'Descontado no pagamento. Em branco, vale o serviço.',
  pointsServiceHelp: 'Desconta o preço dele, quando não há valor.',
  pointsActiveHelp: 'Campanhas inativas não são oferecidas.',
  noService: 'Nenhum',
};

/** As a sentence names them. */
export const campaignFieldNames = {
  ...campaignFieldLabels,
  conditionValue: 'Meta',
  rewardServiceId: campaignFieldLabels.rewardService,
  rewardValueCents: campaignFieldLabels.rewardValue,
};

/** Where two changed it: amounts are kept in hundredths. */
export function campaignValueText(value: unknown, field: string): string {
  if (field === 'conditionType') return conditionLabels[value as LoyaltyCondition];
  if (field === 'rewardType') return rewardTypeLabels[value as RewardType];
  if (field === 'rewardValue' && typeof value === 'number') return formatNumber(value / 100);
  return valueText(value, field);
}

type Target = Pick<LoyaltyCampaign, 'conditionType' | 'conditionValue'>;

/** 'A cada 10 serviços' or 'A cada R$ 500,00' */
export function conditionText({ conditionType, conditionValue }: Target): string {
  return `A cada ${amountText(conditionType, conditionValue)}`;
}

/** '10 serviços' or 'R$ 500,00' */
export function amountText(condition: LoyaltyCondition, amount: number): string {
  if (condition === 'amount_spent') return formatMoney(cents(amount));
  return formatCount(amount, { one: 'serviço', many: 'serviços' });
}

/** 'Serviço gratuito: Corte' */
export function rewardWords(terms: RewardTerms): string {
  const text = rewardText(terms);
  const isNamed = terms.rewardType === 'free_service' && terms.rewardServiceName;
  return isNamed ? `${text}: ${terms.rewardServiceName}` : text;
}

export function pointsText(points: number): string {
  return formatCount(points, { one: 'ponto', many: 'pontos' });
}
