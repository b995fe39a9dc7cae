import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { tagged } from '../shared/routes.ts';

export const supportContract = {
  /** How a company reaches whoever runs the platform. */
  contact: publicProcedure
    .route(tagged('Plataforma').get('/support', 'Contato de suporte'))
    .output(z.object({ whatsapp: z.string().nullable(), email: z.string().nullable() }))
    .errors(tooManyRequests),
};
