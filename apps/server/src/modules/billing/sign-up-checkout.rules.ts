import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';

/** The operators' setting: 'off' leads from sign-up to the first steps at once. */
export const SIGN_UP_CHECKOUT = 'sign_up_checkout';

/** Whether sign-up leads to the checkout: yes, until an operator says no. */
export async function isCheckoutPartOfSignUp(
  { settings }: Pick<RequestContext, 'settings'>,
  scope: OperatorScope,
): Promise<boolean> {
  return (await settings.read(scope, SIGN_UP_CHECKOUT)) !== 'off';
}
