import { SIGN_UP_LIMITS } from '@app/domain/identity/sign-up';
import { z } from 'zod';
import { newAccountFields, refuseWeakPassword } from '../identity/sign-up.contract.ts';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, sentText, shownName } from '../shared/schemas.ts';

const name = shownName(1, SIGN_UP_LIMITS.longestName, 'Nome é obrigatório');

export const administratorSchema = z.object({
  id,
  name: z.string(),
  email: z.string(),
  active: z.boolean(),
  twoFactorEnabled: z.boolean(),
  createdAt: instant,
});
export type Administrator = z.infer<typeof administratorSchema>;

export const newAdministratorSchema = newAccountFields
  .extend({ name })
  .superRefine(refuseWeakPassword);
export type NewAdministrator = z.infer<typeof newAdministratorSchema>;

/** The e-mail is how she signs in: only she changes it, in her profile. */
const fields = z.strictObject({ name, active: z.boolean() });

export const administratorChangesSchema = fields.extend({
  id,
  /** As it was read: whoever changed it meanwhile is not overwritten. */
  before: z.strictObject({ name: sentText.max(SIGN_UP_LIMITS.longestName), active: z.boolean() }),
});

nameSchemas({
  Administrator: administratorSchema,
  AdministratorForm: newAdministratorSchema,
});

const route = tagged('Plataforma');
const path = '/platform/administrators';

const noMore = {
  ADMINISTRATOR_NO_MORE: { status: 403, message: 'Seu acesso de administrador foi encerrado.' },
} as const;

const deactivationRefusals = {
  ...noMore,
  ADMINISTRATOR_NOT_FOUND: { status: 404, message: 'Administrador não encontrado' },
  ADMINISTRATOR_IS_ONESELF: {
    status: 409,
    message: 'Você não pode desativar a si mesmo. Peça a outro administrador.',
  },
  ADMINISTRATOR_IS_LAST: {
    status: 409,
    message: 'Este é o único administrador ativo. Cadastre outro antes de desativá-lo.',
  },
} as const;

export const administratorsContract = {
  /** Whoever runs the platform or did so, newest first. */
  list: operatorProcedure
    .route(route.get(path, 'Listar administradores'))
    .output(z.array(administratorSchema)),

  create: operatorProcedure
    .route(route.create(path, 'Criar administrador'))
    .input(newAdministratorSchema)
    .output(administratorSchema)
    .errors({
      ...noMore,
      USER_EXISTS: { status: 409, message: 'Este e-mail já está cadastrado. Use outro e-mail.' },
      USER_NOT_CREATED: { status: 409, message: 'Failed to create user' },
    }),

  update: operatorProcedure
    .route(route.put(`${path}/{id}`, 'Alterar administrador'))
    .input(administratorChangesSchema)
    .output(administratorSchema)
    .errors({
      ...deactivationRefusals,
      ADMINISTRATOR_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este administrador enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  /** She cannot sign in any more, and is out at once wherever she is in. */
  deactivate: operatorProcedure
    .route(route.post(`${path}/{id}/deactivate`, 'Desativar administrador'))
    .input(z.strictObject({ id }))
    .output(administratorSchema)
    .errors(deactivationRefusals),
};
