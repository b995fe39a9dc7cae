import { PAYMENT_ENVIRONMENTS } from '@app/domain/billing/payment-environment';
import { CONCERNS } from '@app/domain/platform/concern';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText } from '../shared/schemas.ts';

const recentCompany = z.object({
  id,
  /** As its clients know it. */
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
});

const failingJobs = z.object({
  /** Of the work, as the program calls it. */
  name: z.string(),
  /** Given up. */
  failed: z.int(),
  /** Failed, and tried again by itself. */
  retrying: z.int(),
  /** Why, the last time. */
  reason: z.string(),
  lastAt: instant,
});
export type FailingJobs = z.infer<typeof failingJobs>;

nameSchemas({ RecentCompany: recentCompany, FailingJobs: failingJobs });

const route = tagged('Plataforma');

export const overviewContract = {
  /** What needs a hand, what cannot wait first, and which companies came last. */
  read: operatorProcedure.route(route.get('/platform/overview', 'O que precisa de atenção')).output(
    z.object({
      concerns: z.array(z.object({ kind: z.enum(CONCERNS), count: z.int() })),
      /** Whose payments and events are counted; null while none is switched on. */
      environment: z.enum(PAYMENT_ENVIRONMENTS).nullable(),
      recentCompanies: z.array(recentCompany),
      failingJobs: z.array(failingJobs),
    }),
  ),

  /** What was given up of one kind of work is tried again. */
  retryJobs: operatorProcedure
    .route(route.post('/platform/jobs/retry', 'Tentar trabalhos de novo'))
    .input(z.strictObject({ name: sentText.min(1).max(200) }))
    .output(z.object({ retried: z.int() })),
};
