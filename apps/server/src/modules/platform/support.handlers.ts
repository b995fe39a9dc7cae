import { forAnyone } from '../../foundation/http/procedures.ts';
import { publicReads, rateLimited } from '../../foundation/http/rate-limit.ts';
import { supportContact } from './support.queries.ts';

export const supportHandlers = {
  contact: forAnyone.platform.support.contact
    .use(rateLimited(publicReads))
    .handler(({ context }) => {
      const actor = { userId: null, requestId: context.requestId };
      return context.scopes.asOperator(actor, (scope) => supportContact(scope, context.settings));
    }),
};
