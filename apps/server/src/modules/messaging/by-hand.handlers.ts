import { forCompany, opens, requires } from '../../foundation/http/procedures.ts';
import { valueOr } from '../../foundation/http/value-or.ts';
import { markSent, skipMessage } from './by-hand.commands.ts';
import { countByHand, listByHand } from './messages.queries.ts';

const byHand = forCompany.messaging.byHand.use(opens('messages'));
const sends = requires('messages.send');

export const byHandHandlers = {
  list: byHand.list
    .use(requires('messages.view'))
    .handler(({ context }) => listByHand(context.scope, context.now)),

  count: byHand.count
    .use(requires('messages.view'))
    .handler(async ({ context }) => ({ count: await countByHand(context.scope, context.now) })),

  markSent: byHand.markSent.use(sends).handler(async ({ input, context, errors }) => {
    const { account, now } = context;
    const outcome = await markSent(context.scope, input.id, { userId: account.userId, now });
    return valueOr(outcome, { 'not-waiting': errors.MESSAGE_NOT_WAITING });
  }),

  skip: byHand.skip.use(sends).handler(async ({ input, context, errors }) => {
    const outcome = await skipMessage(context.scope, input.id);
    return valueOr(outcome, { 'not-waiting': errors.MESSAGE_NOT_WAITING });
  }),
};
