import { forOperators } from '../../foundation/http/procedures.ts';
import { isCheckoutPartOfSignUp, SIGN_UP_CHECKOUT } from '../billing/sign-up-checkout.rules.ts';

const platformSettings = forOperators.platform.settings;

export const platformSettingsHandlers = {
  read: platformSettings.read.handler(async ({ context }) => ({
    signUpCheckout: await isCheckoutPartOfSignUp(context, context.scope),
  })),

  change: platformSettings.change.handler(async ({ input: { signUpCheckout }, context }) => {
    const { settings, scope, account } = context;
    const value = signUpCheckout ? 'on' : 'off';
    await settings.save(
      scope,
      { key: SIGN_UP_CHECKOUT, category: 'platform', value },
      account.userId,
    );
    return { signUpCheckout };
  }),
};
