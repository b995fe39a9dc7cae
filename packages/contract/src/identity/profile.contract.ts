import { SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { z } from 'zod';
import { accountProcedure, tooManyRequests } from '../shared/errors.ts';
import { imageErrors, imageFile } from '../shared/images.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed, sentText, shownName } from '../shared/schemas.ts';

const { shortestName, longestName } = SIGN_UP_LIMITS;

const openSession = z.object({
  id,
  /** What the browser says it is, as it said it. */
  userAgent: z.string().nullable(),
  address: z.string().nullable(),
  startedAt: instant,
  renewedAt: instant,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

const route = tagged('Perfil');

nameSchemas({ OpenSession: openSession });

export const profileContract = {
  rename: accountProcedure
    .route(route.patch('/profile', 'Mudar o nome'))
    .input(
      z.strictObject({
        name: shownName(
          shortestName,
          longestName,
          `Nome deve ter pelo menos ${shortestName} caracteres`,
        ),
      }),
    )
    .output(z.object({ name: z.string() })),

  uploadPhoto: accountProcedure
    .route(route.put('/profile/photo', 'Enviar a própria foto'))
    .input(z.strictObject({ file: imageFile }))
    .output(z.object({ imageUrl: z.string() }))
    .errors({ ...tooManyRequests, ...imageErrors }),

  removePhoto: accountProcedure
    .route(route.delete('/profile/photo', 'Remover a própria foto'))
    .output(z.object({ imageUrl: z.null() })),

  /** Moves the account to the address whose link was opened. */
  confirmNewEmail: accountProcedure
    .route(route.post('/profile/email', 'Confirmar o novo e-mail'))
    .input(z.strictObject({ token: sentText.min(1).max(100) }))
    .output(z.object({ email: z.string() }))
    .errors({
      ...tooManyRequests,
      EMAIL_LINK_INVALID: {
        status: 409,
        message: 'Este link não vale mais, ou é de outra conta. Peça a troca do e-mail de novo.',
      },
    }),

  /** Mails the link that confirms the account's address once more. */
  sendConfirmation: accountProcedure
    .route(route.post('/profile/confirmation', 'Reenviar a confirmação de e-mail'))
    /** `sent`: whether it leaves; without a mail server it waits with the operators. */
    .output(z.object({ sent: z.boolean() }))
    .errors({
      ...tooManyRequests,
      ALREADY_CONFIRMED: { status: 409, message: 'Seu e-mail já está confirmado.' },
    }),

  listSessions: accountProcedure
    .route(route.get('/profile/sessions', 'Aparelhos conectados'))
    .output(z.array(openSession)),

  endSession: accountProcedure
    .route(route.delete('/profile/sessions/{id}', 'Desconectar um aparelho'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({ SESSION_NOT_FOUND: { status: 404, message: 'Este aparelho já foi desconectado.' } }),

  endOtherSessions: accountProcedure
    .route(route.delete('/profile/sessions', 'Desconectar os outros aparelhos'))
    .output(z.object({ ended: z.int() })),
};
