import { limitedTo, publicReads } from '../../foundation/http/attempt-limit.ts';
import { forAnyone } from '../../foundation/http/procedures.ts';
import { supportContact } from './support.queries.ts';

export const supportHandlers = {
  contact: forAnyone.platform.support.contact.use(limitedTo(publicReads)).handler(({ context }) => {
    const actor = { userId: null, requestId: context.requestId };
    return context.scopes.asOperator(actor, (scope) => supportContact(scope, context.settings));
  }),
};
