import { COMPANY_STATUS_LIMITS } from '@app/domain/company/company-status';
import { z } from 'zod';
import { operatorProcedure } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
import { id, instant, removed, requiredText, version } from '../shared/schemas.ts';

const limits = COMPANY_STATUS_LIMITS;

export const companyStatusForm = z.strictObject({
  name: requiredText(1, limits.nameLength, 'Nome é obrigatório'),
  color: z
    .string('Cor é obrigatória')
    .min(1, 'Cor é obrigatória')
    .regex(/^#[0-9A-Fa-f]{6}$/, 'Cor inválida'),
});
export type CompanyStatusForm = z.infer<typeof companyStatusForm>;

export const companyStatus = z.object({
  id,
  name: z.string(),
  color: z.string(),
  version,
  createdAt: instant,
});
export type CompanyStatus = z.infer<typeof companyStatus>;

nameSchemas({ CompanyStatusForm: companyStatusForm, CompanyStatus: companyStatus });

const route = tagged('Plataforma: status');
const taken = {
  STATUS_NAME_TAKEN: { status: 409, message: 'Já existe um status com este nome.' },
} as const;
const notFound = { STATUS_NOT_FOUND: { status: 404, message: 'Status não encontrado' } } as const;

/** Marks of the operators' own that they put on companies. */
export const statusesContract = {
  /** Newest first. */
  list: operatorProcedure
    .route(route.get('/platform/statuses', 'Listar status'))
    .output(z.array(companyStatus)),

  create: operatorProcedure
    .route(route.create('/platform/statuses', 'Criar status'))
    .input(companyStatusForm)
    .output(companyStatus)
    .errors({
      ...taken,
      TOO_MANY_STATUSES: {
        status: 409,
        message: `Já existem ${limits.statuses} status. Exclua um que ninguém usa.`,
      },
    }),

  /** Takes the version that was read; whoever changed it meanwhile is not overwritten. */
  update: operatorProcedure
    .route(route.put('/platform/statuses/{id}', 'Alterar status'))
    .input(companyStatusForm.safeExtend({ id, version }))
    .output(companyStatus)
    .errors({
      ...taken,
      ...notFound,
      STATUS_CHANGED: {
        status: 409,
        message:
          'Outra pessoa alterou este status enquanto você editava. Feche, confira e altere de novo.',
      },
    }),

  /** Companies that had it have none then. */
  remove: operatorProcedure
    .route(route.delete('/platform/statuses/{id}', 'Excluir status'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors(notFound),
};
