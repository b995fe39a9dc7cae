import { LOYALTY_LIMITS } from '@app/domain/loyalty/loyalty-campaign';
import { z } from 'zod';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { id, instant, requiredText, version, wholeNumber } from '../shared/schemas.ts';
import { serviceGone } from './reward.contract.ts';

const limits = LOYALTY_LIMITS;

export const pointsCampaignForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  pointsRequired: wholeNumber(1, limits.points, 'Informe pelo menos 1 ponto'),
  /** Taken off a payment; zero is the same as none. */
  rewardValueCents: wholeNumber(0, limits.amountCents, 'Valor inválido').nullable().default(null),
  /** Its price is taken off, where no value is given. */
  rewardServiceId: z.uuid('Escolha o serviço').nullable().default(null),
  active: z.boolean().default(true),
});
export type PointsCampaignForm = z.infer<typeof pointsCampaignForm>;

export const pointsCampaign = z.object({
  id,
  name: z.string(),
  pointsRequired: z.int(),
  rewardValueCents: z.int().nullable(),
  rewardServiceId: id.nullable(),
  rewardServiceName: z.string().nullable(),
  active: z.boolean(),
  version,
  createdAt: instant,
});
export type PointsCampaign = z.infer<typeof pointsCampaign>;

nameSchemas({ PointsCampaignForm: pointsCampaignForm, PointsCampaign: pointsCampaign });

export const pointsCampaignsContract = keptThingsContract({
  path: '/points-campaigns',
  tag: 'Pontos',
  words: { one: 'campanha', many: 'campanhas de pontos', gender: 'feminine' },
  code: 'POINTS_CAMPAIGN',
  form: pointsCampaignForm,
  changes: pointsCampaignForm.safeExtend({ id, version }),
  thing: pointsCampaign,
  taken: serviceGone,
});
