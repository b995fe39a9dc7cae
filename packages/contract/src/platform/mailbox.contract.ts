import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant } from '../shared/schemas.ts';

export const MAIL_STATES = ['kept', 'waiting', 'sent', 'failed'] as const;

export const mailSummary = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  createdAt: instant,
});
export type MailSummary = z.infer<typeof mailSummary>;

nameSchemas({ MailSummary: mailSummary });

export const mailboxContract = {
  /** The last e-mails the system wrote, newest first, with how they were delivered. */
  list: operatorProcedure
    .route(tagged('Plataforma').get('/platform/mails', 'E-mails'))
    .output(z.object({ delivery: z.enum(['outbox', 'smtp']), mails: z.array(mailSummary) })),

  show: operatorProcedure
    .route(tagged('Plataforma').get('/platform/mails/{id}', 'Ler e-mail'))
    .input(z.strictObject({ id }))
    .output(mailSummary.extend({ text: z.string(), error: z.string().nullable() }))
    .errors({ MAIL_NOT_FOUND: { status: 404, message: 'E-mail não encontrado' } }),
};
