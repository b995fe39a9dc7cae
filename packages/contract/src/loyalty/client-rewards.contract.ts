import { LOYALTY_CONDITIONS } from '@app/domain/loyalty/loyalty-campaign';
import { POINTS_TYPES } from '@app/domain/loyalty/points';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant } from '../shared/schemas.ts';
import { rewardErrors, rewardTerms } from './reward.contract.ts';

const clientPoints = z.object({
  balance: z.int(),
  /** What was undone or given back is not in them. */
  earned: z.int(),
  used: z.int(),
  /** How many movements there are; the newest are listed. */
  count: z.int(),
  movements: z.array(
    z.object({
      id,
      type: z.enum(POINTS_TYPES),
      /** Below zero where points go. */
      points: z.int(),
      description: z.string(),
      createdAt: instant,
      campaignName: z.string().nullable(),
      /** Exchanged outside of a payment, and not given back. */
      canUndo: z.boolean(),
    }),
  ),
});
export type ClientPoints = z.infer<typeof clientPoints>;

const clientStatus = rewardTerms.extend({
  id,
  /** Null once the campaign is gone. */
  campaignName: z.string().nullable(),
  conditionType: z.enum(LOYALTY_CONDITIONS),
  /** Services, or cents. */
  progressValue: z.int(),
  targetValue: z.int(),
  earnedAt: instant.nullable(),
  usedAt: instant.nullable(),
  /** Given outside of a payment; what a payment used comes back with its refund. */
  canUndo: z.boolean(),
  createdAt: instant,
});
export type ClientStatus = z.infer<typeof clientStatus>;

/** What a client may use now. */
const redeemable = z.object({
  rewards: z.array(rewardTerms.extend({ id, name: z.string().nullable() })),
  balance: z.int(),
  exchanges: z.array(
    rewardTerms.extend({ campaignId: id, name: z.string(), pointsRequired: z.int() }),
  ),
});
export type Redeemable = z.infer<typeof redeemable>;

nameSchemas({ ClientPoints: clientPoints, ClientLoyalty: clientStatus, Redeemable: redeemable });

const undoErrors = {
  NOTHING_TO_UNDO: {
    status: 409,
    message:
      'Não há o que desfazer aqui. O que foi usado em um pagamento volta quando ele é estornado.',
  },
} as const;

const route = tagged('Recompensas do cliente');
const which = z.strictObject({ clientId: id });

export const clientRewardsContract = {
  points: companyProcedure
    .route(route.get('/clients/{clientId}/points', 'Pontos do cliente'))
    .input(which)
    .output(clientPoints),

  /** Newest first. */
  statuses: companyProcedure
    .route(route.get('/clients/{clientId}/loyalty', 'Fidelidade do cliente'))
    .input(which)
    .output(z.array(clientStatus)),

  /** Rewards that were earned and not used, and what the points are enough for. */
  redeemable: companyProcedure
    .route(route.get('/clients/{clientId}/redeemable', 'O que o cliente pode usar agora'))
    .input(which)
    .output(redeemable),

  /** Marks a reward as given, outside of a payment. */
  useReward: companyProcedure
    .route(route.post('/clients/{clientId}/loyalty/{id}/use', 'Usar recompensa'))
    .input(which.extend({ id }))
    .output(z.array(clientStatus))
    .errors({ REWARD_UNAVAILABLE: rewardErrors.REWARD_UNAVAILABLE }),

  /** Exchanges points outside of a payment. */
  usePoints: companyProcedure
    .route(route.post('/clients/{clientId}/points/use', 'Trocar pontos'))
    .input(which.extend({ campaignId: id }))
    .output(clientPoints)
    .errors(rewardErrors),

  /** A reward that was marked as given by mistake is there again. */
  undoReward: companyProcedure
    .route(route.post('/clients/{clientId}/loyalty/{id}/undo', 'Desfazer uso de recompensa'))
    .input(which.extend({ id }))
    .output(z.array(clientStatus))
    .errors(undoErrors),

  /** Points that were exchanged by mistake are there again; the id is of their movement. */
  undoPoints: companyProcedure
    .route(route.post('/clients/{clientId}/points/{id}/undo', 'Desfazer troca de pontos'))
    .input(which.extend({ id }))
    .output(clientPoints)
    .errors(undoErrors),
};
