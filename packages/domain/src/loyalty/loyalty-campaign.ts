import type { Visit } from './visit.ts';

/** What a client collects until the reward: services, or what she spends in cents. */
export const LOYALTY_CONDITIONS = ['services_count', 'amount_spent'] as const;
export type LoyaltyCondition = (typeof LOYALTY_CONDITIONS)[number];

export const REWARD_TYPES = ['percentage_discount', 'fixed_discount', 'free_service'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];

export const LOYALTY_LIMITS = {
  nameLength: 120,
  servicesCount: 10_000,
  /** What a client spends, and what a reward takes off. */
  amountCents: 100_000_000,
  percentHundredths: 100_00,
  points: 10_000_000,
} as const;

/** How far a client is: collecting, then earned, then used. */
export type LoyaltyStanding = {
  progressValue: number;
  targetValue: number;
  earnedAt: Temporal.Instant | null;
  usedAt: Temporal.Instant | null;
};

/** What a visit adds: its services, or what is to be paid for them. */
export function progressBy(condition: LoyaltyCondition, visit: Visit): number {
  return condition === 'services_count' ? visit.services.length : visit.price;
}

/**
 * The standing after its progress changed. A reward is earned as long as what was collected reaches
 * the target; one that is used stays so, whatever becomes of the visits that earned it.
 */
export function withProgress<Standing extends LoyaltyStanding>(
  standing: Standing,
  added: number,
  now: Temporal.Instant,
): Standing {
  const progressValue = standing.progressValue + added;
  if (standing.usedAt !== null) return { ...standing, progressValue };
  const isEarned = progressValue >= standing.targetValue;
  return { ...standing, progressValue, earnedAt: isEarned ? (standing.earnedAt ?? now) : null };
}

/** What a visit counts for: the first that still collects, else the first that waits for its use. */
export function creditedStanding<Standing extends LoyaltyStanding>(
  oldestFirst: readonly Standing[],
): Standing | null {
  const open = oldestFirst.filter(({ usedAt }) => usedAt === null);
  return open.find(({ earnedAt }) => earnedAt === null) ?? open[0] ?? null;
}

/** How much of the target is reached, in percent with one decimal; it may be more than all. */
export function percentReached({
  progressValue,
  targetValue,
}: Pick<LoyaltyStanding, 'progressValue' | 'targetValue'>): number {
  return Math.round((progressValue * 1000) / targetValue) / 10;
}

/** Of those who came nearer to a reward, how many earned one: percent with one decimal. */
export function conversionRate({
  earned,
  collected,
}: {
  earned: number;
  collected: number;
}): number {
  return collected === 0 ? 0 : Math.round((earned * 1000) / collected) / 10;
}
