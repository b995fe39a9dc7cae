import { withoutKeys } from '@app/domain/team/support-visit';
import { os } from '@orpc/server';
import type { AccountContext } from './request-context.ts';
import { supportOf } from './session-account.ts';

/** Whatever a visit for support is told, no address of a client's own page is in it. */
export const hidingKeys = os
  .$context<AccountContext>()
  .middleware(async ({ context, next }, _input, output) => {
    const told = await next();
    return supportOf(context.account) ? output(hideKeys(told.output)) : told;
  });

/** However deep they lie. What is no plain answer, such as a file or a stream, is handed on. */
function hideKeys(told: unknown): unknown {
  if (typeof told === 'string') return withoutKeys(told);
  if (Array.isArray(told)) return told.map(hideKeys);
  if (!isPlain(told)) return told;
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, hideKeys(value)]));
}

function isPlain(told: unknown): told is Record<string, unknown> {
  return (
    typeof told === 'object' && told !== null && Object.getPrototypeOf(told) === Object.prototype
  );
}
