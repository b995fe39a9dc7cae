import { forOperators } from '../../foundation/http/procedures.ts';
import {
  decideOnSignUpCheckout,
  isCheckoutPartOfSignUp,
} from '../billing/sign-up-checkout.commands.ts';

const { settings } = forOperators.platform;

export const platformSettingsHandlers = {
  read: settings.read.handler(async ({ context }) => ({
    signUpCheckout: await isCheckoutPartOfSignUp(context, context.scope),
  })),

  change: settings.change.handler(async ({ input: { signUpCheckout }, context }) => {
    const decision = { isOn: signUpCheckout, userId: context.account.userId };
    await decideOnSignUpCheckout(context, context.scope, decision);
    return { signUpCheckout };
  }),
};
