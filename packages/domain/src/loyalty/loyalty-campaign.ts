/** What a client collects until the reward: services, or what she spends in cents. */
export const LOYALTY_CONDITIONS = ['services_count', 'amount_spent'] as const;
export type LoyaltyCondition = (typeof LOYALTY_CONDITIONS)[number];

export const REWARD_TYPES = ['percentage_discount', 'fixed_discount', 'free_service'] as const;
export type RewardType = (typeof REWARD_TYPES)[number];
