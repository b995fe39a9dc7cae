import { forCompany, opens, requires } from '../../../foundation/http/procedures.ts';
import { valueOr } from '../../../foundation/http/value-or.ts';
import { rewordPaymentMethod } from './payment-method-kinds.commands.ts';

const paymentMethods = forCompany.company.paymentMethods.use(opens('settings'));

/** A way of paying is the company's; whether its kind may change, the open drawer says. */
export const paymentMethodKindsHandlers = {
  rename: paymentMethods.rename
    .use(requires('company.manage'))
    .handler(async ({ input: { id, ...wording }, context, errors }) => {
      const outcome = await rewordPaymentMethod(context.scope, id, wording);
      const { name, kind, active } = valueOr(outcome, {
        'not-found': errors.PAYMENT_METHOD_NOT_FOUND,
        'in-open-drawer': errors.PAYMENT_METHOD_IN_OPEN_DRAWER,
        taken: errors.PAYMENT_METHOD_NAME_TAKEN,
      });
      return { id, name, kind, active };
    }),
};
