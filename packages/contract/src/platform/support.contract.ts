import { z } from 'zod';
import { operatorProcedure, publicProcedure, tooManyRequests } from '../shared/errors.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant } from '../shared/schemas.ts';
import { supportReason } from '../team/support-visits.contract.ts';

const route = tagged('Plataforma');

export const supportForm = z.strictObject({ companyId: id, reason: supportReason });

export const supportContract = {
  /** How a company reaches whoever runs the platform. */
  contact: publicProcedure
    .route(route.get('/support', 'Contato de suporte'))
    .output(z.object({ whatsapp: z.string().nullable(), email: z.string().nullable() }))
    .errors(tooManyRequests),

  /** From now on this session looks into the company, until the visit is over. */
  enter: operatorProcedure
    .route(route.post('/platform/support/enter', 'Entrar em uma empresa como suporte'))
    .input(supportForm)
    .output(z.object({ id, companyId: id, endsAt: instant }))
    .errors({
      COMPANY_NOT_FOUND: { status: 404, message: 'Empresa não encontrada' },
      COMPANY_INACTIVE: {
        status: 409,
        message: 'Esta empresa está inativa. Reative-a para entrar nela.',
      },
      SUPPORT_IS_MEMBER: {
        status: 409,
        message: 'Você faz parte desta empresa: entre nela pelo seu próprio acesso.',
      },
    }),

  leave: operatorProcedure
    .route(route.post('/platform/support/leave', 'Sair da empresa visitada'))
    .output(z.object({ companyId: id.nullable() })),
};
