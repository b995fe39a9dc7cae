import { ROLES } from '@app/domain/team/permissions';
import { z } from 'zod';
import { accountProcedure } from '../shared/errors.ts';
import { tagged } from '../shared/routes.ts';
import { id } from '../shared/schemas.ts';

export const membershipsContract = {
  /** The companies in which the person may work. */
  list: accountProcedure.route(tagged('Acessos').get('/memberships', 'Minhas empresas')).output(
    z.array(
      z.object({
        companyId: id,
        companyName: z.string(),
        role: z.enum(ROLES),
        isOpen: z.boolean(),
      }),
    ),
  ),

  /** From now on this company opens after signing in. */
  open: accountProcedure
    .route(tagged('Acessos').post('/memberships/{companyId}/open', 'Trocar de empresa'))
    .input(z.strictObject({ companyId: id }))
    .output(z.object({ companyId: id }))
    .errors({
      MEMBERSHIP_NOT_FOUND: { status: 404, message: 'Você não tem acesso a esta empresa.' },
    }),
};
