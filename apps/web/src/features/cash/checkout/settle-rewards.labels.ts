import { rewardText } from '@app/domain/loyalty/reward';
import { formatMoney } from '@app/domain/shared/money';
import { formatCount } from '../../../foundation/format.ts';
import type { ChosenReward, RewardOffer } from './reward-offers.ts';

export const settleRewardsLabels = {
  title: 'Recompensas do cliente',
  lost: 'Campanha não encontrada',
};

/** 'Serviço gratuito: Corte' or '20 pontos por R$ 10,00 de desconto' */
export function offerText({ points, terms }: RewardOffer): string {
  const { rewardServiceName, rewardType } = terms;
  const reward = rewardText(terms);
  const named = rewardType === 'free_service' && rewardServiceName;
  const what = named ? `${reward}: ${rewardServiceName}` : reward;
  return points === null ? what : `${pointsText(points)} por ${what}`;
}

function pointsText(points: number): string {
  return formatCount(points, { one: 'ponto', many: 'pontos' });
}

/** Where it is worth more than there is to pay. */
export function cappedText({ worth, discount }: ChosenReward): string {
  return `Vale ${formatMoney(worth)} e desconta ${formatMoney(discount)}, o que há para pagar.`;
}
