import type { OperatorScope } from '../../foundation/database/scopes.ts';
import type { RequestContext } from '../../foundation/http/request-context.ts';

const KEY = 'sign_up_checkout';
type Settings = Pick<RequestContext, 'settings'>;

/** Whether sign-up leads to the checkout: yes, until an operator says no. */
export async function isCheckoutPartOfSignUp(
  { settings }: Settings,
  scope: OperatorScope,
): Promise<boolean> {
  return (await settings.read(scope, KEY)) !== 'off';
}

export async function decideOnSignUpCheckout(
  { settings }: Settings,
  scope: OperatorScope,
  { isOn, userId }: { isOn: boolean; userId: string },
): Promise<void> {
  await settings.save(
    scope,
    { key: KEY, category: 'platform', value: isOn ? 'on' : 'off' },
    userId,
  );
}
