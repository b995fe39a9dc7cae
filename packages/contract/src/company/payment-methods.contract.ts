import { NAME_LIMIT } from '@app/domain/company/financial-category';
import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { z } from 'zod';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { id, removed, requiredText } from '../shared/schemas.ts';

export const paymentMethodForm = z.strictObject({
  name: requiredText(1, NAME_LIMIT, 'Nome é obrigatório'),
  /** What the counter does with it; kept as it is when missing. */
  kind: z.enum(PAYMENT_METHOD_KINDS, 'Escolha o tipo').optional(),
});

const paymentMethod = z.object({
  id,
  name: z.string(),
  kind: z.enum(PAYMENT_METHOD_KINDS),
  active: z.boolean(),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const tags = ['Formas de pagamento'];
const nameTaken = {
  PAYMENT_METHOD_NAME_TAKEN: {
    status: 409,
    message: 'Já existe uma forma de pagamento com este nome.',
  },
} as const;
const notFound = {
  PAYMENT_METHOD_NOT_FOUND: { status: 404, message: 'Forma de pagamento não encontrada' },
} as const;

nameSchemas({ PaymentMethodForm: paymentMethodForm, PaymentMethod: paymentMethod });

export const paymentMethodsContract = {
  /** In the order in which they were made. */
  list: companyProcedure
    .route({ method: 'GET', path: '/payment-methods', tags, summary: 'Listar formas de pagamento' })
    .output(z.array(paymentMethod)),

  create: companyProcedure
    .route({
      method: 'POST',
      path: '/payment-methods',
      successStatus: 201,
      tags,
      summary: 'Criar forma de pagamento',
    })
    .input(paymentMethodForm)
    .output(paymentMethod)
    .errors(nameTaken),

  rename: companyProcedure
    .route({ method: 'PUT', path: '/payment-methods/{id}', tags, summary: 'Renomear' })
    .input(paymentMethodForm.extend({ id }))
    .output(paymentMethod)
    .errors({
      ...nameTaken,
      ...notFound,
      PAYMENT_METHOD_IN_OPEN_DRAWER: {
        status: 409,
        message: 'Esta forma foi usada no caixa aberto. Feche o caixa antes de mudar o tipo.',
      },
    }),

  deactivate: companyProcedure
    .route({ method: 'POST', path: '/payment-methods/{id}/deactivate', tags, summary: 'Inativar' })
    .input(z.strictObject({ id }))
    .output(paymentMethod)
    .errors(notFound),

  reactivate: companyProcedure
    .route({ method: 'POST', path: '/payment-methods/{id}/reactivate', tags, summary: 'Ativar' })
    .input(z.strictObject({ id }))
    .output(paymentMethod)
    .errors(notFound),

  remove: companyProcedure
    .route({ method: 'DELETE', path: '/payment-methods/{id}', tags, summary: 'Excluir' })
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      PAYMENT_METHOD_HAS_HISTORY: hasHistory,
    }),
};
