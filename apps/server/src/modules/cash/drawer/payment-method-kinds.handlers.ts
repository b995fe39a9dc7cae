import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { rewordPaymentMethod } from './payment-method-kinds.commands.ts';

const paymentMethods = forCompany.company.paymentMethods.use(opens('settings'));

/** A way of paying is the company's; whether its kind may change, the open drawer says. */
export const paymentMethodKindsHandlers = {
  rename: paymentMethods.rename
    .use(requires('company.manage'))
    .handler(async ({ input: { id, ...wording }, context, errors }) => {
      const outcome = await rewordPaymentMethod(context.scope, id, wording);
      if (outcome.accepted) {
        const { name, kind, active } = outcome.value;
        return { id, name, kind, active };
      }
      if (outcome.reason === 'not-found') throw errors.PAYMENT_METHOD_NOT_FOUND();
      if (outcome.reason === 'in-open-drawer') throw errors.PAYMENT_METHOD_IN_OPEN_DRAWER();
      throw errors.PAYMENT_METHOD_NAME_TAKEN();
    }),
};
