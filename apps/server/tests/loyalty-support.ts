import type { LoyaltyCampaignForm } from '@app/contract/loyalty/loyalty-campaigns.contract';
import { cents } from '@app/domain/shared/money';
import { type Counter, openAnotherCounter, payment, served } from './settlement-support.ts';
import type { TestWorld } from './support.ts';

/** A counter whose haircut of R$ 50,00 brings ten points. */
export type LoyalCounter = Counter & { brushing: string };

export async function openLoyalCounter(world: TestWorld): Promise<LoyalCounter> {
  const counter = await openAnotherCounter(world);
  const { salon } = counter;
  const haircut = await salon.offers('Corte fiel', {
    durationMinutes: 60,
    price: cents(5000),
    loyaltyPoints: 10,
  });
  const brushing = await salon.offers('Escova', {
    durationMinutes: 30,
    price: cents(3000),
    loyaltyPoints: 5,
  });
  return { ...counter, haircut, brushing };
}

/** After two services the haircut is free, unless something else is wished. */
export function promise({ api, haircut }: LoyalCounter, wish: Partial<LoyaltyCampaignForm> = {}) {
  return api.loyalty.campaigns.create({
    name: 'Corte grátis',
    conditionType: 'services_count',
    conditionValue: 2,
    rewardType: 'free_service',
    rewardServiceId: haircut,
    ...wish,
  });
}

/** Ten points for R$ 20,00, unless something else is wished. */
export function exchange({ api }: LoyalCounter, pointsRequired = 10, rewardValueCents = 2000) {
  return api.loyalty.points.create({ name: 'Vale R$ 20', pointsRequired, rewardValueCents });
}

/** Comes twice, which earns the usual reward; answers the reward and the second visit. */
export async function earnReward(counter: LoyalCounter) {
  const visits = [await served(counter), await served(counter)] as const;
  const [status] = await statusesOf(counter);
  if (!status) throw new Error('Nothing was collected');
  return { status, visits };
}

export function statusesOf({ api, maria }: LoyalCounter, clientId = maria) {
  return api.loyalty.clients.statuses({ clientId });
}

export function pointsOfMaria({ api, maria }: LoyalCounter) {
  return api.loyalty.clients.points({ clientId: maria });
}

type Wanted = { kind: 'loyalty'; id: string } | { kind: 'points'; campaignId: string };

/** Pays a visit with these rewards, what is left in cash. */
export function payWith(
  counter: LoyalCounter,
  visit: { id: string; priceCents: number },
  { rewards, due }: { rewards: Wanted[]; due: number },
) {
  const form = payment(counter, visit, { by: { Dinheiro: due }, rewards });
  return counter.api.cash.settlements.settle(form);
}
