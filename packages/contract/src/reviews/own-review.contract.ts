import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText } from '../shared/schemas.ts';
import { reviewForm } from './reviews.contract.ts';

/** What the page shows that asks for a review: of the person no more than the first name. */
const ownReview = z.object({
  firstName: z.string(),
  company: z.object({
    id,
    name: z.string(),
    logoUrl: z.string().nullable(),
    timezone: z.string(),
    privacyContact: z.string(),
  }),
  professionalName: z.string(),
  serviceNames: z.string(),
  startTime: instant,
});
export type OwnReview = z.infer<typeof ownReview>;

nameSchemas({ OwnReview: ownReview });

const route = tagged('Página de avaliação');
const base = '/public/reviews/{token}' as const;
const withToken = z.strictObject({ token: sentText.max(100) });

const visitors = publicProcedure.errors({
  ...tooManyRequests,
  LINK_NOT_FOUND: {
    status: 404,
    message: 'Este link de avaliação não é válido, já foi usado ou venceu.',
  },
});

export const ownReviewContract = {
  get: visitors
    .route(route.get(base, 'Ver o que será avaliado'))
    .input(withToken)
    .output(ownReview),

  /** Once: whoever sends a second finds no link any more. */
  send: visitors
    .route(route.create(base, 'Enviar avaliação'))
    .input(reviewForm.extend({ token: sentText.max(100) }))
    .output(z.object({ rating: z.int() })),
};
