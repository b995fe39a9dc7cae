import { ROLES } from '@app/domain/team/permissions';
import { z } from 'zod';
import { newAccountFields, refuseWeakPassword } from '../identity/sign-up.contract.ts';
import { companyProcedure, publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { email, id, instant, removed, sentText } from '../shared/schemas.ts';

export const newInvitationSchema = z.strictObject({
  email,
  role: z.enum(ROLES, 'Escolha um papel'),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

export const invitation = z.object({
  id,
  email: z.string(),
  role: z.enum(ROLES),
  invitedBy: z.string().nullable(),
  expiresAt: instant,
  createdAt: instant,
});
export type Invitation = z.infer<typeof invitation>;

const newcomerFields = newAccountFields.omit({ email: true });

/** What a newcomer types. The link knows her e-mail and the company, which are no password either. */
export const newcomerSchema = newcomerFields.superRefine(refuseWeakPassword);

const written = invitation.extend({
  /** To be handed over by the inviter, where no mail leaves this system; `null` where it was mailed. */
  link: z.string().nullable(),
});

const token = sentText.min(1).max(200);
const notValid = {
  INVITATION_NOT_VALID: {
    status: 404,
    message: 'Este convite não vale mais. Peça um novo a quem convidou você.',
  },
} as const;
const invitationNotFound = {
  INVITATION_NOT_FOUND: { status: 404, message: 'Convite não encontrado.' },
} as const;
const roleTooHigh = {
  ROLE_TOO_HIGH: {
    status: 403,
    message: 'Só um proprietário pode convidar proprietários e gerentes.',
  },
} as const;
const notConfirmed = {
  EMAIL_NOT_CONFIRMED: {
    status: 403,
    message: 'Confirme seu e-mail antes de convidar alguém. O link está na mensagem que enviamos.',
  },
} as const;
const route = tagged('Acessos');

nameSchemas({
  InvitationForm: newInvitationSchema,
  Invitation: invitation,
  WrittenInvitation: written,
});

export const invitationsContract = {
  /** Those that wait for an answer. */
  list: companyProcedure
    .route(route.get('/invitations', 'Convites abertos'))
    .output(z.array(invitation)),

  /** Mails a link that makes somebody a member. */
  create: companyProcedure
    .route(route.create('/invitations', 'Convidar alguém'))
    .input(newInvitationSchema)
    /** `replaced`: one that waited for the same e-mail; its link stopped working. */
    .output(written.extend({ replaced: z.boolean() }))
    .errors({
      ...tooManyRequests,
      ...notConfirmed,
      ...roleTooHigh,
      ALREADY_MEMBER: { status: 409, message: 'Esta pessoa já tem acesso à empresa.' },
    }),

  /** A new link; the old one stops working. */
  resend: companyProcedure
    .route(route.post('/invitations/{id}/resend', 'Reenviar o convite'))
    .input(z.strictObject({ id }))
    .output(written)
    .errors({ ...tooManyRequests, ...notConfirmed, ...invitationNotFound, ...roleTooHigh }),

  cancel: companyProcedure
    .route(route.delete('/invitations/{id}', 'Cancelar o convite'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({ ...invitationNotFound, ...roleTooHigh }),

  /** What the link says to whoever opens it. */
  show: publicProcedure
    .route(route.get('/invitation/{token}', 'Ler o convite'))
    .input(z.strictObject({ token }))
    .output(
      z.object({
        companyName: z.string(),
        invitedBy: z.string().nullable(),
        email: z.string(),
        role: z.enum(ROLES),
        /** Whether this e-mail has an account: then its password is asked for, not a new one. */
        hasAccount: z.boolean(),
      }),
    )
    .errors({ ...tooManyRequests, ...notValid }),

  /** Whoever has no account yet joins with a new one. The link proved the e-mail. */
  acceptAsNewcomer: publicProcedure
    .route(route.create('/invitation/{token}/newcomer', 'Aceitar o convite com uma conta nova'))
    .input(newcomerFields.extend({ token }).superRefine(refuseWeakPassword))
    .output(z.object({ email: z.string() }))
    .errors({
      ...tooManyRequests,
      ...notValid,
      USER_EXISTS: { status: 409, message: 'Este e-mail já está cadastrado. Entre para aceitar.' },
    }),

  /** Whoever is signed in with the invited e-mail joins. */
  accept: publicProcedure
    .route(route.post('/invitation/{token}', 'Aceitar o convite'))
    .input(z.strictObject({ token }))
    .output(z.object({ companyId: id }))
    .errors({
      ...tooManyRequests,
      ...notValid,
      SIGN_IN_FIRST: { status: 401, message: 'Entre com o e-mail convidado para aceitar.' },
      OTHER_ACCOUNT: {
        status: 409,
        message: 'Você entrou com outro e-mail. Saia e entre com o e-mail convidado.',
      },
    }),
};
