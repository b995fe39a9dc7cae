import { NAME_LIMIT } from '@app/domain/company/financial-category';
import { PAYMENT_METHOD_KINDS } from '@app/domain/company/payment-method';
import { z } from 'zod';
import { companyProcedure, hasHistory } from '../shared/errors.ts';
import { nameSchemas } from '../shared/named-schemas.ts';
import { tagged } from '../shared/routes.ts';
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

const route = tagged('Formas de pagamento');
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
    .route(route.get('/payment-methods', 'Listar formas de pagamento'))
    .output(z.array(paymentMethod)),

  create: companyProcedure
    .route(route.create('/payment-methods', 'Criar forma de pagamento'))
    .input(paymentMethodForm)
    .output(paymentMethod)
    .errors(nameTaken),

  rename: companyProcedure
    .route(route.put('/payment-methods/{id}', 'Renomear'))
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
    .route(route.post('/payment-methods/{id}/deactivate', 'Inativar'))
    .input(z.strictObject({ id }))
    .output(paymentMethod)
    .errors(notFound),

  reactivate: companyProcedure
    .route(route.post('/payment-methods/{id}/reactivate', 'Ativar'))
    .input(z.strictObject({ id }))
    .output(paymentMethod)
    .errors(notFound),

  remove: companyProcedure
    .route(route.delete('/payment-methods/{id}', 'Excluir'))
    .input(z.strictObject({ id }))
    .output(removed)
    .errors({
      ...notFound,
      PAYMENT_METHOD_HAS_HISTORY: hasHistory,
    }),
};
