import { forAnyone } from '../../foundation/http/procedures.ts';
import { limitedVisits, publicReads } from '../../foundation/http/visit-limit.ts';
import { supportContact } from './support.queries.ts';

export const supportHandlers = {
  contact: forAnyone.platform.support.contact
    .use(limitedVisits(publicReads))
    .handler(({ context }) => {
      const actor = { userId: null, requestId: context.requestId };
      return context.scopes.asOperator(actor, (scope) => supportContact(scope, context.settings));
    }),
};
