import { ROLES } from '@app/domain/team/permissions';
import { z } from 'zod';
import { companyProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed } from '../shared/schemas.ts';

export const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  imageUrl: z.string().nullable(),
  role: z.enum(ROLES),
  active: z.boolean(),
  /** The one who asks. */
  isSelf: z.boolean(),
  joinedAt: instant,
  /** When she was last in this company, to the hour; `null` where nothing was noted. */
  lastSeenAt: instant.nullable(),
  /** `null`, like the last access, of whoever no longer works here. */
  twoFactorEnabled: z.boolean().nullable(),
});
export type Member = z.infer<typeof member>;

const memberErrors = {
  MEMBER_NOT_FOUND: { status: 404, message: 'Pessoa não encontrada nesta empresa.' },
  LAST_OWNER: {
    status: 409,
    message: 'A empresa precisa de pelo menos um proprietário. Escolha outro antes.',
  },
  ROLE_TOO_HIGH: {
    status: 403,
    message: 'Só um proprietário pode mudar o acesso de proprietários e gerentes.',
  },
} as const;
const route = tagged('Acessos');

nameSchemas({ Member: member });

export const membersContract = {
  list: companyProcedure.route(route.get('/members', 'Quem tem acesso')).output(z.array(member)),

  changeRole: companyProcedure
    .route(route.patch('/members/{id}/role', 'Mudar o papel'))
    .input(z.strictObject({ id, role: z.enum(ROLES, 'Escolha um papel') }))
    .output(removed)
    .errors(memberErrors),

  deactivate: companyProcedure
    .route(route.post('/members/{id}/deactivation', 'Retirar o acesso'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors(memberErrors),

  reactivate: companyProcedure
    .route(route.post('/members/{id}/reactivation', 'Devolver o acesso'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors(memberErrors),
};
