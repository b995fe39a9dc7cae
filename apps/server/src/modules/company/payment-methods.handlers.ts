import type { PaymentMethod } from '@app/contract/company/payment-methods.contract';
import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { listPaymentMethods, type PaymentMethodRow } from './payment-methods.queries.ts';
import {
  createPaymentMethod,
  deactivatePaymentMethod,
  reactivatePaymentMethod,
  removePaymentMethod,
} from './payment-methods.rules.ts';

const paymentMethods = forCompany.company.paymentMethods.use(opens('settings'));
const manages = requires('company.manage');

export const paymentMethodsHandlers = {
  list: paymentMethods.list.use(requires('company.view')).handler(async ({ context }) => {
    const rows = await listPaymentMethods(context.scope);
    return rows.map(presentPaymentMethod);
  }),

  create: paymentMethods.create.use(manages).handler(async ({ input, context, errors }) => {
    const outcome = await createPaymentMethod(context.scope, input);
    return presentPaymentMethod(valueOr(outcome, { taken: errors.PAYMENT_METHOD_NAME_TAKEN }));
  }),

  deactivate: paymentMethods.deactivate
    .use(manages)
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await deactivatePaymentMethod(context.scope, id);
      return presentPaymentMethod(
        valueOr(outcome, { 'not-found': errors.PAYMENT_METHOD_NOT_FOUND }),
      );
    }),

  reactivate: paymentMethods.reactivate
    .use(manages)
    .handler(async ({ input: { id }, context, errors }) => {
      const outcome = await reactivatePaymentMethod(context.scope, id);
      return presentPaymentMethod(
        valueOr(outcome, { 'not-found': errors.PAYMENT_METHOD_NOT_FOUND }),
      );
    }),

  remove: paymentMethods.remove.use(manages).handler(async ({ input: { id }, context, errors }) => {
    const outcome = await removePaymentMethod(context.scope, id);
    valueOr(outcome, {
      'not-found': errors.PAYMENT_METHOD_NOT_FOUND,
      'has-history': errors.PAYMENT_METHOD_HAS_HISTORY,
    });
    return { id };
  }),
};

function presentPaymentMethod({ id, name, kind, active }: PaymentMethodRow): PaymentMethod {
  return { id, name, kind, active };
}
