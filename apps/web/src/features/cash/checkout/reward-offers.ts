import type { Redeemable } from '@app/contract/loyalty/client-rewards.contract';
import type { RewardTerms, WantedReward } from '@app/contract/loyalty/reward.contract';
import type { AppointmentDetail } from '@app/contract/scheduling/agenda-entry.contract';
import { REWARDS_PER_PAYMENT, type TakenOff, takeOff } from '@app/domain/loyalty/reward';
import { cents } from '@app/domain/shared/money';

/** Something that a client may use in this payment. */
export type RewardOffer = {
  key: string;
  name: string | null;
  /** What it costs her, where it is exchanged for points. */
  points: number | null;
  terms: RewardTerms;
  wanted: WantedReward;
};
export type ChosenReward = RewardOffer & TakenOff;

type Paid = Pick<AppointmentDetail, 'priceCents' | 'serviceDetails'>;

/** What takes something off this visit; the rest is left for another day. */
export function offersFor(visit: Paid, redeemable: Redeemable | undefined): RewardOffer[] {
  if (!redeemable) return [];
  const rewards = redeemable.rewards.map(({ id, name, ...terms }) => ({
    key: `loyalty ${id}`,
    name,
    points: null,
    terms,
    wanted: { kind: 'loyalty' as const, id },
  }));
  const exchanges = redeemable.exchanges.map(({ campaignId, name, pointsRequired, ...terms }) => ({
    key: `points ${campaignId}`,
    name,
    points: pointsRequired,
    terms,
    wanted: { kind: 'points' as const, campaignId },
  }));
  return [...rewards, ...exchanges].filter((offer) => chosenOf([offer], visit).length > 0);
}

/** What each of them takes off, in the order in which they were chosen. */
export function chosenOf(offers: readonly RewardOffer[], visit: Paid): ChosenReward[] {
  const taken = takeOff(
    offers.map(({ terms }) => terms),
    {
      price: cents(visit.priceCents),
      services: visit.serviceDetails.map(({ id, priceCents }) => ({
        serviceId: id,
        price: cents(priceCents),
        loyaltyPoints: 0,
      })),
    },
  );
  return offers.flatMap((offer, place) => {
    const off = taken[place];
    return off && off.discount > 0 ? [{ ...offer, ...off }] : [];
  });
}

/** Whether one more fits: into the payment, into what is left to pay, and into her points. */
export function mayChoose(
  offer: RewardOffer,
  chosen: readonly RewardOffer[],
  { visit, balance }: { visit: Paid; balance: number },
): boolean {
  const more = [...chosen, offer];
  const points = more.reduce((total, one) => total + (one.points ?? 0), 0);
  if (more.length > REWARDS_PER_PAYMENT || points > balance) return false;
  return chosenOf(more, visit).length === more.length;
}
