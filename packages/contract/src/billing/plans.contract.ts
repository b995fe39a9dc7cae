import { z } from 'zod';
import { accountProcedure, publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id } from '../shared/schemas.ts';

export const offeredPlan = z.object({
  id,
  name: z.string(),
  description: z.string(),
  priceCents: z.int(),
  features: z.array(z.string()),
  isMostPopular: z.boolean(),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;

nameSchemas({ Plan: offeredPlan });

export const plansContract = {
  /** What can be subscribed to, in the order in which it is offered. */
  list: accountProcedure
    .route(tagged('Assinatura').get('/plans', 'Planos'))
    .output(z.array(offeredPlan)),

  /** How many days whoever founds a company now may try for free; 0 where nobody may. */
  trial: publicProcedure
    .route(tagged('Assinatura').get('/trial', 'Teste grátis para novas empresas'))
    .output(z.object({ days: z.int() }))
    .errors(tooManyRequests),
};
