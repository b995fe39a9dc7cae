import { eventIterator } from '@orpc/contract';
import { z } from 'zod';
import { companyProcedure } from './errors.ts';

/** What a screen can follow: the lists that change while somebody looks at them. */
export const LIVE_TOPICS = [
  'company',
  'members',
  'professionals',
  'services',
  'clients',
  'client-imports',
  'coupons',
  'appointments',
  'holds',
  'feeds',
  'cash',
] as const;
export type LiveTopic = (typeof LIVE_TOPICS)[number];

/** An answer to a write says in this header which lists it made old. */
export const CHANGES_HEADER = 'x-changes';

export const liveContract = {
  /** Says which list of the company changed, for as long as the connection stays open. */
  changes: companyProcedure
    .route({ method: 'GET', path: '/live/changes', tags: ['Ao vivo'], summary: 'Seguir mudanças' })
    .output(
      eventIterator(
        z.object({
          topic: z.enum(LIVE_TOPICS),
          /** The request that changed it, by which whoever made it knows her own change again. */
          requestId: z.string().nullable(),
        }),
      ),
    ),
};
