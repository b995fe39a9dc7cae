import { SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { z } from 'zod';
import { accountProcedure, tooManyRequests } from '../shared/errors.ts';
import { imageErrors, imageFile } from '../shared/images.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { id, instant, removed, shownName } from '../shared/schemas.ts';

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

const account = { tags: ['Perfil'] };

nameSchemas({ OpenSession: openSession });

export const profileContract = {
  rename: accountProcedure
    .route({ ...account, method: 'PATCH', path: '/profile', summary: 'Mudar o nome' })
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
    .route({ ...account, method: 'PUT', path: '/profile/photo', summary: 'Enviar a própria foto' })
    .input(z.strictObject({ file: imageFile }))
    .output(z.object({ imageUrl: z.string() }))
    .errors({ ...tooManyRequests, ...imageErrors }),

  removePhoto: accountProcedure
    .route({
      ...account,
      method: 'DELETE',
      path: '/profile/photo',
      summary: 'Remover a própria foto',
    })
    .output(z.object({ imageUrl: z.null() })),

  /** Moves the account to the address whose link was opened. */
  confirmNewEmail: accountProcedure
    .route({
      ...account,
      method: 'POST',
      path: '/profile/email',
      summary: 'Confirmar o novo e-mail',
    })
    .input(z.strictObject({ token: z.string().min(1).max(100) }))
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
    .route({
      ...account,
      method: 'POST',
      path: '/profile/confirmation',
      summary: 'Reenviar a confirmação de e-mail',
    })
    /** `sent`: whether it leaves; without a mail server it waits with the operators. */
    .output(z.object({ sent: z.boolean() }))
    .errors({
      ...tooManyRequests,
      ALREADY_CONFIRMED: { status: 409, message: 'Seu e-mail já está confirmado.' },
    }),

  listSessions: accountProcedure
    .route({
      ...account,
      method: 'GET',
      path: '/profile/sessions',
      summary: 'Aparelhos conectados',
    })
    .output(z.array(openSession)),

  endSession: accountProcedure
    .route({
      ...account,
      method: 'DELETE',
      path: '/profile/sessions/{id}',
      summary: 'Desconectar um aparelho',
    })
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({ SESSION_NOT_FOUND: { status: 404, message: 'Este aparelho já foi desconectado.' } }),

  endOtherSessions: accountProcedure
    .route({
      ...account,
      method: 'DELETE',
      path: '/profile/sessions',
      summary: 'Desconectar os outros aparelhos',
    })
    .output(z.object({ ended: z.int() })),
};
