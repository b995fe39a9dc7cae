import { type Cents, cents, formatMoney, percentOf, smaller } from '../shared/money.ts';
import type { RewardType } from './loyalty-campaign.ts';
import type { Visit } from './visit.ts';

/** What is given to whoever earned it. */
export type Reward = {
  rewardType: RewardType;
  /** Hundredths of a percent, or cents; null of a free service. */
  rewardValue: number | null;
  rewardServiceId: string | null;
};

/** What points are exchanged for; with neither it is something that is not paid for here. */
export type PointsReward = { rewardValue: Cents | null; rewardServiceId: string | null };

/** How many rewards one payment takes. */
export const REWARDS_PER_PAYMENT = 3;

export type TakenOff = {
  /** What the reward promises. */
  worth: Cents;
  /** What it takes off: never more than is left to pay. */
  discount: Cents;
};

const NOTHING = cents(0);

/** An amount says more than a service, where a campaign names both. */
export function rewardOfPoints({ rewardValue, rewardServiceId }: PointsReward): Reward {
  if (rewardValue === null && rewardServiceId !== null)
    return { rewardType: 'free_service', rewardValue: null, rewardServiceId };
  return { rewardType: 'fixed_discount', rewardValue: rewardValue ?? 0, rewardServiceId: null };
}

/**
 * What each reward takes off a visit, in this order: a percentage of the price of the visit, an
 * amount, or the price of a service that was done. Each service is free once, and nothing goes
 * below zero.
 */
export function takeOff(rewards: readonly Reward[], visit: Visit): TakenOff[] {
  let left = visit.price;
  let services = visit.services;
  return rewards.map((reward) => {
    const free = services.find(({ serviceId }) => serviceId === reward.rewardServiceId);
    if (reward.rewardType === 'free_service') services = services.filter((one) => one !== free);
    const worth = worthOf(reward, visit.price, free?.price ?? NOTHING);
    const discount = smaller(worth, left);
    left = cents(left - discount);
    return { worth, discount };
  });
}

function worthOf({ rewardType, rewardValue }: Reward, price: Cents, ofService: Cents): Cents {
  if (rewardType === 'free_service') return ofService;
  if (rewardType === 'fixed_discount') return cents(rewardValue ?? 0);
  return percentOf((rewardValue ?? 0) / 100, price);
}

/** '10% de desconto', 'R$ 20,00 de desconto' or 'Serviço gratuito': the same words everywhere. */
export function rewardText({ rewardType, rewardValue }: Omit<Reward, 'rewardServiceId'>): string {
  if (rewardType === 'free_service') return 'Serviço gratuito';
  const value = rewardValue ?? 0;
  if (rewardType === 'fixed_discount') return `${formatMoney(cents(value))} de desconto`;
  return `${String(value / 100).replace('.', ',')}% de desconto`;
}
