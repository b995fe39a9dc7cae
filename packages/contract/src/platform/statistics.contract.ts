import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { tagged } from '../shared/routes.ts';

export const statisticsContract = {
  read: operatorProcedure
    .route(tagged('Plataforma').get('/platform/statistics', 'Números da plataforma'))
    .output(
      z.object({
        totalCompanies: z.int(),
        activeCompanies: z.int(),
        totalPlans: z.int(),
        /** What the subscriptions that are active now bring in a month. */
        estimatedRevenueCents: z.int(),
        adminUsers: z.int(),
        /** Payments are simulated, and e-mails kept instead of delivered. */
        simulated: z.array(z.enum(['payments', 'mail'])),
      }),
    ),
};
