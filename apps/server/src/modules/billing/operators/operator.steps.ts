import type { AccountContext } from '../../../foundation/http/request-context.ts';

type Operating = Pick<AccountContext, 'account' | 'requestId' | 'now'>;

/** Who acts, and when, for the trail. */
export function doerOf({ account, requestId, now }: Operating) {
  return { userId: account.userId, requestId, now };
}
