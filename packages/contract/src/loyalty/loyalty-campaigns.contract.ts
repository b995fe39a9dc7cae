import {
  LOYALTY_CONDITIONS,
  LOYALTY_LIMITS,
  REWARD_TYPES,
} from '@app/domain/loyalty/loyalty-campaign';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { keptThingsContract } from '../shared/kept-things.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, requiredText, version, wholeNumber } from '../shared/schemas.ts';
import { rewardTerms, serviceGone } from './reward.contract.ts';

const limits = LOYALTY_LIMITS;

export const loyaltyCampaignForm = z
  .strictObject({
    name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
    conditionType: z.enum(LOYALTY_CONDITIONS, 'Escolha o que conta para a recompensa'),
    /** Services, or cents. */
    conditionValue: wholeNumber(1, limits.amountCents, 'Meta inválida'),
    rewardType: z.enum(REWARD_TYPES, 'Escolha a recompensa'),
    /** Hundredths of a percent, or cents; not sent for a free service. */
    rewardValue: wholeNumber(0, limits.amountCents, 'Valor inválido').nullable().default(null),
    /** Sent only for a free service. */
    rewardServiceId: z.uuid('Escolha o serviço').nullable().default(null),
    active: z.boolean().default(true),
  })
  .check(({ value, issues }) => {
    for (const [path, message] of complaintsAbout(value))
      issues.push({ code: 'custom', input: value, path: [path], message });
  });
export type LoyaltyCampaignForm = z.infer<typeof loyaltyCampaignForm>;

type Terms = Pick<
  LoyaltyCampaignForm,
  'conditionType' | 'conditionValue' | 'rewardType' | 'rewardValue' | 'rewardServiceId'
>;

/** What does not fit together, by field. */
function complaintsAbout(terms: Terms): (readonly [field: keyof Terms, sentence: string])[] {
  const { conditionType, conditionValue, rewardType, rewardValue, rewardServiceId } = terms;
  const isFree = rewardType === 'free_service';
  const wrong: (readonly [keyof Terms, string, boolean])[] = [
    [
      'conditionValue',
      `Use no máximo ${limits.servicesCount} serviços`,
      conditionType === 'services_count' && conditionValue > limits.servicesCount,
    ],
    [
      'conditionValue',
      'A meta mínima é R$ 1,00',
      conditionType === 'amount_spent' && conditionValue < 1_00,
    ],
    ['rewardServiceId', 'Escolha o serviço', isFree && rewardServiceId === null],
    [
      'rewardServiceId',
      'O serviço vale só para serviço gratuito',
      !isFree && rewardServiceId !== null,
    ],
    ['rewardValue', 'Serviço gratuito não tem valor', isFree && rewardValue !== null],
    ['rewardValue', 'Valor é obrigatório', !isFree && rewardValue === null],
    [
      'rewardValue',
      'Percentual não pode ser maior que 100%',
      rewardType === 'percentage_discount' && (rewardValue ?? 0) > limits.percentHundredths,
    ],
  ];
  return wrong.filter(([, , isWrong]) => isWrong).map(([field, sentence]) => [field, sentence]);
}

export const loyaltyCampaign = rewardTerms.extend({
  id,
  name: z.string(),
  conditionType: z.enum(LOYALTY_CONDITIONS),
  /** Services, or cents. */
  conditionValue: z.int(),
  active: z.boolean(),
  /** Clients on their way to the reward, who would lose what they collected with the campaign. */
  collecting: z.int(),
  version,
  createdAt: instant,
});
export type LoyaltyCampaign = z.infer<typeof loyaltyCampaign>;

nameSchemas({ LoyaltyCampaignForm: loyaltyCampaignForm, LoyaltyCampaign: loyaltyCampaign });

const tag = 'Fidelidade';

export const loyaltyCampaignsContract = {
  ...keptThingsContract({
    path: '/loyalty-campaigns',
    tag,
    words: { one: 'campanha', many: 'campanhas de fidelidade', gender: 'feminine' },
    code: 'LOYALTY_CAMPAIGN',
    form: loyaltyCampaignForm,
    changes: loyaltyCampaignForm.safeExtend({ id, version }),
    thing: loyaltyCampaign,
    taken: serviceGone,
  }),

  figures: companyProcedure
    .route(tagged(tag).get('/loyalty-campaigns/figures', 'Números da fidelidade'))
    .output(
      z.object({
        /** Rewards used since the month began. */
        usedThisMonth: z.int(),
        /** Of the clients who came nearer to a reward in 30 days, the percentage who earned one. */
        conversionPercent: z.number(),
      }),
    ),
};
