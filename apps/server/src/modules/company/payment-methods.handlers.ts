import type { PaymentMethod } from '@app/contract/company/payment-methods.contract';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import {
  createPaymentMethod,
  deactivatePaymentMethod,
  reactivatePaymentMethod,
  removePaymentMethod,
} from './payment-methods.commands.ts';
import { listPaymentMethods, type PaymentMethodRow } from './payment-methods.queries.ts';

const paymentMethods = forCompany.company.paymentMethods.use(opens('settings'));

export const paymentMethodsHandlers = {
  list: paymentMethods.list.use(requires('company.view')).handler(async ({ context }) => {
    const rows = await listPaymentMethods(context.scope);
    return rows.map(presentPaymentMethod);
  }),

  create: paymentMethods.create
    .use(requires('company.manage'))
    .handler(async ({ input, context, errors }) => {
      const outcome = await createPaymentMethod(context.scope, input);
      if (!outcome.accepted) throw errors.PAYMENT_METHOD_NAME_TAKEN();
      return presentPaymentMethod(outcome.value);
    }),

  deactivate: paymentMethods.deactivate
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await deactivatePaymentMethod(context.scope, id);
      if (!outcome.accepted) throw errors.PAYMENT_METHOD_NOT_FOUND();
      return presentPaymentMethod(outcome.value);
    }),

  reactivate: paymentMethods.reactivate
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivatePaymentMethod(context.scope, id);
      if (!outcome.accepted) throw errors.PAYMENT_METHOD_NOT_FOUND();
      return presentPaymentMethod(outcome.value);
    }),

  remove: paymentMethods.remove
    .use(requires('company.manage'))
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await removePaymentMethod(context.scope, id);
      if (outcome.accepted) return { id };
      if (outcome.reason === 'not-found') throw errors.PAYMENT_METHOD_NOT_FOUND();
      throw errors.PAYMENT_METHOD_HAS_HISTORY();
    }),
};

function presentPaymentMethod({ id, name, kind, active }: PaymentMethodRow): PaymentMethod {
  return { id, name, kind, active };
}
