import { forAccounts } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { openMembership } from './memberships.commands.ts';
import { listMemberships } from './memberships.queries.ts';

const memberships = forAccounts.team.memberships;

export const membershipsHandlers = {
  list: memberships.list.handler(async ({ context: { account, requestId, scopes } }) => {
    const actor = { userId: account.userId, requestId };
    const rows = await scopes.asOperator(actor, (scope) => listMemberships(scope, account.userId));
    return rows.map((row) => ({ ...row, isOpen: row.companyId === account.companyId }));
  }),

  open: memberships.open.handler(async ({ input: { companyId }, context, errors }) => {
    const { userId } = context.account;
    const actor = { userId, requestId: context.requestId };
    const outcome = await context.scopes.asOperator(actor, (scope) =>
      openMembership(scope, { userId, companyId }),
    );
    valueOr(outcome, { 'not-found': errors.MEMBERSHIP_NOT_FOUND });
    return { companyId };
  }),
};
