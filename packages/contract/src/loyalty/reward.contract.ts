import { REWARD_TYPES } from '@app/domain/loyalty/loyalty-campaign';
import { z } from 'zod';
import { id } from '../shared/schemas.ts';

/** What is given to whoever earned it. */
export const rewardTerms = z.object({
  rewardType: z.enum(REWARD_TYPES),
  /** Hundredths of a percent, or cents; null of a free service. */
  rewardValue: z.int().nullable(),
  rewardServiceId: id.nullable(),
  rewardServiceName: z.string().nullable(),
});
export type RewardTerms = z.infer<typeof rewardTerms>;

/** A reward that is used in a payment. */
export const wantedReward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('loyalty'), id }),
  z.strictObject({ kind: z.literal('points'), campaignId: id }),
]);
export type WantedReward = z.infer<typeof wantedReward>;

export const rewardErrors = {
  REWARD_UNAVAILABLE: {
    status: 409,
    message: 'Esta recompensa não está mais disponível. Confira e tente de novo.',
  },
  NOT_ENOUGH_POINTS: {
    status: 409,
    message: 'O cliente não tem pontos suficientes para esta troca.',
  },
} as const;

export const serviceGone = {
  REWARD_SERVICE_NOT_FOUND: { status: 409, message: 'O serviço escolhido não existe mais.' },
} as const;
