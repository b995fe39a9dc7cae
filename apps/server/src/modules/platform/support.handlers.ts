import { forAnyone, forWaitingOperators } from '../../foundation/http/procedures.ts';
import { publicReads, rateLimited } from '../../foundation/http/rate-limit.ts';
import type { AccountContext } from '../../foundation/http/request-context.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { supportContact } from './support.queries.ts';
import { enterAsSupport, leaveAsSupport, type Visitor } from './support-visits.commands.ts';

// Each opens its own transaction, because companies are told once that is over.
const visits = forWaitingOperators.platform.support;

export const supportHandlers = {
  contact: forAnyone.platform.support.contact
    .use(rateLimited(publicReads))
    .handler(({ context }) => {
      const actor = { userId: null, requestId: context.requestId };
      return context.scopes.asOperator(actor, (scope) => supportContact(scope, context.settings));
    }),

  enter: visits.enter.handler(async ({ input, context, errors }) => {
    const { visit, leftCompanyId } = await context.actOnce(async (scope) =>
      valueOr(await enterAsSupport(scope, visitorOf(context), input), {
        'not-found': errors.COMPANY_NOT_FOUND,
        inactive: errors.COMPANY_INACTIVE,
        member: errors.SUPPORT_IS_MEMBER,
      }),
    );
    tell(context, visit.companyId);
    if (leftCompanyId) tell(context, leftCompanyId);
    return { id: visit.id, companyId: visit.companyId, endsAt: visit.endsAt };
  }),

  leave: visits.leave.handler(async ({ context }) => {
    const visitor = visitorOf(context);
    const companyId = await context.scopes.asOperator(visitor, (scope) =>
      leaveAsSupport(scope, visitor),
    );
    if (companyId) tell(context, companyId);
    return { companyId };
  }),
};

function visitorOf({ account, requestId, now }: AccountContext): Visitor {
  const { userId, name, sessionId } = account;
  return { userId, name, sessionId, requestId, now };
}

/** Whoever may end the visit sees it come and go. */
function tell({ scopes, account, requestId }: AccountContext, companyId: string): void {
  scopes.tell({ companyId, userId: account.userId, requestId }, 'support');
}
