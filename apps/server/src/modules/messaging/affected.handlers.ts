import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { tellAffected } from './affected.commands.ts';
import { listAffectedTold } from './affected.queries.ts';

const affected = forCompany.messaging.affected.use(opens('messages'));

export const affectedHandlers = {
  listTold: affected.listTold
    .use(requires('messages.view'))
    .handler(({ context }) => listAffectedTold(context.scope, context.now)),

  tell: affected.tell.use(requires('messages.send')).handler(({ input, context }) => {
    const { scope, account, now } = context;
    return tellAffected(scope, { ...input, userId: account.userId }, now);
  }),
};
