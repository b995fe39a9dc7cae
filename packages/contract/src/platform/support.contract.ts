import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';

export const supportContract = {
  /** How a company reaches whoever runs the platform. */
  contact: publicProcedure
    .route({ method: 'GET', path: '/support', tags: ['Plataforma'], summary: 'Contato de suporte' })
    .output(z.object({ whatsapp: z.string().nullable(), email: z.string().nullable() }))
    .errors(tooManyRequests),
};
