import { z } from 'zod';
import { publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, sentText } from '../shared/schemas.ts';
import { newAccountFields, refuseWeakPassword } from './sign-up.contract.ts';

export const firstAccessSchema = newAccountFields
  .extend({
    /** Asked for where whoever installed the system set one. */
    setupToken: sentText.trim().max(200).optional(),
  })
  .superRefine(refuseWeakPassword);
export type FirstAccessInput = z.infer<typeof firstAccessSchema>;

const alreadyConfigured = {
  ALREADY_CONFIGURED: { status: 409, message: 'O sistema já foi configurado. Faça login.' },
} as const;

nameSchemas({ FirstAccess: firstAccessSchema });

export const entranceContract = {
  /** What the gate has to know about the system before anybody signs in. */
  current: publicProcedure
    .route(tagged('Entrada').get('/entrance', 'Estado da entrada'))
    .output(
      z.object({
        /** Nobody administers the system yet. */
        firstAccess: z.boolean(),
        asksSetupToken: z.boolean(),
        offersDemo: z.boolean(),
        recoversByEmail: z.boolean(),
      }),
    )
    .errors(tooManyRequests),

  /** The first administrator, exactly one. Whoever loses the race becomes an ordinary account. */
  configure: publicProcedure
    .route(tagged('Entrada').create('/entrance/first-access', 'Configuração inicial'))
    .input(firstAccessSchema)
    .output(z.object({ userId: id, role: z.enum(['admin', 'client']) }))
    .errors({
      ...tooManyRequests,
      ...alreadyConfigured,
      USER_EXISTS: {
        status: 409,
        message: 'Este email já está cadastrado. Faça login ou use outro email.',
      },
      WRONG_SETUP_TOKEN: { status: 403, message: 'Código de instalação incorreto.' },
    }),

  /** Fills an empty system, that only this machine can reach, with the demonstration. */
  loadDemo: publicProcedure
    .route(tagged('Entrada').post('/entrance/demo', 'Carregar dados de demonstração'))
    .input(z.strictObject({ setupToken: sentText.trim().max(200).optional() }))
    .output(
      z.object({
        logins: z.array(z.object({ email: z.string(), role: z.string() })),
        password: z.string(),
      }),
    )
    .errors({
      ...tooManyRequests,
      ...alreadyConfigured,
      WRONG_SETUP_TOKEN: { status: 403, message: 'Código de instalação incorreto.' },
      NO_DEMO: { status: 404, message: 'A demonstração não está disponível neste sistema.' },
    }),
};
